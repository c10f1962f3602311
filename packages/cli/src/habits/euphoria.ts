import { at, type Seat } from '@rulewright/core';
import { type EuphoriaAction, type EuphoriaState, GOODS, SPACES } from '@rulewright/euphoria';

type Of<Type extends EuphoriaAction['type']> = Extract<EuphoriaAction, { type: Type }>;
type Kind = (typeof SPACES)[number]['kind'];

const WORKERS = 4;
const SUPPLY = -1;
const AVAILABLE = -2;
const FIRST_RESOURCE = GOODS.indexOf('gold');
const NUMBERS: ReadonlyMap<string, number> = new Map(SPACES.map(({ id }, space) => [id, space]));

/** How much a placement is wanted: stars before what leads to them. */
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
/** What brings little: a visit without a star, the tank with all workers, a good of which there is enough. */
const POOR = 0.3;
const ENOUGH = 4;

/**
 * How likely a random player of Euphoria takes each action: one who goes for stars, gathers what is scarce, joins the
 * sites where others work, takes the other workers back when none is left, and seldom trades. Made for games worth
 * reading, not for winning.
 */
export function euphoriaHabits(state: EuphoriaState, seat: Seat, legal: readonly EuphoriaAction[]): number[] {
  const own = state.place.slice(seat * WORKERS, (seat + 1) * WORKERS);
  return legal.map((action) => {
    switch (action.type) {
      case 'place':
        return placeWish(state, seat, own, action);
      case 'retrieve':
        return retrievalWish(state, seat, own, action);
      case 'resolve-dilemma':
        return action.side === 'join' ? 8 : 1;
      case 'open-trade':
        return 0.1 / (state.options.players - 1);
      case 'to-ask':
      case 'submit':
        return 4;
      case 'cancel':
        return 0.1;
      case 'accept':
        return tradeWish(state);
      case 'use-ability':
      case 'take-offer':
        return 2;
      default:
        return 1;
    }
  });
}

function placeWish(state: EuphoriaState, seat: Seat, own: readonly number[], { space: id }: Of<'place'>): number {
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

/** Whether a visit would place a star. */
function canStar(
  { options: { players }, territoryStars, tileStars, builtTiles }: EuphoriaState,
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

/** All workers come back but those on construction sites, if there are others; paid for when morale is low. */
function retrievalWish(state: EuphoriaState, seat: Seat, own: readonly number[], action: Of<'retrieve'>): number {
  const onBoard = own.filter((place) => place >= 0);
  const usual = onBoard.filter((place) => SPACES[place]?.kind !== 'construction');
  const wanted = usual.length > 0 ? usual : onBoard;
  const taken = action.workers.map((number) => at(own, number - 1));
  const isWanted = taken.length === wanted.length && taken.every((place) => wanted.includes(place));
  const price = action.price === 'free' && at(state.morale, seat) < 4 ? 0.3 : 1;
  return (own.includes(AVAILABLE) ? 0.5 : 20) * (isWanted ? 1 : 0.03) * price;
}

/** What is offered beside what is asked for; resources and artifacts count double. */
function tradeWish({ agenda }: EuphoriaState): number {
  const proposal = agenda[agenda.length - 1];
  if (proposal?.kind !== 'trade-respond') return 1;
  const worth = (items: readonly number[]) =>
    items.reduce((total, count, item) => total + count * (item < FIRST_RESOURCE ? 1 : 2), 0);
  return worth(proposal.give) >= worth(proposal.ask) ? 3 : 0.3;
}
