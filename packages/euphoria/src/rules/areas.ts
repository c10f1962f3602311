import { at } from '@rulewright/core';
import { gain } from '../goods.js';
import { abilitiesOn, applyAbility } from '../recruits/hooks.js';
import type { EuphoriaTable, EuphoriaTurn } from '../state.js';
import { hasTier, raiseAllegiance, TIER_1 } from './allegiance.js';
import { changeKnowledge } from './tracks.js';

// EUP-COM: commodity areas. Area, commodity and faction have the same number.

/** EUP-COM.2: the values of all workers on an area. */
export function totalOn({ state }: EuphoriaTable, area: number): number {
  let total = 0;
  for (let worker = 0; worker < state.place.length; worker++)
    if (state.place[worker] === area) total += at(state.value, worker);
  return total;
}

const LOW = 4;
const MIDDLE = 8;

/** EUP-COM.3 to EUP-COM.7: the commodity, then the step of the band, then what recruits add. */
export function visitArea(turn: EuphoriaTurn): void {
  const { seat, space: area } = turn.state.placement;
  const total = totalOn(turn, area);
  const bonus = hasTier(turn, seat, area, TIER_1) ? 1 : 0;
  gain(turn, seat, area, (total > MIDDLE ? 2 : 1) + bonus);
  if (total <= LOW) raiseAllegiance(turn, area);
  else changeKnowledge(turn, seat, total <= MIDDLE ? -1 : 1);
  // What is queued by now has not happened: hands and resources are those of the beginning, as EUP-COM.7 asks.
  const bonuses: number[] = [];
  abilitiesOn(turn, seat, 'area-bonus', (ability) => bonuses.push(ability));
  for (const ability of bonuses) applyAbility(turn, seat, ability);
}
