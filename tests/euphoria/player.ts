import { type EuphoriaAction, type EuphoriaState, SPACES } from '@rulewright/euphoria';
import type { Policy } from '@rulewright/testing';

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

/** The place of a weighted draw. */
function drawn(weights: readonly number[], random: () => number): number {
  let share = random() * weights.reduce((sum, each) => sum + each, 0);
  const place = weights.findIndex((each) => {
    share -= each;
    return share < 0;
  });
  return place < 0 ? weights.length - 1 : place;
}

/** First the type of the action is drawn, then one of that type. */
export const ambitious: Policy<EuphoriaState, EuphoriaAction> = (legal, _, random) => {
  const types = [...new Set(legal.map(({ type }) => type))];
  const type =
    types[
      drawn(
        types.map((name) => TYPES[name] ?? 1),
        random,
      )
    ];
  const places = legal.flatMap((action, place) => (action.type === type ? [place] : []));
  const weights = places.map((place) => {
    const action = legal[place];
    return action === undefined ? 0 : weight(action);
  });
  return places[drawn(weights, random)] ?? 0;
};
