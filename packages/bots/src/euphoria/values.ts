import { at, type Seat } from '@rulewright/core';
import { type EuphoriaEngine, type EuphoriaView, GOODS } from '@rulewright/euphoria';
import type { Values } from '../expertise.js';
import { valuesFrom } from '../standing.js';

type Position = EuphoriaView['position'];

const WORKERS = 4;
const SUPPLY = -1;
const FIRST_RESOURCE = GOODS.indexOf('gold');

/** How much each counts beside a star: as often as it went with a victory in games of weighted players. */
const STAR = 0.75;
const WORKER = 0.4;
const COMMODITY = 0.09;
const RESOURCE = 0.14;
const ARTIFACT = 0.24;
const RECRUIT = 0.27;
/** A dilemma that is not resolved can still become a star. */
const DILEMMA = 0.3;

/**
 * How near a seat is to its tenth star (EUP-END.1): the stars that are placed, and what stars are made of: workers, goods,
 * artifacts, active recruits and an open dilemma, beside the same of the others. Hands and hidden recruits are counted,
 * not read.
 */
export const values =
  (_engine: EuphoriaEngine): Values<EuphoriaEngine> =>
  (position) =>
    valuesFrom(position.stars.map((_, seat) => standing(position, seat)));

function standing({ stars, place, goods, hands, activeRecruits, dilemmaSides }: Position, seat: Seat): number {
  let sum = -STAR * at(stars, seat) + ARTIFACT * at(hands, seat).length + RECRUIT * at(activeRecruits, seat).length;
  for (let worker = seat * WORKERS; worker < (seat + 1) * WORKERS; worker++)
    if (place[worker] !== SUPPLY) sum += WORKER;
  for (let good = 0; good < GOODS.length; good++)
    sum += at(goods, seat * GOODS.length + good) * (good < FIRST_RESOURCE ? COMMODITY : RESOURCE);
  return dilemmaSides[seat] === '' ? sum + DILEMMA : sum;
}
