// Exponentials and logarithms from sums, products and quotients alone, which every machine rounds alike. So training
// gives the same bytes everywhere. They agree with the machine's own to about one part in 10^14.

const LN2_HIGH = 0.6931471803691238;
const LN2_LOW = 1.9082149292705877e-10;
const LOG2_E = Math.LOG2E;
/** Largest exponent computed: beyond it a double overflows, or is 0. */
const MOST = 700;
/** Terms of the series: enough for every bit of a double where |x| ≤ ln 2 / 2. */
const TERMS = 13;

/** 2 to a whole power, exactly. */
function powerOfTwo(exponent: number): number {
  let power = 1;
  let base = exponent < 0 ? 0.5 : 2;
  for (let left = Math.abs(exponent); left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) power *= base;
    base *= base;
  }
  return power;
}

/** e to the power of a number. */
export function exp(x: number): number {
  if (x > MOST) return Number.POSITIVE_INFINITY;
  if (x < -MOST) return 0;
  const twos = Math.round(x * LOG2_E);
  const rest = x - twos * LN2_HIGH - twos * LN2_LOW;
  let sum = 1;
  for (let term = TERMS; term > 0; term--) sum = 1 + (rest * sum) / term;
  return sum * powerOfTwo(twos);
}

/** The natural logarithm of a number above 0. */
export function log(x: number): number {
  let twos = 0;
  let part = x;
  for (; part > Math.SQRT2; part /= 2) twos++;
  for (; part < Math.SQRT1_2; part *= 2) twos--;
  // the series of the inverse hyperbolic tangent
  const ratio = (part - 1) / (part + 1);
  const square = ratio * ratio;
  let sum = 0;
  for (let term = 2 * TERMS - 1; term > 0; term -= 2) sum = 1 / term + square * sum;
  return 2 * ratio * sum + twos * (LN2_HIGH + LN2_LOW);
}

/** The probability of something whose log-odds are `x`. */
export const logistic = (x: number): number => (x >= 0 ? 1 / (1 + exp(-x)) : exp(x) / (1 + exp(x)));
