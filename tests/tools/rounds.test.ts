import { expect, test } from 'vitest';
import { inRounds, measured, times, verdict } from './bench/rounds.js';

const range = (low: number, high: number) => ({ low, median: (low + high) / 2, high });

test.each([
  ['met', range(2, 3), 2],
  ['met', range(2.5, 3), 2],
  ['not shown', range(1.9, 3), 2],
  ['not shown', range(1, 2), 2],
  ['not met', range(1, 1.9), 2],
] as const)('%s: a range of %o that is to be at least %d', (expected, value, limit) => {
  expect(verdict(value, { bound: 'at least', limit })).toBe(expected);
});

test.each([
  ['met', range(1, 2), 2],
  ['not shown', range(1.9, 3), 2],
  ['not shown', range(2, 3), 2],
  ['not met', range(2.1, 3), 2],
] as const)('%s: a range of %o that is to be at most %d', (expected, value, limit) => {
  expect(verdict(value, { bound: 'at most', limit })).toBe(expected);
});

test('a figure of rounds is their median, with both ends', () => {
  expect(measured([3, 1, 2, 9, 4])).toEqual({ median: 3, low: 1, high: 9 });
  expect(times([10, 20, 30], [5, 5, 5])).toEqual({ median: 4, low: 2, high: 6 });
});

test('sides do the same pieces in turn, and each begins as often', () => {
  const log: string[] = [];
  const side = (name: string) => (piece: number) => {
    log.push(`${name}${piece}`);
    return 1;
  };
  const rates = inRounds({ a: side('a'), b: side('b') }, { rounds: 3, ms: 0, pieces: 2 });
  expect(Object.keys(rates)).toEqual(['a', 'b']);
  expect(rates.a).toHaveLength(3);
  expect(log.slice(0, 4)).toEqual(['a0', 'b0', 'b1', 'a1']);
  expect(log.slice(-4)).toEqual(['a0', 'b0', 'b1', 'a1']);
});
