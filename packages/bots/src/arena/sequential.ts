import type { Interval } from './interval.js';

/** How often an interval may be wrong. */
const ALPHA = 0.05;
/** Bets stay so far below what could lose everything. */
const MOST = 0.5;
/** Means are looked at in steps of that much. */
const STEPS = 400;

/**
 * From where to where the mean of results between 0 and 1 lies, with 95 % confidence at every moment together: who looks
 * after each result and stops when it suits is wrong one time in twenty all the same. By betting against each mean, as
 * I. Waudby-Smith and A. Ramdas describe it ("Estimating means of bounded random variables by betting", 2024): a mean is
 * out when the capital of who bets against it has grown twentyfold. Results that belong together come as their mean.
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

/** How much is bet on each result, by what was seen before it. */
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

/** The most that somebody who began with 1 had at any time, half bet above a mean and half below. */
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
