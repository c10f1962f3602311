import { overRedis } from '@rulewright/bots/redis';
import { QueueEvents } from 'bullmq';
import { Redis } from 'ioredis';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { arenaOfHush, GAMES } from './arena-of-hush.js';
import { type RedisServer, redisServer } from './server.js';
import { startSubmitter, startWorker, tableModule, type WorkerProcess } from './workers.js';

const here = arenaOfHush();

let server: RedisServer;
let client: Redis;
let processes: WorkerProcess[] = [];
const running = (started: WorkerProcess): WorkerProcess => {
  processes.push(started);
  return started;
};
const worker = (module = tableModule) => running(startWorker(server.url, module));
const submit = (onRefusal: (worker: string, why: string) => void = () => {}, games?: number) =>
  arenaOfHush(overRedis({ url: server.url, onRefusal }), games);
const played = ({ news }: WorkerProcess) => news.flatMap((one) => (one.did === 'play' ? [one.name] : []));

beforeEach(async () => {
  server = await redisServer();
  await server.start();
  client = new Redis(server.url, { maxRetriesPerRequest: null });
  client.on('error', () => {});
});
afterEach(async () => {
  await Promise.all(processes.map((one) => one.kill()));
  processes = [];
  client.disconnect();
  await server.remove();
});

describe('an arena over Redis', () => {
  test('gives the very report that one process gives, whoever plays which game', async () => {
    const [one, other] = [worker(), worker()];
    expect(await submit()).toEqual(await here);
    const names = [...played(one), ...played(other)];
    expect(names).toHaveLength(GAMES);
    expect(new Set(names).size).toBe(GAMES);
  });

  test('leaves nothing behind, and its worker waits for the next one until it is told to end', async () => {
    const one = worker();
    expect(await submit()).toEqual(await here);
    await one.told('leave');
    expect(await client.keys('*')).toEqual([]);
    expect(await submit()).toEqual(await here);
    await one.end();
    expect(played(one)).toHaveLength(2 * GAMES);
  });

  test('loses no game when a worker is killed in the middle of it, and counts none twice', async () => {
    const [one, other] = [worker(), worker()];
    const many = 20;
    const report = submit(undefined, many);
    await Promise.all([one.told('play'), other.told('join')]);
    const [id = ''] = await client.smembers('rulewright:arenas');
    const events = new QueueEvents(`arena-${id}`, { connection: { url: server.url }, prefix: 'rulewright:queues' });
    const stalled: string[] = [];
    events.on('stalled', ({ jobId }) => void stalled.push(jobId.replace('game-', '').replaceAll('-', '/')));
    await events.waitUntilReady();
    await one.kill();
    const before = played(one);
    expect(await report).toEqual(await arenaOfHush(undefined, many));
    await events.close();
    // the game of the killed worker; on a machine that lets processes wait for seconds one of the other's may be among them
    expect(stalled).not.toEqual([]);
    for (const again of stalled) {
      expect(before).not.toContain(again);
      expect(played(other)).toContain(again);
    }
  });

  test('goes on after Redis was cut off in the middle of it and came back with its file', async () => {
    const one = worker();
    const report = submit();
    await one.told('play', 3);
    await server.kill();
    await server.start();
    expect(await report).toEqual(await here);
    expect(new Set(played(one)).size).toBe(GAMES);
  });

  test('posts again what Redis has lost', async () => {
    const one = worker();
    const report = submit();
    await one.told('play', 3);
    await client.flushall();
    expect(await report).toEqual(await here);
  });

  test('goes on with what is there when its submitter was killed and somebody posts it again', async () => {
    const one = worker();
    const first = running(startSubmitter(server.url));
    await one.told('play', 4);
    await first.kill();
    expect(await submit()).toEqual(await here);
    expect(played(one)).toHaveLength(GAMES);
  });

  test('is refused by a worker that would play something else, and it says so', async () => {
    const stranger = worker(tableModule.replace('table-module', 'other-module'));
    const why: string[] = [];
    const report = submit((_, reason) => void why.push(reason));
    await stranger.told('refuse');
    const fitting = worker();
    expect(await report).toEqual(await here);
    expect(played(stranger)).toEqual([]);
    expect(played(fitting)).toHaveLength(GAMES);
    expect(why).toEqual([expect.stringMatching(/^this worker would play something else .* here is tic-tac-toe 1 /)]);
  });

  test('is refused when it is of another release, of another game or of other players', async () => {
    const submitter = running(startSubmitter(server.url));
    const one = worker();
    await one.told('join');
    await submitter.kill();
    const [id = ''] = await client.smembers('rulewright:arenas');
    const posting: object = JSON.parse((await client.get(`rulewright:arena:${id}`)) ?? '');
    const others = {
      older: { release: '0.0.9' },
      chess: { identity: 'chess 1 base#0' },
      deep: { names: ['first', 'deep'] },
    };
    for (const [other, changes] of Object.entries(others)) {
      await client.set(`rulewright:arena:${other}`, JSON.stringify({ ...posting, id: other, ...changes }));
      await client.sadd('rulewright:arenas', other);
    }
    await one.told('refuse', 3);
    const refused = one.news.flatMap((news) => (news.did === 'refuse' ? [[news.arena, news.why]] : []));
    expect(Object.fromEntries(refused)).toEqual({
      older: expect.stringContaining('the arena was posted by 0.0.9'),
      chess: expect.stringContaining('"chess" is not known here'),
      deep: expect.stringContaining('no bot is called deep'),
    });
  });

  test('is told from what stands on the board and is none', async () => {
    for (const [i, text] of ['', '{', '[]', 'null', '{"id":"x"}'].entries()) {
      await client.set(`rulewright:arena:odd-${i}`, text);
      await client.sadd('rulewright:arenas', `odd-${i}`);
    }
    const one = worker();
    expect(await submit()).toEqual(await here);
    expect(await client.smembers('rulewright:arenas')).toEqual([]);
    expect(played(one)).toHaveLength(GAMES);
  });
});

test('Where no Redis answers, an arena says so', async () => {
  await server.kill();
  await expect(submit()).rejects.toThrow(/no Redis\s+redis:\/\/127\.0\.0\.1:\d+: connect ECONNREFUSED/);
});
