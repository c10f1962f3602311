/// <reference types="node" />

import { isInputError } from '@rulewright/core';
import { lostGame } from './arena/lost.js';
import type { PlayedGame } from './arena/played.js';
import type { Fixture } from './arena/schedule.js';
import { identityOf, type Sources, sourcesOf } from './arena/sources.js';
import { whenStuck } from './arena/stuck.js';
import type { ArenaJob, Workforce } from './arena/workforce.js';
import type { AnyEngine } from './game.js';
import type { Slice, SliceJob } from './learning/slices.js';
import { messageOf } from './match/sitting.js';
import type { Nets } from './names.js';
import type { Tree } from './study/sums.js';
import type { TreeJob } from './study/tree-job.js';
import { type WorkerPool, type WorkerPoolSettings, workerPool } from './worker-pool.js';

/** Settings of threads that play games of an arena. */
export interface WorkerSettings extends Pick<WorkerPoolSettings, 'threads' | 'execArgv'> {
  /** The modules of the engine and its players; those of this project by default. */
  readonly sources?: Sources;
  /** Nets for players by name, as `known` of the arena has them. */
  readonly nets?: Nets | undefined;
}

/** The data a thread starts with. */
export interface ThreadJob extends Pick<ArenaJob, 'names' | 'terms'> {
  readonly sources: Sources;
  readonly nets?: Nets | undefined;
  /** The identity that the engine must have, as `identityOf` names it. */
  readonly identity: string;
}

/** A game for a thread. `calling` receives the seat that is being called, counted from 1, and the beats of the thread. */
export interface GameJob {
  readonly fixture: Fixture;
  readonly calling: SharedArrayBuffer;
}

/** The URL of the worker's file, which lies beside this one in the sources and in every build. */
const workerFile = (): string => {
  const [, extension = '.js'] = /(\.\w+)$/.exec(import.meta.url) ?? [];
  return new URL(`./arena-worker${extension}`, import.meta.url).href;
};

/** Threads of this process that play games to learn from, for `train`. */
export const learners = (engine: AnyEngine, settings: WorkerSettings): WorkerPool<SliceJob, Slice> =>
  hands(engine, settings);

/** Threads of this process that think about positions, for `analyse` and `review`. */
export const analysts = (engine: AnyEngine, settings: WorkerSettings): WorkerPool<TreeJob, Tree> =>
  hands(engine, settings);

/** Threads for one engine, which need no players. */
function hands<Job, Part>(engine: AnyEngine, { sources, ...settings }: WorkerSettings): WorkerPool<Job, Part> {
  const data: ThreadJob = {
    sources: sources ?? sourcesOf(engine.id),
    identity: identityOf(engine),
    names: [],
    terms: {},
  };
  return workerPool<Job, Part>(workerFile(), { ...settings, data });
}

/** Threads of this process. */
export const threads = ({ sources, nets, ...settings }: WorkerSettings): Workforce => ({
  hire(engine, { names, terms }) {
    const data: ThreadJob = {
      sources: sources ?? sourcesOf(engine.id),
      nets,
      identity: identityOf(engine),
      names,
      terms,
    };
    const { workUntil, ahead, close } = workerPool<GameJob, PlayedGame>(workerFile(), { ...settings, data });
    const play = async (fixture: Fixture): Promise<PlayedGame> => {
      const calling = new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT);
      const stuck = whenStuck(new Int32Array(calling), terms);
      try {
        return await workUntil(stuck.signal, { fixture, calling });
      } catch (error) {
        if (isInputError(error)) throw error;
        const last = Atomics.load(new Int32Array(calling), 0) - 1;
        const why = stuck.signal?.aborted ? 'it computed on without end' : `its thread ended: ${messageOf(error)}`;
        const lost = lostGame(fixture, last < 0 ? undefined : last, why, terms);
        if (lost === undefined) throw error;
        return lost;
      } finally {
        stuck.stop();
      }
    };
    return { ahead, close, play };
  },
});
