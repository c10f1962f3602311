import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Prompts } from '../../packages/cli/src/terminal.js';
import { linesOf, rulewright, scratch } from './console.js';

const folder = scratch();

/** A person who takes the first answer that many times, and then types these lines. */
function typing(first: number, lines: readonly string[]): Prompts {
  let asked = 0;
  let typed = 0;
  return {
    choose: async (_, choices) => (asked++ < first ? 0 : choices.indexOf('type an action')),
    number: async () => 0,
    text: async () => lines[typed++] ?? 'resign',
  };
}
const play = (prompts: Prompts, ...flags: readonly string[]) =>
  rulewright(['play', 'ecologic', '--seed', 'resign', '--human', '0', '--human', '1', ...flags], prompts);

describe('A person at the terminal', () => {
  test('gives the game up by a word, and the other wins', async () => {
    const { code, out } = await play(typing(3, ['resign']));
    expect(code).toBe(0);
    expect(linesOf(out).slice(-2)).toEqual([
      expect.stringMatching(/^P[12] has resigned\.$/),
      expect.stringMatching(/P[12] wins\./),
    ]);
    const [, lost] = /P(\d) has resigned/.exec(out) ?? [];
    const [, won] = /P(\d) wins/.exec(out) ?? [];
    expect(won).not.toBe(lost);
  });

  test('of four leaves the victory to the others', async () => {
    const { out } = await play(typing(0, [' Resign ']), '--players', '4');
    expect(out).toMatch(/share the victory\./);
  });

  test('takes back by a word too', async () => {
    const { out } = await play(typing(4, ['takeback', 'resign']), '--save', `${folder}/back.txt`);
    expect(out).toContain('has resigned');
    expect(readFileSync(`${folder}/back.txt`, 'utf8')).toMatch(/\nundo \d\n/);
  });

  test('does not go on with a game that was given up', async () => {
    const file = `${folder}/over.txt`;
    await play(typing(1, ['resign']), '--save', file);
    expect(readFileSync(file, 'utf8')).toMatch(/\nresign [01]\n$/);
    const { code, err } = await rulewright(['play', '--resume', file]);
    expect([code, err]).toEqual([2, expect.stringMatching(/is a game that is over: P[12] has resigned/)]);
  });
});
