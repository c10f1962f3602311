import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ends, histogram } from '../../packages/cli/src/bars.js';
import { statistics } from '../../packages/cli/src/statistics.js';
import { bundled } from '../support/bundled.js';
import { atDepth, inFull } from '../support/depth.js';
import { scratch } from './console.js';

const folder = scratch();
const program = await bundled('cli');

/** A module with a bot whose `choose` has this body. */
function botWith(choose: string): string {
  const path = `${folder}/bot.mjs`;
  writeFileSync(
    path,
    `export const bots = { odd: { about: 'odd', settings: [], make: () => () => ({ choose(view, decision, legal) { ${choose} } }) } };`,
  );
  return path;
}
const PLAY = ['play', 'ecologic', '--quiet', '--seed', 's', '--bot', 'odd'];
/** A short game: whoever never answers is waited for at every decision. */
const SHORT = ['--option', 'maxRounds=1', '--option', 'maxActionsPerSlot=1'];
const SIMULATE = ['simulate', 'emix', ...SHORT, '--players', 'odd,odd', '--games', '1', '--seed', 's', '--json'];

function ended(args: readonly string[], choose: string) {
  const { status, signal, stdout, stderr } = spawnSync(
    process.execPath,
    [program, ...args, '--bots', botWith(choose)],
    { encoding: 'utf8', env: { ...process.env, NODE_OPTIONS: '' } },
  );
  return { status, signal, stdout, stderr };
}

const FAULTS: readonly (readonly [what: string, choose: string, says: string])[] = [
  ['never answers', 'return new Promise(() => {});', 'no answer, and nothing is left that could give one'],
  ['answers nothing', 'return undefined;', 'its answer is refused: CORE-ACT.1 malformed'],
  ['answers for somebody else', 'return { ...legal[0], seat: 1 - view.viewer };', 'its answer is refused: '],
  ['throws undefined', 'throw undefined;', 'undefined was thrown'],
  ['calls process.exit', 'process.exit(0);', 'it has called process.exit'],
];

describe('A bot of somebody', () => {
  test.each(FAULTS.slice(0, atDepth({ day: 1, full: FAULTS.length })))(
    'that %s ends play in a sentence that names it',
    (_, choose, says) => {
      const { status, stderr } = ended(PLAY, choose);
      expect(status).toBe(1);
      expect(stderr).toMatch(/^rulewright: the bot odd at seat \d has failed: [^\n]*\n$/);
      expect(stderr).toContain(says);
    },
  );

  test.each(FAULTS)('that %s is at fault in simulate, which goes on', inFull, (_, choose) => {
    const { status, stdout, stderr } = ended(SIMULATE, choose);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(JSON.parse(stdout)).toMatchObject({ games: 1, faults: expect.arrayContaining([expect.anything()]) });
  });

  test.each([PLAY, SIMULATE].slice(0, atDepth({ day: 1, full: 2 })))(
    'leaves nothing behind that keeps %s',
    (...args) => {
      const { status, stdout, stderr } = ended(args, 'setInterval(() => {}, 1000); return legal[0];');
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
      expect(stdout).not.toBe('');
    },
  );

  test.each(
    [PLAY, SIMULATE]
      .flatMap((args) => (['SIGINT', 'SIGTERM', 'SIGHUP'] as const).map((signal) => [signal, args] as const))
      .slice(0, atDepth({ day: 1, full: 6 })),
  )('that computes for ever ends by %s, in %j', async (signal, args) => {
    const path = botWith('console.log("begun"); for (;;);');
    const child = spawn(process.execPath, [program, ...args, '--bots', path], { stdio: ['ignore', 'ignore', 'pipe'] });
    await once(child.stderr, 'data');
    child.kill(signal);
    expect(await once(child, 'exit')).toEqual([null, signal]);
  });
});

test('Figures of a million games are made as those of ten', () => {
  const values = Array.from({ length: 1_000_000 }, (_, i) => i % 10);
  expect([ends(values), histogram(values).length]).toEqual([[0, 9], 16]);
});

test('A game ends for whatever reason it says', () => {
  const outcome = { reason: '__proto__', winners: [0], ranking: [[0]], scores: [{ n: 1, d: 1 }] };
  const { endReasons } = statistics([{ decisions: 1, rounds: 1, outcome, faults: [] } as never], ['a']);
  expect(Object.entries(endReasons)).toEqual([['__proto__', 1]]);
});
