import { grouped } from '@rulewright/bots/arena';
import { shareInterval } from '@rulewright/core';
import { describe, expect, test } from 'vitest';
import { inOrder } from '../../packages/bots/src/arena/in-order.js';
import { tables } from '../../packages/bots/src/arena/schedule.js';

describe('an interval', () => {
  test.each([
    [20, 20, 0.8388748, 1],
    [0, 20, 0, 0.1611252],
    [50, 100, 0.4038315, 0.5961685],
  ])('of %i in %i is Wilson’s', (x, n, low, high) => {
    const [from, to] = shareInterval(x / n, n);
    expect(from).toBeCloseTo(low, 5);
    expect(to).toBeCloseTo(high, 5);
  });

  test.each([
    [0.1, 30],
    [0.6, 200],
    [0.55, 7],
  ])('of %f in %i trials ends where the share would be 1.96 standard deviations away', (p, n) => {
    for (const end of shareInterval(p, n))
      expect(Math.abs(p - end) / Math.sqrt((end * (1 - end)) / n)).toBeCloseTo(1.96, 3);
  });

  test('of nothing is everything', () => expect(grouped([])).toEqual([0, 1]));

  test('of groups that cancel out is no wider than that of single results', () => {
    const groups = Array.from({ length: 50 }, () => [1, 0]);
    expect(grouped(groups)).toEqual(shareInterval(0.5, 100));
  });

  test('of groups that pull together counts each group about once', () => {
    const groups = Array.from({ length: 50 }, (_, i) => (i % 2 === 0 ? [1, 1] : [0, 0]));
    const [low, high] = grouped(groups);
    const [from, to] = shareInterval(0.5, 49);
    expect(low).toBeCloseTo(from, 10);
    expect(high).toBeCloseTo(to, 10);
  });

  test('of one result that never changes is that of single results', () => {
    expect(grouped(Array.from({ length: 10 }, () => [1, 1]))).toEqual(shareInterval(1, 20));
  });
});

describe('work in order', () => {
  test('gives results in the order of the list, and begins no more than is asked for', async () => {
    const begun: number[] = [];
    const work = async (n: number) => {
      begun.push(n);
      for (let wait = 5 - n; wait > 0; wait--) await new Promise((done) => setImmediate(done));
      return n;
    };
    const got: number[] = [];
    for await (const n of inOrder([0, 1, 2, 3, 4, 5, 6], work, 3)) {
      got.push(n);
      if (n === 3) break;
    }
    expect(got).toEqual([0, 1, 2, 3]);
    expect(begun).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test('fails at its turn, when all before it were given', async () => {
    const got: number[] = [];
    const work = async (n: number) => {
      if (n === 2) throw new Error('two');
      return n;
    };
    const all = async () => {
      for await (const n of inOrder([0, 1, 2, 3], work, 4)) got.push(n);
    };
    await expect(all()).rejects.toThrow('two');
    expect(got).toEqual([0, 1]);
  });
});

test.each([
  [2, 2, ['01']],
  [4, 2, ['01', '02', '03', '12', '13', '23']],
  [4, 3, ['012', '013', '023', '123']],
  [2, 4, ['0101']],
  [2, 3, ['010', '101']],
  [3, 4, ['0120', '1201', '2012']],
  [2, 5, ['01010', '10101']],
])('%i contestants for %i seats meet at the tables %j', (contestants, seats, expected) => {
  expect(tables(contestants, seats).map((table) => table.join(''))).toEqual(expected);
});
