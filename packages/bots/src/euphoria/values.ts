import { at, type Seat } from '@rulewright/core';
import { type EuphoriaEngine, type EuphoriaView, GOODS } from '@rulewright/euphoria';
import type { Values } from '../expertise.js';
import { valuesFrom } from '../standing.js';

type Position = EuphoriaView['position'];

const WORKERS = 4;
const SUPPLY = -1;
const FIRST_RESOURCE = GOODS.indexOf('gold');

/** Weights relative to a star, fitted to victories in games of weighted players. */
const STAR = 0.75;
const WORKER = 0.4;
const COMMODITY = 0.09;
const RESOURCE = 0.14;
const ARTIFACT = 0.24;
const RECRUIT = 0.27;
/** Weight of an unresolved dilemma, which can still become a star. */
const DILEMMA = 0.3;

/**
 * Judges seats by how close they are to their tenth star (EUP-END.1). It counts placed stars, and the workers, goods,
 * artifacts, active recruits and open dilemma that lead to stars. Hands and hidden recruits are counted, not read.
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
