import { at, type Seed } from '@rulewright/core';
import alea from 'seedrandom/lib/alea.js';

/** Where a player's own chance comes from: 0 ≤ x < 1. */
export type Chance = () => number;

/** A stream of chance that is the same for the same seed. */
export const chanceOf = (seed: Seed): Chance => alea(String(seed), { state: true });

/** One of a list that is not empty, each as likely as its weight is great beside the others; equally, where all are 0. */
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
