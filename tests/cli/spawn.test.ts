import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { bundled } from '../support/bundled.js';
import { atDepth, inFull, some } from '../support/depth.js';
import { startOf } from '../support/modules.js';
import { linesOf, rulewright, scratch } from './console.js';

const program = await bundled('cli');
const spawned = (args: readonly string[], env: NodeJS.ProcessEnv = {}) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '', ...env },
  });
  return { code: status, out: stdout, err: stderr };
};
/** Threads take modules in TypeScript as their process does, as `npm run cli` has it. */
const withThreads = (args: readonly string[]) => {
  const command = [...startOf('cli'), ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  return { code: status, out: stdout, err: stderr };
};

describe('The program as a process', () => {
  test('prints the same as in this process, without colours where nobody sees them', async () => {
    const args = ['play', 'ecologic', '--players', '3', '--seed', 'spawn'];
    const { code, out, err } = spawned(args, { CI: '1', FORCE_COLOR: '1' });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toBe((await rulewright(args)).out);
    expect(out).not.toContain('\u001b');
  });

  test('tells what npm start tells, to what can be typed next', () => {
    const { scripts }: { scripts: { start: string } } = JSON.parse(readFileSync('package.json', 'utf8'));
    const [runner, file, ...args] = scripts.start.split(' ');
    expect([runner, file]).toEqual(['tsx', 'packages/cli/src/main.ts']);
    const { code, out, err } = spawned(args);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(linesOf(out)[0]).toBe('EcoLogic – a game of 3 players, told in short');
    expect(out).toContain('\nFinal ranking\n');
    expect(out).toContain('\nWhat to type next\n');
  });

  test('ends wrong usage with exit code 2, one line and no stack', () => {
    expect(spawned(['play', 'go'])).toEqual({
      code: 2,
      out: '',
      err: 'rulewright: unknown game "go": there are ecologic, emix, does-not-exist, euphoria\n',
    });
  });

  test('plays a game and bots of one\u2019s own in threads', inFull, () => {
    const own = ['--game', 'examples/games/liars-dice.ts', '--bots', 'tests/bots/table-module.ts'];
    const arena = ['arena', ...own, '--players', 'first,last', '--games', '2', '--seed', 'own', '--json'];
    const { code, out, err } = withThreads([...arena, '--workers', '1']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(JSON.parse(out)).toMatchObject({ game: 'liars-dice', players: ['first', 'last'], faults: [] });
  });

  test('prints pure JSON and no progress, the same games however many threads play them', inFull, async () => {
    const games = ['simulate', 'ecologic', '--players', 'uniform,weighted', '--games', '5', '--seed', 'jobs', '--json'];
    const [alone, ...threaded] = [
      await rulewright(games),
      ...atDepth({ day: ['2'], full: ['2'], night: ['1', '2', '3'] }).map((jobs) =>
        spawned([...games, '--jobs', jobs]),
      ),
    ].map(({ code, out, err }) => {
      expect({ code, err }).toEqual({ code: 0, err: '' });
      return { ...JSON.parse(out), seconds: 0, decisionsPerSecond: 0 };
    });
    expect(alone).toMatchObject({ game: 'ecologic', games: 5, players: ['uniform', 'weighted'] });
    for (const report of threaded) expect(report).toEqual(alone);
  });

  test('is quiet when its reader goes away, and leaves no file behind', inFull, async () => {
    const file = `${scratch()}/game.json`;
    const child = spawn(process.execPath, [
      program,
      'play',
      'ecologic',
      '--players',
      '4',
      '--seed',
      'pipe',
      '--record',
      file,
    ]);
    let err = '';
    child.stderr.on('data', (chunk) => {
      err += chunk;
    });
    child.stdout.once('data', () => child.stdout.destroy());
    const code = await new Promise((done) => child.on('close', done));
    expect({ code, err }).toEqual({ code: 0, err: '' });
    if (existsSync(file)) expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ seed: 'pipe' });
  });

  const NO_ROOM = [['rules', 'ecologic'], ['play', 'ecologic', '--seed', 'full'], ['games', '--json'], ['serve']];
  test.each(some(NO_ROOM, { day: 4 }))('ends with a sentence when its output has no room: %s', (...args) => {
    const { status, stderr } = spawnSync('bash', ['-c', '"$0" "$@" >/dev/full', process.execPath, program, ...args], {
      encoding: 'utf8',
      input: '{"jsonrpc":"2.0","id":1,"method":"games"}\n',
      env: { ...process.env, NODE_OPTIONS: '' },
    });
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr: 'rulewright: cannot write the output: no space left on device\n',
    });
  });
});
