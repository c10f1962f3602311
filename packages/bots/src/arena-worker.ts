/// <reference types="node" />
import { workerData } from 'node:worker_threads';
import { type PlayedGame, playFixture } from './arena/played.js';
import type { Fixture } from './arena/schedule.js';
import { find, identityOf } from './arena/sources.js';
import type { ThreadJob } from './arena-pool.js';
import { playerOf } from './names.js';
import { refused } from './settings.js';

// What a thread of an arena runs. The pool hands every thread what all its games have in common.

let table: ReturnType<typeof seated> | undefined;

/** Plays one game. */
export async function work(fixture: Fixture): Promise<PlayedGame> {
  const [, job]: readonly [unknown, ThreadJob] = workerData;
  table ??= seated(job);
  const { engine, players } = await table;
  return playFixture(engine, players, job.terms, fixture);
}

async function seated({ sources, identity, names }: ThreadJob) {
  const { engine, known } = await find(sources);
  const found = identityOf(engine);
  if (found !== identity) throw refused('sources.engine', found, identity);
  return { engine, players: names.map((name) => playerOf(engine, name, known)) };
}
