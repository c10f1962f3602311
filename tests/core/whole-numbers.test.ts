import { z } from '@rulewright/core/words';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as zod from 'zod/mini';
import { fewer } from '../support/depth.js';

// Lists of whole numbers are checked in one pass; zod, element by element, is what they are held against.

const schemas: [string, z.Schema<number[]>, zod.ZodMiniType<number[]>][] = [
  ['any whole numbers', z.array(z.int()), zod.array(zod.int())],
  [
    'numbers within bounds',
    z.array(z.int().check(z.minimum(-2), z.maximum(7))),
    zod.array(zod.int().check(zod.minimum(-2), zod.maximum(7))),
  ],
  [
    'numbers within several bounds',
    z.array(z.int().check(z.minimum(-2), z.maximum(7)).check(z.minimum(0), z.maximum(9))),
    zod.array(zod.int().check(zod.minimum(-2), zod.maximum(7), zod.minimum(0), zod.maximum(9))),
  ],
  [
    'numbers below a bound',
    z.array(z.int().check(z.minimum(0), z.lt(7))),
    zod.array(zod.int().check(zod.minimum(0), zod.lt(7))),
  ],
  [
    'even numbers',
    z.array(z.int().check(z.refine((value) => value % 2 === 0, 'odd'))),
    zod.array(zod.int().check(zod.refine((value) => value % 2 === 0, 'odd'))),
  ],
  [
    'a few numbers',
    z.array(z.int().check(z.maximum(7))).check(z.maxLength(3)),
    zod.array(zod.int().check(zod.maximum(7))).check(zod.maxLength(3)),
  ],
  [
    'numbers of any kind',
    z.array(z.number().check(z.minimum(0), z.maximum(7))),
    zod.array(zod.number().check(zod.minimum(0), zod.maximum(7))),
  ],
];

const element = fc.oneof(
  { weight: 12, arbitrary: fc.integer({ min: -3, max: 10 }) },
  fc.constantFrom(2 ** 53, -(2 ** 53), Number.NaN, Number.POSITIVE_INFINITY, -0, 0.5, '1', null, undefined, true, [1]),
);
const value = fc.oneof(
  { weight: 8, arbitrary: fc.array(element, { maxLength: 6 }) },
  fc.constantFrom(null, 1, 'list', { 0: 1, length: 1 }),
);

describe.each(schemas)('a list of %s', (_, ours, theirs) => {
  test('takes and refuses what zod does, in the same words', () => {
    fc.assert(
      fc.property(value, (given) => {
        const found = z.safeParse(ours, given);
        const expected = zod.safeParse(theirs, given);
        expect(found.success).toBe(expected.success);
        expect(found.data).toEqual(expected.data);
        expect(found.error?.issues).toEqual(expected.error?.issues);
      }),
      { numRuns: fewer(300, { day: 8 }) },
    );
  });

  test('is given back as a copy', () => {
    const given = [0, 2, 6];
    const copy = z.parse(ours, given);
    expect(copy).toEqual(given);
    expect(copy).not.toBe(given);
  });
});
