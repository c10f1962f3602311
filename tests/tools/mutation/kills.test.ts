import { expect, test } from 'vitest';
import { type Kill, neverAlone, noticed, spread } from './kills.js';

const kill = (fault: string, red: readonly string[] | undefined, redByDay: number | undefined): Kill => ({
  package: 'core',
  fault,
  ...(red !== undefined && { red }),
  ...(redByDay !== undefined && { redByDay }),
});
const kills = [
  kill('1', ['a.test.ts > x', 'a.test.ts > y'], 1),
  kill('2', ['a.test.ts > x', 'b.test.ts > z'], 0),
  kill('3', [], 0),
  kill('4', undefined, 3),
  kill('5', ['c.test.ts > w'], undefined),
];

test('A fault counts when both runs have ended, and the share is of those that the whole suite notices.', () => {
  expect(noticed(kills)).toMatchObject({ faults: 5, cutOff: 2, inFull: 2, byDay: 1, share: 0.5 });
  expect(noticed(kills).interval[0]).toBeCloseTo(0.0945, 3);
  expect(noticed([])).toEqual({ faults: 0, cutOff: 0, inFull: 0, byDay: 0, share: 0, interval: [0, 1] });
});

test('A test file stands alone when no other notices one of its faults.', () => {
  expect(neverAlone(['b.test.ts', 'a.test.ts', 'd.test.ts', 'c.test.ts'], kills)).toEqual(['d.test.ts', 'b.test.ts']);
});

test('A sample is spread over the whole list.', () => {
  expect(spread([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], 3)).toEqual([0, 4, 7]);
  expect(spread([1, 2], 5)).toEqual([1, 2]);
});
