import { NONE } from '@rulewright/core';
import { rank } from '@rulewright/core/author';
import * as words from '@rulewright/core/words';
import { z } from '@rulewright/core/words';
import { describe, expect, test } from 'vitest';

const takes = (schema: z.Schema, value: unknown): boolean => z.safeParse(schema, value).success;

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
      words.itemOf({ bid: words.ask }),
      [{ kind: 'bid', seat: 0 }],
      [{ kind: 'pass', seat: 0 }, { kind: 'bid' }, { kind: 'bid', seat: 0, more: 1 }],
    ],
    ['an agenda', words.agenda({ bid: {} }, 1), [[], [{ kind: 'bid' }]], [[{ kind: 'bid' }, { kind: 'bid' }]]],
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

describe('a schema that says exactly what a type says', () => {
  interface Position {
    turn: number;
    end: { winners: number[]; why?: string } | null;
    agenda: ({ kind: 'bid'; seat: number } | { kind: 'pass' })[];
  }
  const { whole, numbers, list, itemOf } = words;
  const end = z.nullable(z.strictObject({ winners: numbers, why: z.optional(z.string()) }));
  const agenda = words.agenda({ bid: { seat: whole }, pass: {} }, 9);

  test('checks as a strict object does', () => {
    const schema = words.exactly<Position>()({ turn: whole, end, agenda });
    expect(takes(schema, { turn: 1, end: null, agenda: [{ kind: 'pass' }] })).toBe(true);
    expect(takes(schema, { turn: 1, end: null, agenda: [], more: 1 })).toBe(false);
  });

  test('compiles only then', () => {
    const exact = words.exactly<Position>();
    // @ts-expect-error a field more
    exact({ turn: whole, end, agenda, round: whole });
    // @ts-expect-error an optional field more
    exact({ turn: whole, end, agenda, round: z.optional(whole) });
    // @ts-expect-error a field less
    exact({ turn: whole, end });
    // @ts-expect-error another type
    exact({ turn: z.string(), end, agenda });
    // @ts-expect-error a field of a record more, which may be missing
    exact({
      turn: whole,
      end,
      agenda: list(itemOf({ bid: { seat: whole }, pass: { of: z.optional(whole) } })),
    });
    // @ts-expect-error a record less
    exact({ turn: whole, end, agenda: list(itemOf({ bid: { seat: whole } })) });
    // @ts-expect-error never null
    exact({ turn: whole, end: z.strictObject({ winners: numbers, why: z.optional(z.string()) }), agenda });
    // @ts-expect-error a field that may be missing less, within what may be null
    exact({ turn: whole, end: z.nullable(z.strictObject({ winners: numbers })), agenda });
  });
});
