import { at, type Seat } from '@rulewright/core';
import { type EuphoriaAction, type EuphoriaEngine, type EuphoriaView, GOODS, SPACES } from '@rulewright/euphoria';
import { byHeuristics, type Weights } from '../expertise.js';
import { acceptWish, askWish, offerWish } from './trades.js';

type Position = EuphoriaView['position'];
type Of<Type extends EuphoriaAction['type']> = Extract<EuphoriaAction, { type: Type }>;
type Kind = (typeof SPACES)[number]['kind'];

const WORKERS = 4;
const SUPPLY = -1;
const AVAILABLE = -2;
const NUMBERS: ReadonlyMap<string, number> = new Map(SPACES.map(({ id }, space) => [id, space]));

/** Weights of placements: stars come before what leads to them. */
const WISHES: Readonly<Record<Kind, number>> = {
  'built-market': 40,
  'artifact-market': 40,
  icarus: 20,
  construction: 10,
  tank: 10,
  tunnel: 5,
  'tunnel-end': 4,
  'commodity-area': 2,
};
/**
 * Factor for a placement of little use. Examples are a visit without a star, the tank with all workers, or a good the
 * player has enough of.
 */
const POOR = 0.3;
const ENOUGH = 4;

/** The position as a player sees it. */
interface Appraisal {
  readonly position: Position;
  readonly seat: Seat;
  /** The places of the player's workers. */
  readonly own: readonly number[];
}

const read = (position: Position, seat: Seat): Appraisal => ({
  position,
  seat,
  own: position.place.slice(seat * WORKERS, (seat + 1) * WORKERS),
});

/** Rules of thumb that weigh each action by its type and its effect: see `Weights`. */
export const weights = (_engine: EuphoriaEngine): Weights<EuphoriaEngine> =>
  byHeuristics<EuphoriaEngine, Appraisal>(read, {
    place: {
      because: 'stars come before what leads to them',
      type: 10,
      action: (action, { position, seat, own }) => placeWish(position, seat, own, action),
    },
    retrieve: {
      because: 'workers come back when none is left to place, all but those on construction sites',
      type: ({ own }) => (own.includes(AVAILABLE) ? 2 : 20),
      action: (action, { position, seat, own }) => retrievalWish(position, seat, own, action),
    },
    'resolve-dilemma': {
      because: 'to join brings a star',
      action: ({ side }) => (side === 'join' ? 8 : 1),
    },
    'open-trade': { because: 'trades are seldom worth their while', type: 0.1 },
    'to-ask': { because: 'an offer that was begun is made', type: ({ position }) => askWish(position) },
    'add-partner': { because: 'trades are seldom worth their while', type: 0.1 },
    submit: { because: 'an offer that was begun is made', type: ({ position }) => offerWish(position) },
    cancel: { because: 'an offer that was begun is made', type: 0.1 },
    accept: {
      because: 'who gets more than he gives takes the trade',
      type: ({ position }) => acceptWish(position),
    },
    'show-recruit': { because: 'a hidden card stays hidden', type: 0.02 },
    'show-dilemma': { because: 'a hidden card stays hidden', type: 0.02 },
    'use-ability': { because: 'abilities are there to be used', type: 2 },
    'take-offer': { because: 'abilities are there to be used', type: 2 },
  });

function placeWish(state: Position, seat: Seat, own: readonly number[], { space: id }: Of<'place'>): number {
  const space = NUMBERS.get(id) ?? 0;
  const { kind, site } = at(SPACES, space);
  const wish = WISHES[kind];
  switch (kind) {
    case 'built-market':
    case 'artifact-market':
      return canStar(state, seat, space) ? wish : POOR;
    case 'tank':
      return own.includes(SUPPLY) ? wish : POOR;
    case 'commodity-area':
      return at(state.goods, seat * GOODS.length + space) > ENOUGH ? POOR : wish;
    case 'construction':
      return wish * (1 + 2 * state.place.filter((place) => isOnSite(place, site)).length);
    default:
      return wish;
  }
}

const isOnSite = (place: number, site: number): boolean => {
  const space = SPACES[place];
  return space?.kind === 'construction' && space.site === site;
};

/** True if a visit would place a star. */
function canStar(
  { options: { players }, territoryStars, tileStars, builtTiles }: Position,
  seat: Seat,
  space: number,
): boolean {
  const { kind, faction } = at(SPACES, space);
  const stars = territoryStars.slice(faction * players, (faction + 1) * players);
  if (stars.reduce((sum, n) => sum + n, 0) < players) return true;
  return (
    kind === 'artifact-market' &&
    builtTiles.some(
      (tiles, site) => site >> 1 === faction && tiles.length > 0 && tileStars[site * players + seat] === 0,
    )
  );
}

/**
 * Weight of a retrieval. All workers should come back except those on construction sites, if there are others. A free
 * retrieval is worth less at low morale.
 */
function retrievalWish(state: Position, seat: Seat, own: readonly number[], action: Of<'retrieve'>): number {
  const onBoard = own.filter((place) => place >= 0);
  const usual = onBoard.filter((place) => SPACES[place]?.kind !== 'construction');
  const wanted = usual.length > 0 ? usual : onBoard;
  const taken = action.workers.map((number) => at(own, number - 1));
  const isWanted = taken.length === wanted.length && taken.every((place) => wanted.includes(place));
  const price = action.price === 'free' && at(state.morale, seat) < 4 ? 0.3 : 1;
  return (isWanted ? 1 : 0.03) * price;
}
