import { EngineBug, onGiven } from './errors.js';

/** An exact rational number in lowest terms, the denominator at least 1. Plain data. */
export interface Fraction {
  readonly numerator: number;
  readonly denominator: number;
}

/** A score is exact: a whole number or a fraction. */
export type Score = number | Fraction;

const NO_FRACTION = 'not a fraction';

/** `numerator / denominator` in lowest terms. Both are whole, the denominator is not 0. */
export function fraction(numerator: number, denominator = 1): Fraction {
  if (!Number.isSafeInteger(numerator) || !Number.isSafeInteger(denominator) || denominator === 0)
    throw new EngineBug(`no exact fraction: ${named(numerator)} / ${named(denominator)}`);
  return reduced(BigInt(numerator), BigInt(denominator));
}

/** The exact sum, however large the numbers on the way to it. */
export const addFractions = (a: Fraction, b: Fraction): Fraction =>
  onGiven(NO_FRACTION, () =>
    reduced(
      BigInt(a.numerator) * BigInt(b.denominator) + BigInt(b.numerator) * BigInt(a.denominator),
      BigInt(a.denominator) * BigInt(b.denominator),
    ),
  );

/** The exact product, however large the numbers on the way to it. */
export const multiplyFractions = (a: Fraction, b: Fraction): Fraction =>
  reduced(BigInt(a.numerator) * BigInt(b.numerator), BigInt(a.denominator) * BigInt(b.denominator));

/** Negative, zero or positive, as `a` is smaller than, equal to or larger than `b`; exact for any size. */
export function compareFractions(a: Fraction, b: Fraction): number {
  return onGiven(NO_FRACTION, () => {
    const left = BigInt(a.numerator) * BigInt(b.denominator);
    const right = BigInt(b.numerator) * BigInt(a.denominator);
    return left < right ? -1 : left > right ? 1 : 0;
  });
}

/** The nearest floating-point number: for showing, never for comparing. */
export const toNumber = (score: Score): number =>
  typeof score === 'number' ? score : onGiven(NO_FRACTION, () => score.numerator / score.denominator);

/** `15`, `300/13`. */
export const formatFraction = (value: Fraction): string =>
  onGiven(NO_FRACTION, () => {
    const { numerator, denominator } = value;
    return denominator === 1 ? `${numerator}` : `${numerator}/${denominator}`;
  });

function reduced(numerator: bigint, denominator: bigint): Fraction {
  const common = gcd(numerator, denominator);
  const divisor = common < 0n === denominator < 0n ? common : -common;
  const result = { numerator: Number(numerator / divisor), denominator: Number(denominator / divisor) };
  if (!Object.values(result).every(Number.isSafeInteger)) throw new EngineBug('the fraction is too long to be exact');
  return result;
}

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b));

const named = (part: unknown): string => (typeof part === 'number' ? `${part}` : typeof part);
