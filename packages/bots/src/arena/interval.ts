import { shareInterval } from '@rulewright/core';

/** The bounds of a share, with 95 % confidence. */
export type Interval = readonly [low: number, high: number];

/**
 * Wilson's interval for the mean of results between 0 and 1 that come in groups: games of one deal are not independent.
 * Results that agree within a group count as fewer trials; results that cancel out count in full.
 */
export function grouped(groups: readonly (readonly number[])[]): Interval {
  const played = groups.filter((group) => group.length > 0);
  const n = played.reduce((sum, { length }) => sum + length, 0);
  if (n === 0) return [0, 1];
  const p = Math.min(1, mean(played.flat()));
  return shareInterval(p, n / Math.max(1, excess(played, p, n)));
}

/**
 * The variance of the mean relative to that of independent results, estimated from the group means weighted by group
 * size.
 */
function excess(groups: readonly (readonly number[])[], p: number, n: number): number {
  const independent = (p * (1 - p)) / n;
  const g = groups.length;
  if (independent === 0 || g < 2) return 1;
  const squares = groups.reduce((sum, group) => sum + (group.length * (mean(group) - p)) ** 2, 0);
  return ((g / (g - 1)) * squares) / n ** 2 / independent;
}

const WIDE = 1.96;

/**
 * The interval of the mean of results of any size that come in groups, by the normal distribution. With few groups it
 * is too narrow. Undefined for fewer than two groups, which say nothing about their spread.
 */
export function groupedMean(groups: readonly (readonly number[])[]): Interval | undefined {
  const played = groups.filter((group) => group.length > 0);
  const g = played.length;
  if (g < 2) return undefined;
  const results = played.flat();
  const middle = mean(results);
  const squares = played.reduce((sum, group) => sum + (group.length * (mean(group) - middle)) ** 2, 0);
  const reach = (WIDE * Math.sqrt((g / (g - 1)) * squares)) / results.length;
  return [middle - reach, middle + reach];
}

export const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
