import { expect, test } from 'vitest';
import { type Kill, neverAlone, noticed, spread } from './kills.js';

const kill = (fault: string, byDay?: readonly string[], inFull?: readonly string[]): Kill => ({
  package: 'core',
  fault,
  ...(byDay && { byDay }),
  ...(inFull && { inFull }),
});
const kills = [
  kill('1', ['a.test.ts > x', 'a.test.ts > y']),
  kill('2', [], ['a.test.ts > x', 'b.test.ts > z']),
  kill('3', [], []),
  kill('4'),
  kill('5', []),
  kill('6', ['c.test.ts > w']),
];

test('A fault counts when its runs have ended, and the share is of those that the whole suite notices.', () => {
  expect(noticed(kills)).toMatchObject({ faults: 6, cutOff: 2, inFull: 3, byDay: 2, share: 2 / 3 });
  expect(noticed(kills).interval[0]).toBeCloseTo(0.2077, 3);
  expect(noticed([])).toEqual({ faults: 0, cutOff: 0, inFull: 0, byDay: 0, share: 0, interval: [0, 1] });
});

test('A test file stands alone when no other notices one of its faults.', () => {
  expect(neverAlone(['b.test.ts', 'a.test.ts', 'd.test.ts', 'c.test.ts'], kills)).toEqual(['d.test.ts', 'b.test.ts']);
});

test('A sample is spread over the whole list.', () => {
  expect(spread([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], 3)).toEqual([0, 4, 7]);
  expect(spread([1, 2], 5)).toEqual([1, 2]);
});
