import { at } from '@rulewright/core';
import { ordinal, rate, rating } from 'openskill';

/** How strong a contestant is by the games so far (Weng-Lin; everybody begins with `mu` 25 and `sigma` 25 / 3). */
export interface Rating {
  readonly mu: number;
  /** How uncertain `mu` is. */
  readonly sigma: number;
  /** `mu − 3 sigma`: better than this almost certainly. */
  readonly ordinal: number;
}

/** Rates game after game; of each, the place of every contestant who sat in it. */
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
