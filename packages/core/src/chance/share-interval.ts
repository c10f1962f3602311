import { brief, InputError } from '../errors.js';

/** 95 % of a normal distribution lie within this many standard deviations of its mean. */
const Z = 1.959963984540054;

/**
 * The 95 % confidence interval (Wilson's) of a chance whose mean over that many trials is `share` (0 to 1). Each trial gives
 * a value from 0 to 1. Values between the two vary less than 0 and 1 do, so the interval is never too narrow; it leaves room
 * beside a share of 0 or 1. Trials that depend on each other count as fewer: their number need not be whole. Throws
 * `InputError` for anything that is not a share, or for no trials.
 */
export function shareInterval(share: number, trials: number): readonly [from: number, to: number] {
  if (!(typeof share === 'number' && share >= 0 && share <= 1 && Number.isFinite(trials) && trials > 0))
    throw new InputError(`no share of trials: ${brief(share)} of ${brief(trials)}`);
  const z2 = (Z * Z) / trials;
  const middle = (share + z2 / 2) / (1 + z2);
  const half = (Z / (1 + z2)) * Math.sqrt((share * (1 - share)) / trials + z2 / (4 * trials));
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}
