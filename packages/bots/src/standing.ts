import { logistic } from './learning/arithmetic.js';

/**
 * By seat: the share of the others whom it is to leave behind, where of two seats the one that stands higher by 1 does so
 * about 2.7 times as often as the other. A game against nobody is worth 1.
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
