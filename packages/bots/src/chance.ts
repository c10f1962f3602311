import { at, type Seed } from '@rulewright/core';
import alea from 'seedrandom/lib/alea.js';

/** A player's own random numbers, 0 ≤ x < 1. */
export type Chance = () => number;

/** Random numbers from a seed: the same seed gives the same numbers. */
export const chanceOf = (seed: Seed): Chance => alea(String(seed), { state: true });

/**
 * Draws one entry of a list that is not empty, each in proportion to its weight; where all weights are 0, all are
 * equally likely.
 */
export function drawn<X>(from: readonly X[], weights: readonly number[], chance: Chance): X {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  if (!(all > 0)) return at(from, Math.floor(chance() * from.length));
  let left = chance() * all;
  const place = weights.findIndex((weight) => {
    left -= weight;
    return left < 0;
  });
  return at(from, place < 0 ? weights.findLastIndex((weight) => weight > 0) : place);
}
