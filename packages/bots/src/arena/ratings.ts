import { at } from '@rulewright/core';
import { ordinal, rate, rating } from 'openskill';

/**
 * The strength of a contestant by the games so far, after Weng and Lin. Everybody begins with `mu` 25 and `sigma` 25 /
 * 3.
 */
export interface Rating {
  readonly mu: number;
  /** The uncertainty of `mu`. */
  readonly sigma: number;
  /** `mu − 3 sigma`: the strength is almost certainly above it. */
  readonly ordinal: number;
}

/** Rates contestants game after game. A game is the place of every contestant who sat in it. */
export function ratings(contestants: number, games: readonly ReadonlyMap<number, number>[]): readonly Rating[] {
  const known = Array.from({ length: contestants }, () => rating());
  for (const places of games) {
    if (places.size < 2) continue;
    const who = [...places.keys()];
    const rated = rate(
      who.map((contestant) => [at(known, contestant)]),
      { rank: [...places.values()] },
    );
    for (const [i, contestant] of who.entries()) known[contestant] = at(at(rated, i), 0);
  }
  return known.map((one) => ({ mu: one.mu, sigma: one.sigma, ordinal: ordinal(one) }));
}
