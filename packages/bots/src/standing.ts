import { logistic } from './learning/arithmetic.js';

/**
 * The values of seats by their standings: the share of the others each will finish ahead of. Standings are log-odds: a
 * seat that stands higher by 1 finishes ahead about 2.7 times as often as behind. A game against nobody is worth 1.
 */
export function valuesFrom(standings: readonly number[]): number[] {
  const others = standings.length - 1;
  return standings.map((mine, seat) => {
    if (others === 0) return 1;
    let before = 0;
    for (let other = 0; other <= others; other++)
      if (other !== seat) before += logistic(mine - (standings[other] ?? 0));
    return before / others;
  });
}
