import { expect, test } from 'vitest';
import { bar, drawnRows, histogram } from '../../packages/cli/src/bars.js';

test('a bar is as long as a share, to an eighth of a column', () => {
  expect([0, 0.5, 1, 2].map((share) => bar(share).length)).toEqual([0, 12, 24, 24]);
  expect(bar(1 / 48)).toBe('▌');
});

test('a histogram has a column for each range, the most frequent the highest, and none where there is nothing', () => {
  expect(histogram([0, 0, 0, 0, 16])).toBe(`█${' '.repeat(14)}▂`);
  expect(histogram([5, 5])).toBe('█');
});

test('rows are drawn below each other', () => {
  expect(
    drawnRows([
      ['a', '██', '1'],
      ['bcd', '█', '2'],
    ]),
  ).toEqual({ drawing: ['a    ██  1', 'bcd  █   2'], tables: [] });
});
