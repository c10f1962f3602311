import { loadavg } from 'node:os';
import { arena } from '@rulewright/bots/arena';
import { overRedis } from '@rulewright/bots/redis';
import { Queue, QueueEvents, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import { bots } from '../bots/table-module.js';
import { hush } from '../games/hush.js';
import { redisServer } from './server.js';
import { startWorker, type WorkerProcess } from './workers.js';

// `npm run measure -- redis`: the figures of docs/guide/many-machines.md.

const server = await redisServer();
await server.start();
const connection = { url: server.url, maxRetriesPerRequest: null };

/** Players who wait 20 ms for each decision: how well the games are shared out shows on a busy machine too. */
const play = (seed: string, games: number) =>
  arena(hush, ['slow', 'slow:21'], { games, seed, known: { bots }, workers: overRedis({ url: server.url }) });

async function gamesPerSecond(count: number): Promise<number> {
  const workers = Array.from({ length: count }, () => startWorker(server.url));
  await play(`warm ${count}`, 8 * count);
  const { games, measured } = await play(`measure ${count}`, 60);
  await Promise.all(workers.map((worker) => worker.end()));
  return games / measured.seconds;
}

/** Seconds from the death of a worker until another takes its game up. */
async function takeover(seed: string): Promise<number> {
  const [one, other] = [startWorker(server.url), startWorker(server.url)] as const;
  const report = play(seed, 60);
  await Promise.all([one.told('play'), other.told('play')]);
  const id = joinedBy(one);
  const events = new QueueEvents(`arena-${id}`, { connection, prefix: 'rulewright:queues' });
  await events.waitUntilReady();
  const stalled = new Promise((done) => events.once('stalled', done));
  const begun = performance.now();
  await one.kill();
  await stalled;
  const seconds = (performance.now() - begun) / 1000;
  await report;
  await events.close();
  await other.end();
  return seconds;
}

const joinedBy = ({ news }: WorkerProcess): string => news.find(({ did }) => did === 'join')?.arena ?? '';

/** Empty jobs a second through one queue, from the first that is added to the last that is done. */
async function emptyJobs(count: number): Promise<number> {
  const queue = new Queue('empty', { connection });
  let done = 0;
  const begun = performance.now();
  await new Promise<void>((all) => {
    const worker = new Worker('empty', async () => null, { connection, concurrency: 16 });
    worker.on('completed', () => {
      if (++done === count) void worker.close().then(all);
    });
    const jobs = Array.from({ length: count }, (_, i) => ({ name: 'empty', data: {}, opts: { jobId: `job-${i}` } }));
    void queue.addBulk(jobs);
  });
  const seconds = (performance.now() - begun) / 1000;
  await queue.close();
  return count / seconds;
}

const print = (what: string, figure: number | string): void => console.log(`${what}: ${figure}`);
print('load', loadavg()[0]?.toFixed(1) ?? '');
print('games/s, 1 worker', (await gamesPerSecond(1)).toFixed(2));
print('games/s, 2 workers', (await gamesPerSecond(2)).toFixed(2));
for (const seed of ['a', 'b', 'c'])
  print('seconds until a killed worker’s game is taken up', (await takeover(seed)).toFixed(1));
print('empty jobs/s', Math.round(await emptyJobs(5_000)));
const client = new Redis(server.url);
print('Redis', /redis_version:(\S+)/.exec(await client.info('server'))?.[1] ?? '');
client.disconnect();
await server.remove();
