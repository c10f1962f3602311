import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { atDepth } from '../support/depth.js';
import { costOf, rowOf, toolsCost } from '../tools/bench/token-costs.js';

// reads docs/guide/mcp.md
const [, section = ''] = readFileSync('docs/guide/mcp.md', 'utf8').split('## What it costs\n');
const numbersIn = (text: string): number[] =>
  [...text.matchAll(/\d[\d,]*/g)].map(([n]) => Number(n.replaceAll(',', '')));
/** A figure of a page may be off by a tenth. */
const near = (said: number, measured: number): void => {
  expect(Math.abs(said / measured - 1)).toBeLessThan(0.1);
};

test('the guide says how long the list of tools is', async () => {
  const [said = 0] = numbersIn(/comes on top, .*? characters/.exec(section)?.[0] ?? '');
  near(said, await toolsCost());
});

test.each(
  atDepth({
    day: [['EcoLogic', 'ecologic']],
    full: [
      ['EcoLogic', 'ecologic'],
      ['Does Not Exist', 'does-not-exist'],
      ['Emix', 'emix'],
    ],
  }),
)('the guide says what a game of %s costs', async (title, game) => {
  const said = new RegExp(`^\\| ${title} \\|.*$`, 'm').exec(section)?.[0] ?? '';
  const measured = numbersIn(rowOf(await costOf(game)));
  expect(measured).toHaveLength(5);
  expect(numbersIn(said)).toHaveLength(5);
  for (const [i, n] of numbersIn(said).entries()) near(n, measured[i] ?? 0);
});
