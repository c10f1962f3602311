/// <reference types="node" />
import { workerData } from 'node:worker_threads';
import { keepRunning, readyThread } from './arena/exits.js';
import { holdThread, playedWhole } from './arena/outside.js';
import { type PlayedGame, playFixture } from './arena/played.js';
import { find, identityOf } from './arena/sources.js';
import { beating } from './arena/stuck.js';
import type { GameJob, ThreadJob } from './arena-pool.js';
import { type Slice, type SliceJob, slice } from './learning/slices.js';
import { playerOf } from './names.js';
import { refused } from './settings.js';
import { growTree } from './study/grow.js';
import type { Tree } from './study/sums.js';
import type { TreeJob } from './study/tree-job.js';

// The code of an arena's threads. The pool starts each thread with the data that all its games share.

let table: ReturnType<typeof seated> | undefined;

/** Plays one game, for an arena or to learn from it, or grows a tree of a study. */
export async function work(piece: GameJob | SliceJob | TreeJob): Promise<PlayedGame | Slice | Tree> {
  const [, job]: readonly [unknown, ThreadJob] = workerData;
  table ??= seated(job);
  const { engine, players, expertise, features } = await table;
  if ('view' in piece) return growTree(engine, expertise, piece);
  if ('fixture' in piece) {
    const calling = new Int32Array(piece.calling);
    readyThread(process);
    const stop = beating(calling);
    const play = () => playFixture(engine, players, job.terms, piece.fixture);
    return playedWhole(piece.fixture, job.terms, calling, play).finally(stop);
  }
  if (expertise === undefined || features === undefined)
    throw refused('sources.expertise', 'none with features', 'one with features');
  return slice(engine, expertise, features, piece);
}

async function seated({ sources, nets, identity, names, terms }: ThreadJob) {
  keepRunning(process);
  holdThread(process);
  const { engine, known } = await find(sources);
  const found = identityOf(engine);
  if (found !== identity) throw refused('sources.engine', found, identity);
  return {
    engine,
    players: names.map((name) => playerOf(engine, name, { ...known, nets, utility: terms.utility })),
    expertise: known.expertise,
    features: known.expertise?.features?.(engine),
  };
}
