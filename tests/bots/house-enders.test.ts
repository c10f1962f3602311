import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { arena } from '@rulewright/bots/arena';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { whenStuck } from '../../packages/bots/src/arena/stuck.js';
import { ticTacToe } from '../games/tic-tac-toe.js';
import { bundledWith } from '../support/bundled.js';
import { inFull, some } from '../support/depth.js';
import { gone, isRunning } from '../support/running.js';
import { bots } from './house-enders.js';

const MODULES = ['tests/cli/printing-game.ts', 'tests/bots/house-enders.ts'];
const [rulewright = '', game = '', enders = ''] = await bundledWith('cli', MODULES);
const own = ['--game', game, '--bots', enders];
const playing = (command: 'arena' | 'simulate', players: string, ...more: string[]) =>
  spawnSync(
    process.execPath,
    [rulewright, command, ...own, '--json', '--players', players, '--games', '2', '--seed', 's', ...more],
    { encoding: 'utf8', env: { ...process.env, NODE_OPTIONS: '--max-old-space-size=128' } },
  );

describe('A player ends nothing but its own game', () => {
  test.each(
    some(
      [
        ['exits', [], 'it has called process.exit'],
        ['late', [], 'it failed outside of any call: much later'],
        ['fills', [], 'its thread ended: '],
        ['silent', [], 'no answer, and nothing is left that could give one'],
        ['loops', ['--move-time', '300'], 'it computed on without end'],
        ['rejects', [], 'it failed outside of any call: nobody listens'],
        ['shrugs', [], 'it failed outside of any call: undefined was thrown'],
      ] as const,
      { day: 7, full: 3 },
    ),
  )('%s %j is at fault, and the arena goes on', (name, flags, says) => {
    const { status, stdout, stderr } = playing('arena', `${name},first`, ...flags);
    expect({ status, stack: stderr.includes('    at ') }).toEqual({ status: 0, stack: false });
    const { games, faults, standings } = JSON.parse(stdout);
    expect(games).toBe(2);
    expect(faults.map(({ player }: { player: string }) => player)).toEqual([name, name]);
    expect(faults[0].message).toContain(says);
    expect(standings[0]).toMatchObject({ name: 'first', score: 1, faults: 0 });
  });

  test('what fails outside of any call in simulate is told in a sentence with its place', inFull, () => {
    const { status, stderr } = playing('simulate', 'late,first');
    expect(status).toBe(1);
    expect(stderr.split('\n').filter((line) => line.startsWith('rulewright:'))).toEqual([
      expect.stringMatching(/^rulewright: a module has failed outside of any call \(.*house-enders.*\): much later$/),
    ]);
  });

  test('what prints does not stand in the JSON', inFull, () => {
    const { stdout, stderr } = playing('arena', 'first,uniform');
    expect(JSON.parse(stdout)).toMatchObject({ games: 2, faults: [] });
    expect(stderr).toContain('printed while it loads');
  });
});

test('A player at fault in each of ten games stops the arena, which says why', async () => {
  const play = (name: string) => bots[name]?.make(ticTacToe as never, {}, undefined) as never;
  const settings = { seed: 's', games: 40 } as const;
  const report = await arena(ticTacToe, { unready: play('unready'), first: play('first') }, settings);
  expect(report).toMatchObject({
    games: 10,
    isEarly: true,
    halted: 'unready was at fault in each of its 10 games: not ready',
  });
  const fair = await arena(ticTacToe, { a: play('first'), b: play('first') }, settings);
  expect(fair).toMatchObject({ games: 40, isEarly: false });
  expect(fair.halted).toBeUndefined();
});

