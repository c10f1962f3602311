import { at, type Seat } from '@rulewright/core';

/**
 * A seat's share of what all have: 1 / players when all have the same, towards 1 for who is far ahead. `scale` is how much
 * more makes somebody about 2.7 times as likely to win.
 */
export function shareOf(standings: readonly number[], seat: Seat, scale: number): number {
  const own = at(standings, seat);
  return 1 / standings.reduce((sum, standing) => sum + Math.exp((standing - own) / scale), 0);
}
