import { placeUtility } from '@rulewright/bots';
import { expect, test } from 'vitest';
import { standingUtility } from '../../../packages/bots/src/search/utility.js';

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
    [0.7, 0.3],
    [0.7, 0.3],
  ],
  [
    [0, 1],
    [0, 1],
  ],
  [
    [0, 0],
    [1 / 2, 1 / 2],
  ],
  [
    [0.25, 0.25, 0.25, 0.25],
    [1 / 2, 1 / 2, 1 / 2, 1 / 2],
  ],
  [
    [0.6, 0.2, 0.2],
    [0.75, 0.375, 0.375],
  ],
  [[1], [1]],
])('the standing %j is worth %j', (values, utility) => {
  const found = standingUtility(values);
  expect(found).toHaveLength(utility.length);
  for (const [seat, worth] of utility.entries()) expect(found[seat]).toBeCloseTo(worth, 12);
});
