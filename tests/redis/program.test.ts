import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startOf } from '../support/modules.js';
import { type RedisServer, redisServer } from './server.js';

let server: RedisServer;
beforeAll(async () => {
  server = await redisServer();
  await server.start();
});
afterAll(() => server.remove());

const rulewright = (...args: readonly string[]): ChildProcess => spawn(process.execPath, [...startOf('cli'), ...args]);

async function outputOf(child: ChildProcess) {
  if (child.stdout === null || child.stderr === null) throw new Error('the program cannot be heard');
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { code: child.exitCode, out, err };
}

const ARENA = ['arena', 'ecologic', '--players', 'uniform,weighted', '--games', '4', '--seed', 'r', '--json'];
const timeless = (json: string) => ({ ...JSON.parse(json), measured: undefined });

describe('the program over Redis', () => {
  test('prints the table that one process prints; a worker tells what it plays and ends when it is told to', async () => {
    const worker = rulewright('worker', '--redis', server.url);
    const told = outputOf(worker);
    const [here, there] = await Promise.all([
      outputOf(rulewright(...ARENA)),
      outputOf(rulewright(...ARENA, '--redis', server.url)),
    ]);
    worker.kill('SIGINT');
    expect({ code: there.code, err: there.err }).toEqual({ code: 0, err: '' });
    expect(timeless(there.out)).toEqual(timeless(here.out));
    const { code, out } = await told;
    const lines = out.trimEnd().split('\n');
    expect(code).toBe(0);
    expect(lines[0]).toMatch(/^joined [0-9a-f]{16}: ecologic, uniform – weighted$/);
    expect(lines.filter((line) => line.startsWith('played '))).toHaveLength(4);
    expect(lines.at(-1)).toMatch(/^left [0-9a-f]{16}$/);
  });

  test('plays a game and bots of one\u2019s own, which every worker names itself', async () => {
    const own = ['--game', 'examples/games/liars-dice.ts', '--bots', 'tests/bots/table-module.ts'];
    const arena = ['arena', ...own, '--players', 'first,last', '--games', '4', '--seed', 'own', '--json'];
    const worker = rulewright('worker', ...own, '--redis', server.url);
    const told = outputOf(worker);
    const [here, there] = await Promise.all([
      outputOf(rulewright(...arena)),
      outputOf(rulewright(...arena, '--redis', server.url)),
    ]);
    worker.kill('SIGINT');
    expect({ code: there.code, err: there.err }).toEqual({ code: 0, err: '' });
    expect(timeless(there.out)).toEqual(timeless(here.out));
    expect((await told).out).toMatch(/^joined [0-9a-f]{16}: liars-dice, first – last$/m);
  });

  test.each([
    [['worker', '--redis', 'redis://127.0.0.1:1'], /^rulewright: no Redis: redis:\/\/127\.0\.0\.1:1: /],
    [[...ARENA, '--redis', 'redis://secret:word@127.0.0.1:1'], /^rulewright: no Redis: redis:\/\/127\.0\.0\.1:1: /],
    [
      [...ARENA, '--redis', 'x', '--workers', '2'],
      /^rulewright: an arena over Redis has the workers that are there\n$/,
    ],
    [['worker'], /required option '--redis <url>' not specified/],
  ])('%j is refused in one line', async (args, message) => {
    const { code, out, err } = await outputOf(rulewright(...args));
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(message);
  });
});