describe('Programs that an arena has started', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rulewright-programs-'));
  const children: number[] = [];
  afterAll(() => {
    for (const pid of children) if (pid > 0 && isRunning(pid)) process.kill(pid, 'SIGKILL');
  });

  test.each(some(['SIGINT', 'SIGTERM', 'SIGHUP'] as const, { day: 4, full: 2 }))(
    'end with it at %s',
    async (signal) => {
      const [program, mark] = [join(folder, `slow-${signal}.mjs`), join(folder, `${signal}.pid`)];
      // answers hello, then thinks for ever and hears nothing
      writeFileSync(
        program,
        `import { writeFileSync } from 'node:fs';
       process.stdin.once('data', () => {
         process.stdout.write('{"jsonrpc":"2.0","id":1,"result":{"protocol":1}}\\n', () => {
           writeFileSync(${JSON.stringify(mark)}, String(process.pid));
           for (;;);
         });
       });`,
      );
      const players = `${process.execPath} ${program},weighted`;
      const parent = spawn(process.execPath, [rulewright, 'arena', 'ecologic', '--players', players], {
        stdio: 'ignore',
      });
      while (!existsSync(mark) || readFileSync(mark, 'utf8') === '')
        await new Promise((later) => setTimeout(later, 20));
      const pid = Number(readFileSync(mark, 'utf8'));
      children.push(pid);
      parent.kill(signal);
      expect(await once(parent, 'exit')).toEqual([null, signal]);
      await gone(pid);
    },
  );

  test.each(some(['SIGINT', 'SIGKILL'] as const))(
    'end with it at %s, also while a bot beside them computes without end',
    async (signal) => {
      const [program, bots, mark] = ['asleep.mjs', 'stuck.mjs', `stuck-${signal}.pid`].map((name) =>
        join(folder, name),
      );
      // takes the first answer of all, and does not end with its input
      writeFileSync(
        `${program}`,
        `import { writeFileSync } from 'node:fs';
         import { createInterface } from 'node:readline';
         writeFileSync(process.argv[2], String(process.pid));
         setInterval(() => {}, 1000);
         createInterface({ input: process.stdin }).on('line', (line) => {
           const { id, method } = JSON.parse(line);
           const result = method === 'hello' ? { protocol: 1 } : { choice: 0 };
           if (id !== undefined) console.log(JSON.stringify({ jsonrpc: '2.0', id, result }));
         });`,
      );
      writeFileSync(
        `${bots}`,
        `import { writeFileSync } from 'node:fs';
         export const bots = { stuck: { about: 'computes without end', settings: [], make: () => () => ({
           choose() {
             writeFileSync(${JSON.stringify(`${mark}.stuck`)}, 'stuck');
             for (;;);
           },
         }) } };`,
      );
      const players = `stuck,${process.execPath} ${program} ${mark}`;
      const args = [rulewright, 'arena', 'ecologic', '--bots', `${bots}`, '--players', players, '--seed', 's'];
      const parent = spawn(process.execPath, args, { stdio: 'ignore' });
      children.push(parent.pid ?? 0);
      while (!existsSync(`${mark}.stuck`)) await new Promise((later) => setTimeout(later, 20));
      const pid = Number(readFileSync(`${mark}`, 'utf8'));
      children.push(pid);
      expect(isRunning(pid)).toBe(true);
      parent.kill(signal);
      expect(await once(parent, 'exit')).toEqual([null, signal]);
      await gone(pid);
    },
  );
});

describe('A thread is stuck', () => {
  const move = 1000;
  const watched = (
    terms: Parameters<typeof whenStuck>[1],
    each: (calling: Int32Array) => void,
    milliseconds: number,
  ) => {
    vi.useFakeTimers();
    try {
      const calling = new Int32Array(2);
      const { signal, stop } = whenStuck(calling, terms);
      for (let at = 0; at < milliseconds; at += 100) {
        each(calling);
        vi.advanceTimersByTime(100);
      }
      stop();
      return signal?.aborted;
    } finally {
      vi.useRealTimers();
    }
  };
  const calls = (calling: Int32Array): void => void Atomics.store(calling, 0, 1);
  const beats = (calling: Int32Array): void => {
    calls(calling);
    Atomics.add(calling, 1, 1);
  };

  test.each([
    ['when it has called a player and beats no more for longer than a move', { time: { move } }, calls, 4000, true],
    ['not before', { time: { move } }, calls, 3000, false],
    ['not while it beats', { time: { move } }, beats, 60_000, false],
    ['not before it has called anybody', { time: { move } }, () => {}, 60_000, false],
    ['never where a move has no limit', {}, calls, 60_000, undefined],
  ] as const)('%s', (_, terms, each, milliseconds, isStuck) => {
    expect(watched(terms, each, milliseconds)).toBe(isStuck);
  });
});
