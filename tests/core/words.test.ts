import { NONE, rank } from '@rulewright/core';
import * as words from '@rulewright/core/words';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';

const takes = (schema: z.core.$ZodType, value: unknown): boolean => z.safeParse(schema, value).success;

describe('the words of schemas', () => {
  test.each([
    ['whole', words.whole, [0, 1, words.MOST], [-1, 0.5, words.MOST + 1, '0', null]],
    ['orNone', words.orNone, [NONE, 0, words.MOST], [-2, 0.5, words.MOST + 1]],
    ['signed', words.signed, [-words.MOST, -1, 0, words.MOST], [-words.MOST - 1, words.MOST + 1, 1.5]],
    ['supply', words.supply, [0, 45, 'unlimited'], [-1, 'none', null]],
    ['numbers', words.numbers, [[], [0, 3]], [[-1], 3, ['a']]],
    ['a deck', words.deck, [{ bags: [] }, { bags: [{ cards: [1, 1], known: [[], [1]] }] }], [[], { bags: [[1]] }]],
    [
      'a record',
      words.record('bid', words.ask),
      [{ kind: 'bid', seat: 0 }],
      [{ kind: 'pass', seat: 0 }, { kind: 'bid' }, { kind: 'bid', seat: 0, more: 1 }],
    ],
    [
      'an agenda',
      words.agenda(words.record('bid', {}), 1),
      [[], [{ kind: 'bid' }]],
      [[{ kind: 'bid' }, { kind: 'bid' }]],
    ],
  ])('%s', (_, schema, good, bad) => {
    for (const value of good) expect(takes(schema, value)).toBe(true);
    for (const value of bad) expect(takes(schema, value)).toBe(false);
  });
});

describe('rank', () => {
  const by = (points: readonly number[]) => rank(points.length, (a, b) => (points[b] ?? 0) - (points[a] ?? 0));
  test.each([
    [
      [3, 9, 5],
      [[1], [2], [0]],
    ],
    [
      [4, 4, 7, 4],
      [[2], [0, 1, 3]],
    ],
    [[1, 1], [[0, 1]]],
    [[6], [[0]]],
    [[], []],
  ])('%j → %j', (points, groups) => {
    expect(by(points)).toEqual(groups);
  });
});
