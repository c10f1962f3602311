import type { Interval } from './interval.js';

/** The chance that an interval is ever wrong. */
const ALPHA = 0.05;
/** Greatest bet, as a share of what could lose everything. */
const MOST = 0.5;
/** Means between 0 and 1 are tested in steps of 1 / `STEPS`. */
const STEPS = 400;

/**
 * An interval for the mean of results between 0 and 1 that holds at every moment at once, with 95 % confidence. You may
 * look after each result and stop when you like: you are wrong one time in twenty at most. It bets against each mean,
 * after I. Waudby-Smith and A. Ramdas, "Estimating means of bounded random variables by betting" (2024). A mean is
 * ruled out when the capital of the better has grown twentyfold. Results that belong together must come as their mean.
 */
export function anytime(results: readonly number[]): Interval {
  const bets = betsOf(results);
  let [low, high] = [STEPS, 0];
  for (let step = 0; step <= STEPS; step++) {
    if (capital(results, bets, step / STEPS) >= 1 / ALPHA) continue;
    low = Math.min(low, step);
    high = Math.max(high, step);
  }
  return low > high ? [0, 1] : [low / STEPS, high / STEPS];
}

/** The bet on each result, based on the results before it. */
function betsOf(results: readonly number[]): readonly number[] {
  let sum = 1 / 2;
  let squares = 1 / 4;
  return results.map((result, before) => {
    const n = before + 1;
    const variance = squares / n;
    const bet = Math.sqrt((2 * Math.log(2 / ALPHA)) / (variance * n * Math.log(n + 1)));
    sum += result;
    squares += (result - sum / (n + 1)) ** 2;
    return bet;
  });
}

/** The greatest capital reached by a better who begins with 1 and bets half above a mean and half below it. */
function capital(results: readonly number[], bets: readonly number[], mean: number): number {
  let [above, below, most] = [1 / 2, 1 / 2, 0];
  for (const [i, result] of results.entries()) {
    const bet = bets[i] ?? 0;
    above *= 1 + Math.min(bet, mean > 0 ? MOST / mean : MOST) * (result - mean);
    below *= 1 - Math.min(bet, mean < 1 ? MOST / (1 - mean) : MOST) * (result - mean);
    most = Math.max(most, above, below);
  }
  return most;
}
