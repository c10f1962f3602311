import { digest } from '@rulewright/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { issues } from './caught.js';
import { runs } from './runs.js';

const reversed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, field]) => [key, reversed(field)]),
  );
};

describe('a digest', () => {
  test.each<[unknown, string]>([
    [null, '77074ba4cc7cc37e'],
    [[], '741638a572f8102d'],
    [{}, '5465b8259aeb9565'],
    ['', 'ffcaaa85e1c4f8fa'],
    [{ id: 'base', cards: [1, 2, { back: 'sun' }] }, 'd010043a22d6ed05'],
    ['ключ 🎲', '2c3ac6156ee525e4'],
  ])('of %j is what it always was', (value, expected) => expect(digest(value)).toBe(expected));

  test('does not depend on the order of fields, at any depth', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        fc.pre(!JSON.stringify(value).includes('__proto__'));
        expect(digest(reversed(value))).toBe(digest(value));
        expect(digest(JSON.parse(JSON.stringify(value)))).toBe(digest(value));
      }),
      runs(100),
    );
  });

  test('tells lists in another order, numbers from texts and names from values apart', () => {
    const values = [
      [1, 2],
      [2, 1],
      [12],
      ['1', 2],
      [[1], 2],
      [1, [2]],
      { a: 'b' },
      { b: 'a' },
      { a: null },
      {},
      [],
      '[]',
      '{}',
    ];
    expect(new Set(values.map(digest)).size).toBe(values.length);
  });

  test('differs between ten thousand values that differ a little', () => {
    const values = Array.from({ length: 10_000 }, (_, n) =>
      digest({ cards: [n % 100], name: `pack ${Math.floor(n / 100)}` }),
    );
    expect(new Set(values).size).toBe(10_000);
  });

  test('leaves out fields that are undefined, as JSON does', () => {
    expect(digest({ a: 1, b: undefined })).toBe(digest({ a: 1 }));
  });

  test.each([undefined, 1n, () => 1, Symbol('s'), new Date(0), Number.NaN])(
    'of %s, which is not JSON, is refused',
    (value) => {
      expect(issues(() => digest(value))).toHaveLength(1);
    },
  );
});
