import { EngineBug } from './errors.js';

/** An exact rational number in lowest terms, the denominator at least 1. Plain data. */
export interface Fraction {
  readonly numerator: number;
  readonly denominator: number;
}

/** `numerator / denominator` in lowest terms. Both are whole, the denominator is not 0. */
export function fraction(numerator: number, denominator = 1): Fraction {
  if (!Number.isSafeInteger(numerator) || !Number.isSafeInteger(denominator) || denominator === 0)
    throw new EngineBug(`no exact fraction: ${numerator} / ${denominator}`);
  const divisor = gcd(Math.abs(numerator), Math.abs(denominator)) * Math.sign(denominator);
  return { numerator: numerator / divisor || 0, denominator: denominator / divisor };
}

export const addFractions = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);

/** Negative, zero or positive, as `a` is smaller than, equal to or larger than `b`; exact for any size. */
export function compareFractions(a: Fraction, b: Fraction): number {
  const left = BigInt(a.numerator) * BigInt(b.denominator);
  const right = BigInt(b.numerator) * BigInt(a.denominator);
  return left < right ? -1 : left > right ? 1 : 0;
}

/** The nearest floating-point number: for showing, never for comparing. */
export const toNumber = (score: number | Fraction): number =>
  typeof score === 'number' ? score : score.numerator / score.denominator;

/** `15`, `300/13`. */
export const formatFraction = ({ numerator, denominator }: Fraction): string =>
  denominator === 1 ? `${numerator}` : `${numerator}/${denominator}`;

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));
