import { at, InputError, type Outcome, type Seat, type Utility } from '@rulewright/core';
import { pointUtility } from '../search/utility.js';

/**
 * What the place of a seat is worth: 1 for the first alone, −1 for the last alone, in even steps between them; who shares
 * places gets their mean. All seats together get 0, and so does who plays alone. Where points are played for it is the score
 * of the seat, in that many points as count as 1.
 */
export function reward(
  { ranking, scores }: Pick<Outcome, 'ranking'> & Partial<Pick<Outcome, 'scores'>>,
  seat: Seat,
  utility: Utility = 'places',
): number {
  if (utility !== 'places' && scores?.[seat] !== undefined) return at(pointUtility({ scores }, utility.points), seat);
  const players = ranking.reduce((sum, group) => sum + group.length, 0);
  let before = 0;
  for (const group of ranking) {
    if (group.includes(seat)) return players === 1 ? 0 : 1 - (2 * before + group.length - 1) / (players - 1);
    before += group.length;
  }
  throw new InputError('no reward', [{ path: '', message: `nobody sits at ${seat}` }]);
}
