import { type EuphoriaAction, type EuphoriaState, SPACES } from '@rulewright/euphoria';
import type { Policy } from '@rulewright/testing';
import { byType } from '../support/weighted.js';

// A player who works for stars: with every action equally likely, most games would be visits to the areas.

const TYPES: Readonly<Partial<Record<EuphoriaAction['type'], number>>> = {
  place: 8,
  retrieve: 2,
  'resolve-dilemma': 4,
  'open-trade': 0.1,
  'end-turn': 1.5,
  'use-ability': 4,
  submit: 4,
  'to-ask': 2,
  accept: 2,
  cancel: 0.4,
  'decline-placement': 0.5,
};
const KINDS: Readonly<Partial<Record<(typeof SPACES)[number]['kind'], number>>> = {
  tank: 5,
  tunnel: 3,
  'tunnel-end': 6,
  'artifact-market': 40,
  icarus: 15,
  construction: 10,
  'built-market': 40,
};
const kindOf = new Map(SPACES.map(({ id, kind }) => [id, kind]));

/** How likely an action is beside the others of its type: places that bring stars, many workers taken back for a price. */
function weight(action: EuphoriaAction): number {
  if (action.type === 'place') return KINDS[kindOf.get(action.space) ?? 'tank'] ?? 1;
  if (action.type === 'retrieve') return action.workers.length ** 2 * (action.price === 'free' ? 1 : 4);
  return 1;
}

export const ambitious: Policy<EuphoriaState, EuphoriaAction> = byType(TYPES, weight);
