import { InputError, type Outcome, type Seat } from '@rulewright/core';

/**
 * What the place of a seat is worth: 1 for the first alone, −1 for the last alone, in even steps between them; who shares
 * places gets their mean. All seats together get 0, and so does who plays alone.
 */
export function reward({ ranking }: Pick<Outcome, 'ranking'>, seat: Seat): number {
  const players = ranking.reduce((sum, group) => sum + group.length, 0);
  let before = 0;
  for (const group of ranking) {
    if (group.includes(seat)) return players === 1 ? 0 : 1 - (2 * before + group.length - 1) / (players - 1);
    before += group.length;
  }
  throw new InputError('no reward', [{ path: '', message: `nobody sits at ${seat}` }]);
}
