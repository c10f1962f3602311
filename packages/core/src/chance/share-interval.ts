import { brief, InputError } from '../errors.js';

/** 95 % of a normal distribution lie within so many standard deviations. */
const Z = 1.959963984540054;

/**
 * Where a chance lies, 95 % sure, of which `share` (0 to 1) is the mean in so many dealt worlds: the Wilson interval. What one
 * world gives lies between 0 and 1, so it varies no more than one that is either: the interval is at least as wide as it has
 * to be, and leaves room beside a share of 0 or 1. Throws `InputError` for what is no share, or of no worlds.
 */
export function shareInterval(share: number, worlds: number): readonly [from: number, to: number] {
  if (!(typeof share === 'number' && share >= 0 && share <= 1 && Number.isInteger(worlds) && worlds > 0))
    throw new InputError(`no share of worlds: ${brief(share)} of ${brief(worlds)}`);
  const z2 = (Z * Z) / worlds;
  const middle = (share + z2 / 2) / (1 + z2);
  const half = (Z / (1 + z2)) * Math.sqrt((share * (1 - share)) / worlds + z2 / (4 * worlds));
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}
