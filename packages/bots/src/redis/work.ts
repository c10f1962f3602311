/// <reference types="node" />
import { hostname } from 'node:os';
import { InputError, isInputError } from '@rulewright/core';
import type { Worker } from 'bullmq';
import type { Redis } from 'ioredis';
import { readFixture } from '../arena/read.js';
import type { Fixture } from '../arena/schedule.js';
import { find, identityOf, type Sources } from '../arena/sources.js';
import type { Pool } from '../arena/workforce.js';
import { threads } from '../arena-pool.js';
import { playerOf } from '../names.js';
import { whole } from '../settings.js';
import {
  ARENAS,
  connected,
  connectionTo,
  installed,
  KEPT,
  type Posting,
  postingKey,
  QUEUES,
  queueName,
  readPosting,
  refusalsKey,
  release,
  resultsKey,
  sleep,
} from './board.js';

/** News from a worker. */
export type WorkerNews =
  | {
      readonly did: 'join' | 'leave';
      readonly arena: string;
      readonly game: string;
      readonly players: readonly string[];
    }
  | { readonly did: 'refuse'; readonly arena: string; readonly why: string }
  | { readonly did: 'play'; readonly arena: string; readonly name: string };

/** Settings of a process that plays games for arenas over Redis. */
export interface RedisWorkerSettings {
  readonly url: string;
  /** By id of the game: the modules of its engine and players. Modules named on the board are never imported. */
  readonly games: Readonly<Record<string, Sources>>;
  /**
   * Number of games played at once, each in a thread of its own, so that the main thread can renew the locks of its
   * jobs.
   */
  readonly threads: number;
  /** Options of the threads' Node process; those of this process by default. */
  readonly execArgv?: readonly string[];
  /** Ends the worker as soon as its current games are done. */
  readonly signal?: AbortSignal;
  readonly onNews?: (news: WorkerNews) => void;
}

/** Milliseconds between two looks at the board. */
const LOOK = 500;
/** Milliseconds after which another worker takes over a job whose lock was not renewed. */
const LOCK = 3_000;
const STALLED_LOOK = 1_000;
/** Times that a job may be taken over; high, because a game is not to blame for workers that are killed. */
const MOST_STALLS = 1_000;

/**
 * Plays games for the arenas on the board of a Redis until the signal ends it. It joins arenas that it can play exactly
 * as their submitters do, with the same engine, pack, release and players. It tells the others why it refuses.
 */
export async function work(settings: RedisWorkerSettings): Promise<void> {
  whole('threads', settings.threads, 1);
  const client = await connected(settings.url);
  const worker = new RedisWorker(settings, client);
  try {
    while (settings.signal?.aborted !== true) {
      await worker.look();
      await sleep(LOOK);
    }
  } finally {
    await worker.leaveAll();
    client.disconnect();
  }
}

interface Joined {
  readonly posting: Posting;
  readonly worker: Worker;
  readonly pool: Pool;
}

class RedisWorker {
  private readonly joined = new Map<string, Joined>();
  private readonly refused = new Set<string>();
  private readonly name = `${hostname()}:${process.pid}`;

  constructor(
    private readonly settings: RedisWorkerSettings,
    private readonly client: Redis,
  ) {}

  /** Joins new arenas on the board and leaves those that are gone. */
  async look(): Promise<void> {
    const open = new Set<string>();
    for (const id of await this.client.smembers(ARENAS)) {
      const posting = readPosting((await this.client.get(postingKey(id))) ?? '');
      if (posting === undefined) {
        await this.client.srem(ARENAS, id);
        continue;
      }
      open.add(id);
      if (!this.joined.has(id) && !this.refused.has(id)) await this.answer(posting);
    }
    for (const [id, joined] of this.joined) {
      if (open.has(id)) continue;
      await this.leave(joined);
      await this.client.del(leftovers(id));
    }
  }

  async leaveAll(): Promise<void> {
    await Promise.all([...this.joined.values()].map((joined) => this.leave(joined)));
  }

  private async answer(posting: Posting): Promise<void> {
    try {
      await this.join(posting);
    } catch (error) {
      if (!isInputError(error)) throw error;
      const { id } = posting;
      const why = error.message.replaceAll(/\s+/g, ' ');
      this.refused.add(id);
      await this.client.hset(refusalsKey(id), this.name, why);
      await this.client.expire(refusalsKey(id), KEPT);
      this.settings.onNews?.({ did: 'refuse', arena: id, why });
    }
  }

  private async join(posting: Posting): Promise<void> {
    const { url, threads: count, execArgv, onNews } = this.settings;
    const { id, names } = posting;
    const { engine, sources } = await this.fitting(posting);
    const { Worker: Jobs } = await installed(() => import('bullmq'));
    const pool = threads({ threads: count, sources, ...(execArgv && { execArgv }) }).hire(engine, posting);
    const worker = new Jobs<Fixture>(queueName(id), ({ data }) => this.play(id, pool, data), {
      connection: connectionTo(url),
      prefix: QUEUES,
      concurrency: count,
      lockDuration: LOCK,
      stalledInterval: STALLED_LOOK,
      maxStalledCount: MOST_STALLS,
    });
    worker.on('error', () => {}); // the library waits and tries again
    this.joined.set(id, { posting, worker, pool });
    onNews?.({ did: 'join', arena: id, game: engine.id, players: names });
  }

  /** The engine that a posting asks for. Throws `InputError` if this worker would play something else. */
  private async fitting({ identity, release: other, names }: Posting) {
    const [game = ''] = identity.split(' ');
    const sources = Object.hasOwn(this.settings.games, game) ? this.settings.games[game] : undefined;
    if (sources === undefined) throw mismatch('game', `"${game}" is not known here`);
    const { engine, known } = await find(sources);
    if (identityOf(engine) !== identity)
      throw mismatch('engine', `here is ${identityOf(engine)}, the arena plays ${identity}`);
    if (release !== other) throw mismatch('release', `here is ${release}, the arena was posted by ${other}`);
    for (const name of names) playerOf(engine, name, known);
    return { engine, sources };
  }

  private async play(id: string, pool: Pool, data: unknown): Promise<void> {
    const key = resultsKey(id);
    const fixture = readFixture(data);
    if (fixture === undefined)
      throw new InputError('a job that is no game', [{ path: queueName(id), message: 'its data' }]);
    if ((await this.client.hexists(key, fixture.name)) === 1) return;
    const game = await pool.play(fixture);
    await this.client.hsetnx(key, game.name, JSON.stringify(game));
    this.settings.onNews?.({ did: 'play', arena: id, name: game.name });
  }

  private async leave({ posting: { id, identity, names }, worker, pool }: Joined): Promise<void> {
    this.joined.delete(id);
    await worker.close();
    await pool.close();
    this.settings.onNews?.({ did: 'leave', arena: id, game: identity.split(' ')[0] ?? '', players: names });
  }
}

const mismatch = (path: string, message: string): InputError =>
  new InputError('this worker would play something else', [{ path, message }]);

/** Keys that workers wrote after the submitter had removed the queue; the last worker to leave deletes them. */
const leftovers = (id: string): string[] =>
  ['meta', 'stalled-check'].map((part) => `${QUEUES}:${queueName(id)}:${part}`);
