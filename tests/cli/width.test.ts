import { describe, expect, test } from 'vitest';
import { run } from '../../packages/cli/src/program.js';
import { widthOf } from '../../packages/cli/src/terminal.js';
import { inFull, some } from '../support/depth.js';
import { console } from './console.js';

/** Everything that a command prints on a terminal of this width. */
async function printed(width: number, ...args: readonly string[]): Promise<string> {
  const terminal = { ...console(), width };
  expect(await run(args, terminal)).toBe(0);
  return terminal.printed.out;
}

/** The words of a text, whatever lines they stand in. */
const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

/** A game on a terminal wide enough for whatever is told in it. */
let wide: Promise<string> | undefined;

describe.each(some([46, 80], { day: 2, full: 2 }))('A terminal of %i columns', (width) => {
  test.each(
    some(
      [
        ['play', 'ecologic', '--players', '4', '--seed', 'a'],
        ['play', 'ecologic', '--seed', 'a', '--option', 'field={"kind":"hexagon","radius":3}'],
        ['play', 'emix', '--players', '4', '--seed', 'a'],
        ['play', 'euphoria', '--players', '2', '--seed', 'a'],
        ['rules', 'ecologic'],
        ['rules', 'euphoria', 'knowledge', 'check'],
        ['options', 'ecologic'],
        ['games'],
        ['simulate', 'ecologic', '--games', '3', '--seed', 'a'],
      ],
      { day: 4, full: 2 },
    ),
  )('holds what %s %s prints', async (...args) => {
    const out = await printed(width, ...args);
    expect(out.split('\n').filter((line) => [...line].length > width)).toEqual([]);
  });

  test('breaks no word', inFull, async () => {
    const flags = ['play', 'euphoria', '--players', '2', '--seed', 'a'];
    wide ??= printed(110, ...flags);
    const known = new Set(wordsOf(await wide));
    const broken = wordsOf(await printed(width, ...flags)).filter((word) => !known.has(word) && /^\p{L}+$/u.test(word));
    // a table that stands in columns has its headings once, a paragraph a row has them with every seat
    expect(broken.filter((word) => ![...known].some((whole) => whole.startsWith(word)))).toEqual([]);
  });
});

test.each([
  [undefined, 80],
  [0, 80],
  [Number.NaN, 80],
  [-1, 80],
  [1, 20],
  [19, 20],
  [20, 20],
  [46, 46],
  [110, 110],
  [500, 110],
])('a terminal that reports %s columns has %i for running text', (columns, width) =>
  expect(widthOf(columns)).toBe(width),
);
