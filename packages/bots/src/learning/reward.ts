import { at, InputError, type Outcome, type Seat, type Utility } from '@rulewright/core';
import { pointUtility } from '../search/utility.js';

/**
 * The reward of a seat, by its place or by its score. The first alone gets 1, the last alone −1, with even steps
 * between; tied seats get the mean. All rewards sum to 0, and a solo player gets 0. When `utility` is points, it is the
 * score divided by the points that count as 1.
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
