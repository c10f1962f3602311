/// <reference types="node" />
import type { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import type { PlayedGame } from '../arena/played.js';
import { readFixture, readPlayed } from '../arena/read.js';
import type { Fixture } from '../arena/schedule.js';
import { identityOf } from '../arena/sources.js';
import type { Pool, Workforce } from '../arena/workforce.js';
import {
  ARENAS,
  connected,
  connectionTo,
  installed,
  KEPT,
  POSTED,
  type Posting,
  posting,
  postingKey,
  QUEUES,
  queueName,
  refusalsKey,
  resultsKey,
  sleep,
} from './board.js';

/** Settings of an arena over Redis. */
export interface RedisSettings {
  /** The address of Redis: `redis://user:password@host:6379/0`, or `rediss://` for TLS. */
  readonly url: string;
  /** Called once for each worker that refuses to play: it has other versions, or does not know the players. */
  readonly onRefusal?: (worker: string, why: string) => void;
}

/** Milliseconds between two looks at the results. */
const LOOK = 100;
/** Once in this many looks, all missing games are posted again; Redis ignores those that it has. */
const AGAIN = 20;
/** Number of games posted at once. */
const AHEAD = 1_000;
const ATTEMPTS = 3;

/**
 * Workers that take games from a queue on Redis: `arena(engine, names, { …, workers: overRedis({ url }) })`. Each game
 * is a job named after the game, and its result is stored under that name. So every game counts once and none is lost,
 * even if workers or Redis fail. The same arena, posted again, continues with the results that are there.
 */
export const overRedis = (settings: RedisSettings): Workforce => ({
  hire: (engine, job) => new RemotePool(settings, posting(identityOf(engine), job)),
});

interface Awaited {
  readonly fixture: Fixture;
  readonly resolve: (game: PlayedGame) => void;
  readonly reject: (error: unknown) => void;
}

class RemotePool implements Pool {
  readonly ahead = AHEAD;
  private readonly awaited = new Map<string, Awaited>();
  private readonly unsent: Fixture[] = [];
  private readonly refusals = new Set<string>();
  private readonly loop: Promise<void>;
  private isClosed = false;
  private failure: { readonly is: unknown } | undefined;

  constructor(
    private readonly settings: RedisSettings,
    private readonly posting: Posting,
  ) {
    this.loop = this.run();
    this.loop.catch((error) => this.fail(error));
  }

  play(fixture: Fixture): Promise<PlayedGame> {
    if (this.failure !== undefined) return Promise.reject(this.failure.is);
    return new Promise((resolve, reject) => {
      this.awaited.set(fixture.name, { fixture, resolve, reject });
      this.unsent.push(fixture);
    });
  }

  async close(): Promise<void> {
    this.isClosed = true;
    await this.loop.catch(() => {});
  }

  private async run(): Promise<void> {
    const { url } = this.settings;
    const client = await connected(url);
    const { Queue: Jobs } = await installed(() => import('bullmq'));
    const queue = new Jobs(queueName(this.posting.id), { connection: connectionTo(url), prefix: QUEUES });
    queue.on('error', () => {}); // the library waits and tries again
    try {
      for (let look = 0; !this.isClosed; look++) {
        await this.look(client, queue, look % AGAIN === 0);
        await sleep(LOOK);
      }
      await this.tidy(client, queue);
    } finally {
      await queue.close();
      client.disconnect();
    }
  }

  private async look(client: Redis, queue: Queue, again: boolean): Promise<void> {
    if (again) await this.announce(client);
    const sent = again ? [...this.awaited.values()].map(({ fixture }) => fixture) : [...this.unsent];
    this.unsent.length = 0;
    await this.gather(client, queue);
    const missing = sent.filter(({ name }) => this.awaited.has(name));
    if (missing.length > 0) await queue.addBulk(missing.map(jobOf));
    if (again) await this.listen(client, queue);
  }

  private async announce(client: Redis): Promise<void> {
    const { id } = this.posting;
    await client.set(postingKey(id), JSON.stringify(this.posting), 'EX', POSTED);
    await client.sadd(ARENAS, id);
    await client.expire(resultsKey(id), KEPT);
  }

  /** Deletes an invalid result and posts its game again. */
  private async playAgain(client: Redis, queue: Queue, fixture: Fixture): Promise<void> {
    await client.hdel(resultsKey(this.posting.id), fixture.name);
    const job = jobOf(fixture);
    await queue.remove(job.opts.jobId);
    await queue.addBulk([job]);
  }

  private async gather(client: Redis, queue: Queue): Promise<void> {
    const names = [...this.awaited.keys()];
    if (names.length === 0) return;
    const results = await client.hmget(resultsKey(this.posting.id), ...names);
    for (const [i, text] of results.entries()) {
      const name = names[i];
      const awaited = this.awaited.get(name ?? '');
      if (name === undefined || text === null || awaited === undefined) continue;
      const game = readPlayed(text, awaited.fixture);
      if (game === undefined) {
        await this.playAgain(client, queue, awaited.fixture);
        continue;
      }
      awaited.resolve(game);
      this.awaited.delete(name);
    }
  }

  /** Reports failed games and workers that refuse to play. */
  private async listen(client: Redis, queue: Queue): Promise<void> {
    for (const job of await queue.getFailed()) {
      const fixture = readFixture(job.data);
      if (fixture === undefined) await job.remove();
      else this.awaited.get(fixture.name)?.reject(new Error(`game ${fixture.name}: ${job.failedReason}`));
    }
    for (const [worker, why] of Object.entries(await client.hgetall(refusalsKey(this.posting.id)))) {
      if (this.refusals.has(worker)) continue;
      this.refusals.add(worker);
      this.settings.onRefusal?.(worker, why);
    }
  }

  private async tidy(client: Redis, queue: Queue): Promise<void> {
    const { id } = this.posting;
    await client.srem(ARENAS, id);
    await client.del(postingKey(id), resultsKey(id), refusalsKey(id));
    await queue.obliterate({ force: true });
  }

  private fail(error: unknown): void {
    this.failure = { is: error };
    for (const { reject } of this.awaited.values()) reject(error);
    this.awaited.clear();
    this.isClosed = true;
  }
}

/** The job of a game. Its id makes Redis accept it only once. */
const jobOf = (fixture: Fixture) => ({
  name: 'game',
  data: fixture,
  opts: { jobId: `game-${fixture.name.replaceAll('/', '-')}`, attempts: ATTEMPTS, removeOnComplete: true },
});
