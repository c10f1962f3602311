import { type EuphoriaAction, type EuphoriaState, SPACES } from '@rulewright/euphoria';
import type { Policy } from '@rulewright/testing';
import { byType } from '../support/weighted.js';

// A player who builds markets, visits them and uses every ability, so that games go through all their chapters.

const TYPES: Readonly<Partial<Record<EuphoriaAction['type'], number>>> = {
  place: 8,
  retrieve: 2,
  'resolve-dilemma': 3,
  'open-trade': 0.1,
  'end-turn': 1,
  'use-ability': 6,
  submit: 4,
  'to-ask': 2,
  accept: 2,
};
const KINDS: Readonly<Record<(typeof SPACES)[number]['kind'], number>> = {
  'commodity-area': 3,
  tank: 4,
  tunnel: 6,
  'tunnel-end': 6,
  'artifact-market': 40,
  icarus: 6,
  construction: 12,
  'built-market': 300,
};
const spaceNamed = new Map(SPACES.map((space, number) => [space.id, { ...space, number }]));

const isConstruction = (space: number | undefined): boolean => SPACES[space ?? -1]?.kind === 'construction';
const workersOn = ({ place }: EuphoriaState, site: number): number =>
  place.filter((space) => isConstruction(space) && SPACES[space]?.site === site).length;

/** How likely an action is beside the others of its type. */
function weight(action: EuphoriaAction, state: EuphoriaState): number {
  if (action.type === 'retrieve') {
    const building = action.workers.filter((number) => isConstruction(state.place[action.seat * 4 + number - 1]));
    return (action.workers.length ** 2 * (action.price === 'free' ? 1 : 4)) / 20 ** building.length;
  }
  if (action.type !== 'place') return 1;
  const space = spaceNamed.get(action.space);
  if (space === undefined) return 1;
  const company = space.kind === 'construction' ? 1 + 5 * workersOn(state, space.site) : 1;
  return KINDS[space.kind] * company;
}

export const builder: Policy<EuphoriaState, EuphoriaAction> = byType(TYPES, weight);

/** A builder who makes deals with many and agrees to them. */
export const dealer: Policy<EuphoriaState, EuphoriaAction> = byType(
  { ...TYPES, 'open-trade': 1, 'add-partner': 8, submit: 8, accept: 20, cancel: 0.1 },
  weight,
);

const NOT_YET: readonly string[] = ['wind-salon', 'nimbus-loft'];
const isLast = (state: EuphoriaState, seat: number): boolean => state.stars[seat] === 1;
const starsOn = (list: readonly number[], players: number, seat: number): number =>
  list.filter((count, place) => count > 0 && place % players === seat).length;

/** Whether all criteria but the dice are equal between two players who would both lay their last star. */
function areEqual({ stars, morale, knowledge, tileStars, territoryStars }: EuphoriaState): boolean {
  const same = ([one, two]: readonly (number | undefined)[]) => one === two;
  const onBoard = [tileStars, territoryStars].map((list) => [0, 1].map((seat) => starsOn(list, 2, seat)));
  return stars[0] === 1 && [stars, morale, knowledge, ...onBoard].every(same);
}

/** Whether two friends leave this action alone: it would end the game before they are equal. */
function isTooEarly(action: EuphoriaAction, state: EuphoriaState): boolean {
  if (action.type === 'resolve-dilemma') return isLast(state, action.seat) && action.side === 'join';
  if (action.type !== 'place') return false;
  const space = spaceNamed.get(action.space);
  if (space?.kind === 'construction') {
    const isCompletion = workersOn(state, space.site) === 1;
    const isShared = state.place.some(
      (place, worker) =>
        isConstruction(place) && SPACES[place]?.site === space.site && Math.floor(worker / 4) !== action.seat,
    );
    const sitesLeft = state.builtTiles.filter((tiles) => tiles.length === 0).length;
    return isCompletion && (!isShared || (sitesLeft === 1 && !areEqual(state)));
  }
  const givesStar =
    space?.kind === 'built-market' || space?.kind === 'artifact-market' || NOT_YET.includes(action.space);
  return isLast(state, action.seat) && givesStar;
}

/** Two friends who want to finish together, equal in everything. */
export const friends: Policy<EuphoriaState, EuphoriaAction> = (legal, state, random) => {
  const left = legal.flatMap((action, place) => (isTooEarly(action, state) ? [] : [place]));
  const actions = left.flatMap((place) => legal[place] ?? []);
  return left.length === 0 ? builder(legal, state, random) : (left[builder(actions, state, random)] ?? 0);
};
