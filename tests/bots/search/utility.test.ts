import { placeUtility, valuesFrom } from '@rulewright/bots';
import { expect, test } from 'vitest';

test.each([
  [
    [[0], [1]],
    [1, 0],
  ],
  [
    [[1], [0]],
    [0, 1],
  ],
  [[[0, 1]], [1 / 2, 1 / 2]],
  [
    [[2], [0], [3], [1]],
    [2 / 3, 0, 1, 1 / 3],
  ],
  [
    [[1, 2], [0], [3]],
    [1 / 3, 5 / 6, 5 / 6, 0],
  ],
  [[[0]], [1]],
])('the ranking %j is worth %j', (ranking, utility) => {
  const found = placeUtility({ ranking });
  expect(found).toHaveLength(utility.length);
  for (const [seat, worth] of utility.entries()) expect(found[seat]).toBeCloseTo(worth, 12);
});

test.each([
  [
    [Math.log(7), Math.log(3)],
    [0.7, 0.3],
  ],
  [
    [0, 0, 0, 0],
    [1 / 2, 1 / 2, 1 / 2, 1 / 2],
  ],
  [
    [Math.log(3), 0, 0],
    [0.75, 0.375, 0.375],
  ],
  [
    [0, 1000],
    [0, 1],
  ],
  [[5], [1]],
])('the standings %j are worth %j', (standings, utility) => {
  const found = valuesFrom(standings);
  expect(found).toHaveLength(utility.length);
  for (const [seat, worth] of utility.entries()) expect(found[seat]).toBeCloseTo(worth, 12);
});
