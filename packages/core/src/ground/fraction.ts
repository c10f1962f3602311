import { brief, EngineBug, InputError, withInputErrors } from './errors.js';

/** An exact rational number in lowest terms with a denominator of at least 1. Plain data. */
export interface Fraction {
  readonly numerator: number;
  readonly denominator: number;
}

/** An exact score: a whole number or a fraction. */
export type Score = number | Fraction;

const NO_FRACTION = 'not a fraction';

/** `numerator / denominator` in lowest terms. Both are whole, the denominator is not 0. */
export function fraction(numerator: number, denominator = 1): Fraction {
  if (!Number.isSafeInteger(numerator) || !Number.isSafeInteger(denominator) || denominator === 0)
    throw new EngineBug(`no exact fraction: ${named(numerator)} / ${named(denominator)}`);
  return reduced(BigInt(numerator), BigInt(denominator));
}

/** The exact sum, even when intermediate numbers are large. */
export const addFractions = (a: Fraction, b: Fraction): Fraction =>
  withInputErrors(NO_FRACTION, () =>
    reduced(
      BigInt(a.numerator) * BigInt(b.denominator) + BigInt(b.numerator) * BigInt(a.denominator),
      BigInt(a.denominator) * BigInt(b.denominator),
    ),
  );

/** A sum of exact parts of any size. */
export class Share {
  private numerator = 0n;
  private denominator = 1n;

  add(numerator: bigint, denominator: bigint): void {
    const common = gcd(this.denominator, denominator);
    const over = this.numerator * (denominator / common) + numerator * (this.denominator / common);
    const under = this.denominator * (denominator / common);
    const divisor = gcd(over, under);
    this.numerator = over / divisor;
    this.denominator = under / divisor;
  }

  /** Its part of a whole; undefined unless it is a fraction of safe integers. */
  of(whole: Share): Fraction | undefined {
    const numerator = this.numerator * whole.denominator;
    const denominator = this.denominator * whole.numerator;
    const divisor = gcd(numerator, denominator);
    const part = { numerator: Number(numerator / divisor), denominator: Number(denominator / divisor) };
    return Object.values(part).every(Number.isSafeInteger) ? part : undefined;
  }
}

/** Compares two fractions exactly: negative, zero or positive, as `a` is smaller than, equal to or larger than `b`. */
export function compareFractions(a: Fraction, b: Fraction): number {
  return withInputErrors(NO_FRACTION, () => {
    const left = BigInt(a.numerator) * BigInt(b.denominator);
    const right = BigInt(b.numerator) * BigInt(a.denominator);
    return left < right ? -1 : left > right ? 1 : 0;
  });
}

/** The nearest floating-point number, for display, never for comparison. */
export const toNumber = (score: Score): number =>
  typeof score === 'number' ? score : withInputErrors(NO_FRACTION, () => score.numerator / score.denominator);

/** A fraction as text: `15`, `300/13`. */
export const formatFraction = (value: Fraction): string =>
  withInputErrors(NO_FRACTION, () => {
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

/** The number of standard deviations around the mean that hold 95 % of a normal distribution. */
const Z = 1.959963984540054;

/**
 * The 95 % confidence interval (Wilson's) of a mean `share` (0 to 1) over this many trials.
 *
 * Each trial gives a value from 0 to 1. Values in between vary less than 0 and 1 do, so the interval is never too
 * narrow; it leaves room even beside a share of 0 or 1. Trials that depend on each other count as fewer, so `trials`
 * need not be whole. Throws `InputError` for a share out of range or no trials.
 */
export function shareInterval(share: number, trials: number): readonly [from: number, to: number] {
  if (!(typeof share === 'number' && share >= 0 && share <= 1 && Number.isFinite(trials) && trials > 0))
    throw new InputError(`no share of trials: ${brief(share)} of ${brief(trials)}`);
  const z2 = (Z * Z) / trials;
  const middle = (share + z2 / 2) / (1 + z2);
  const half = (Z / (1 + z2)) * Math.sqrt((share * (1 - share)) / trials + z2 / (4 * trials));
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}
