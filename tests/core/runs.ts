import { fewer } from '../support/depth.js';

/** How often a property is tried: always with the same values, so that a test run tells the same every time. */
export const runs = (numRuns: number): { numRuns: number; seed: number } => ({
  numRuns: fewer(numRuns, { day: 8 }),
  seed: 1729,
});
