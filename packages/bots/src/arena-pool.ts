/// <reference types="node" />

import type { PlayedGame, Terms } from './arena/played.js';
import type { Fixture } from './arena/schedule.js';
import { identityOf, type Sources, sourcesOf } from './arena/sources.js';
import type { AnyEngine } from './game.js';
import { refused, whole } from './settings.js';

/** Threads that play games of an arena. */
export interface WorkerSettings {
  readonly threads: number;
  /** Where they find the engine and its players; those of this project when not given. */
  readonly sources?: Sources;
  /** Options of the Node processes of the threads; those of this process when not given. */
  readonly execArgv?: readonly string[];
}

/** What a thread is told when it begins: plain data. */
export interface ThreadJob {
  readonly sources: Sources;
  /** What the engine has to be. */
  readonly identity: string;
  readonly names: readonly string[];
  readonly terms: Terms;
}

/** So many games wait for a thread, beside the one that it plays. */
const WAITING = 3;

/** The worker's file lies beside this one, in the sources and in every build. */
const workerFile = (): string => {
  const [, extension = '.js'] = /(\.\w+)$/.exec(import.meta.url) ?? [];
  return new URL(`./arena-worker${extension}`, import.meta.url).href;
};

/** A pool of threads. `close` ends them. */
export function threads(
  engine: AnyEngine,
  { names, terms }: Pick<ThreadJob, 'names' | 'terms'>,
  { threads: count, sources = sourcesOf(engine.id), execArgv }: WorkerSettings,
) {
  const most = whole('workers', count, 1);
  if (terms.time?.watch !== undefined) throw refused('time.watch', 'a watch', 'none, or no workers');
  const job: ThreadJob = { sources, identity: identityOf(engine), names, terms };
  const pool = import('tinypool').then(
    ({ Tinypool }) =>
      new Tinypool({
        filename: workerFile(),
        name: 'play',
        minThreads: most,
        maxThreads: most,
        isolateWorkers: false,
        workerData: job,
        ...(execArgv && { execArgv: [...execArgv] }),
      }),
  );
  return {
    play: async (fixture: Fixture): Promise<PlayedGame> => (await pool).run(fixture),
    ahead: most * (1 + WAITING),
    close: async (): Promise<void> => (await pool).destroy(),
  };
}
