import { at, type Seat } from '@rulewright/core';
import { gain } from '../goods.js';
import { BANDS, TIER_1 } from '../numbers.js';
import { abilitiesOn, applyAbility } from '../recruits/hooks.js';
import type { EuphoriaContext, EuphoriaTurn } from '../state.js';
import { hasTier, raiseAllegiance } from './allegiance.js';
import { changeKnowledge } from './tracks.js';

// EUP-COM: commodity areas. Area, commodity and faction have the same number.

/** EUP-COM.2: the values of all workers on an area. */
export function totalOn({ state }: EuphoriaContext, area: number): number {
  let total = 0;
  for (let worker = 0; worker < state.place.length; worker++)
    if (state.place[worker] === area) total += at(state.value, worker);
  return total;
}

const [LOW, MIDDLE, HIGH] = BANDS;
const bandOf = (total: number): (typeof BANDS)[number] => {
  if (total <= LOW.to) return LOW;
  return total <= MIDDLE.to ? MIDDLE : HIGH;
};

/** The yield of an area: commodities, and the step of the band. */
export interface AreaYield {
  readonly commodities: number;
  /** The commodity of tier 1 on top (EUP-COM.6). */
  readonly bonus: 0 | 1;
  readonly allegiance: 0 | 1;
  readonly knowledge: -1 | 0 | 1;
}

/** The yield of an area for a player with this total on it, ignoring the ends of the tracks (EUP-COM.3, EUP-COM.6). */
export function areaYield(context: EuphoriaContext, seat: Seat, area: number, total: number): AreaYield {
  const bonus = hasTier(context, seat, area, TIER_1) ? 1 : 0;
  const { commodities, allegiance, knowledge } = bandOf(total);
  return { commodities, bonus, allegiance, knowledge };
}

/** EUP-COM.3 to EUP-COM.7: the commodity, then the step of the band, then what recruits add. */
export function visitArea(turn: EuphoriaTurn): void {
  const { seat, space: area } = turn.state.placement;
  const { commodities, bonus, allegiance, knowledge } = areaYield(turn, seat, area, totalOn(turn, area));
  const rule = 'EUP-COM.3';
  gain(turn, seat, { good: area, count: commodities, rule });
  if (bonus > 0) gain(turn, seat, { good: area, count: bonus, rule: 'EUP-COM.6' });
  if (allegiance === 1) raiseAllegiance(turn, area, rule);
  else changeKnowledge(turn, seat, knowledge, rule);
  // Nothing queued so far has happened: hands and resources are those of the beginning, as EUP-COM.7 requires.
  const bonuses: number[] = [];
  abilitiesOn(turn, seat, 'area-bonus', (ability) => bonuses.push(ability));
  for (const ability of bonuses) applyAbility(turn, seat, ability);
}
