import { addFractions, compareFractions, formatFraction, fraction, toNumber } from '@rulewright/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from './runs.js';

const MOST = Number.MAX_SAFE_INTEGER;
const whole = fc.integer({ min: -MOST, max: MOST });
const small = fc.integer({ min: -40_000, max: 40_000 });
const positive = fc.integer({ min: 1, max: 40_000 });

describe('a fraction', () => {
  test.each([
    [6, 4, 3, 2],
    [-6, 4, -3, 2],
    [6, -4, -3, 2],
    [-6, -4, 3, 2],
    [0, -5, 0, 1],
    [7, 1, 7, 1],
    [MOST, MOST, 1, 1],
    [1, -MOST, -1, MOST],
  ])('%d / %d is %d / %d in lowest terms', (numerator, denominator, n, d) => {
    expect(fraction(numerator, denominator)).toEqual({ numerator: n, denominator: d });
    expect(Object.is(fraction(numerator, denominator).numerator, -0)).toBe(false);
  });
  test('of one number is whole', () => expect(fraction(15)).toEqual({ numerator: 15, denominator: 1 }));

  test.each([
    [1, 0],
    [0.5, 1],
    [1, 0.5],
    [Number.NaN, 1],
    [MOST + 1, 1],
    [1, Number.POSITIVE_INFINITY],
  ])('%d / %d is a bug of the caller', (numerator, denominator) => {
    expect(() => fraction(numerator, denominator)).toThrow(`no exact fraction: ${numerator} / ${denominator}`);
  });

  test('is in lowest terms with a denominator of at least 1', () => {
    fc.assert(
      fc.property(whole, whole, (n, d) => {
        fc.pre(d !== 0);
        const { numerator, denominator } = fraction(n, d);
        expect(denominator).toBeGreaterThanOrEqual(1);
        expect(BigInt(numerator) * BigInt(d)).toBe(BigInt(n) * BigInt(denominator));
        for (const prime of [2, 3, 5, 7]) expect(numerator % prime === 0 && denominator % prime === 0).toBe(false);
      }),
      runs(100),
    );
  });
});

describe('sums', () => {
  test.each([
    [fraction(1, 3), fraction(1, 6), fraction(1, 2)],
    [fraction(1, 3), fraction(-1, 3), fraction(0)],
    [fraction(MOST, 2), fraction(-MOST, 2), fraction(0)],
    [fraction(1, MOST), fraction(-1, MOST - 1), undefined],
    [fraction(MOST - 1, MOST), fraction(1, MOST), fraction(1)],
  ])('%o and %o make %o', (a, b, expected) => {
    if (expected === undefined) expect(() => addFractions(a, b)).toThrow('the fraction is too long to be exact');
    else expect(addFractions(a, b)).toEqual(expected);
  });

  test('are exact and do not depend on the order', () => {
    fc.assert(
      fc.property(small, positive, small, positive, (a, b, c, d) => {
        expect(addFractions(fraction(a, b), fraction(c, d))).toEqual(fraction(a * d + c * b, b * d));
        expect(addFractions(fraction(c, d), fraction(a, b))).toEqual(fraction(a * d + c * b, b * d));
      }),
      runs(100),
    );
  });
});

describe('comparing', () => {
  test('is exact where floating-point numbers are equal', () => {
    const [a, b] = [fraction(MOST - 1, MOST), fraction(MOST - 2, MOST - 1)];
    expect(toNumber(a)).toBe(toNumber(b));
    expect([compareFractions(a, b), compareFractions(b, a), compareFractions(a, a)]).toEqual([1, -1, 0]);
  });
  test('orders as the difference does', () => {
    fc.assert(
      fc.property(small, positive, small, positive, (a, b, c, d) => {
        expect(compareFractions(fraction(a, b), fraction(c, d))).toBe(Math.sign(a * d - c * b));
      }),
      runs(100),
    );
  });
});

test('a score is shown as a number or as a fraction', () => {
  expect([fraction(15), fraction(300, 13), fraction(-1, 2)].map(formatFraction)).toEqual(['15', '300/13', '-1/2']);
  expect([toNumber(7), toNumber(fraction(3, 4)), toNumber(fraction(-1, 2))]).toEqual([7, 0.75, -0.5]);
});
