import { at, InputError, NONE, type Seat } from '@rulewright/core';
import { z } from '@rulewright/core/words';
import type {
  CheckForecast,
  FactionBonus,
  FactionState,
  PenaltyInForce,
  SiteState,
  SpacePrice,
  StarPlaces,
} from './answers.js';
import { benefitOf, type SpaceBenefit } from './benefits.js';
import { SITES, type Site, spaceAt } from './content/board.js';
import type { Offer } from './content/price.js';
import { ARTIFACTS, FACTIONS, type Faction, GOODS, GROUND_FACTIONS } from './content/words.js';
import { face, space } from './fields.js';
import { bumpsOf, isBeingPaid, isClosed, spaceNamed } from './legality.js';
import { REVEALING_CELL, THRESHOLD, TIER_1, TIER_2, TIER_3, TIER_4, TUNNEL_END, workersNeeded } from './numbers.js';
import { type PlanItem, payments, planNames } from './payment.js';
import { hasPenalty, sitesWith } from './penalties.js';
import { type EuphoriaPlayer, type EuphoriaShared, playerModel, sharedModel } from './reading.js';
import { pricesOf } from './recruits/placement-prices.js';
import { hasActive, isUsable } from './recruits.js';
import { hasTier, isRevealed } from './rules/allegiance.js';
import { totalOn } from './rules/areas.js';
import { handLimitOf } from './rules/hand-limit.js';
import { costOfFreeRetrieval } from './rules/retrieving.js';
import { checkSum } from './rules/rolling.js';
import { groupWorker, mayPlaceMore, moraleOfPlacement, mostFurtherWorkers } from './rules/turn.js';
import { freeStarSpaces } from './stars.js';
import { type EuphoriaContext, query } from './state.js';
import { isAvailable, workersOnSite } from './workers.js';

const seat = z.int().check(z.minimum(0));
const faction = z.enum(FACTIONS);
const site = z.enum(SITES);

function atTable({ state }: EuphoriaContext, who: Seat): void {
  if (who >= state.options.players) throw new InputError(`nobody sits at ${who}`);
}
/** The hand of a seat. Throws `InputError` when a view hides it. */
function mustSeeHand({ state }: EuphoriaContext, who: Seat): void {
  if (at(state.hands, who).some((card) => card < 0)) throw new InputError(`the hand of seat ${who} is hidden`);
}

const priceNames = ({ content }: EuphoriaContext, { price, by }: Offer): SpacePrice => ({
  ...price,
  goods: Object.fromEntries(GOODS.flatMap((good, i) => (at(price.goods, i) > 0 ? [[good, at(price.goods, i)]] : []))),
  artifact: price.artifact === NONE ? null : at(ARTIFACTS, price.artifact),
  recruits: by.map((ability) => at(content.recruits, at(content.abilities, ability).recruit).id),
});

const TIERS = [TIER_1, TIER_2, TIER_3, TIER_4];

/** The questions that an engine of Euphoria answers; `ask(position).price(0, 'ark')`. Spaces, cards and factions go by id. */
export interface EuphoriaQueries {
  /** A player's things, by ids; in a view, those its viewer may know. */
  player(seat: Seat): EuphoriaPlayer;
  /** All shared things: the course of the game, the board, and decks with their known cards. */
  shared(): EuphoriaShared;
  /**
   * The prices that a player may pay for a space, payable or not, printed ones first (EUP-PLC.8, EUP-PLC.13). Empty
   * when the space is closed to the player.
   */
  price(seat: Seat, space: string): readonly SpacePrice[];
  /**
   * All ways in which a player can pay for a space now, as the action `pay` names them (EUP-PLC.13). Empty when the space
   * is closed to the player. Counts the morale that a further worker costs first (EUP-VAR.2). While a placement is being
   * paid, the ways to pay for it. Throws `InputError` on a view that hides the player's hand.
   */
  payments(seat: Seat, space: string): readonly (readonly PlanItem[])[];
  /** The benefit for a player who places a worker of this value (1 to 6) there now, without recruits (EUP-PLC.9). */
  benefit(seat: Seat, space: string, value: number): SpaceBenefit;
  /** The steps of morale that a free retrieval costs a player now, 0 to 2 (EUP-RET.2, EUP-PEN.8). */
  freeRetrieval(seat: Seat): number;
  /** EUP-COM.2: the values of all workers on a commodity area; 0 for another space. */
  areaTotal(space: string): number;
  /** EUP-KNO.8, EUP-KNO.11: the knowledge check that a roll of a player faces. */
  check(seat: Seat): CheckForecast;
  /** The places of a player's stars, and the number left (EUP-STR.1). */
  stars(seat: Seat): StarPlaces;
  /** EUP-BLD.1, EUP-BLD.3: a construction site and its tile. */
  site(site: Site): SiteState;
  /** EUP-ALL.1, EUP-TUN.4: the allegiance, the miner and the territory of a faction. */
  faction(faction: Faction): FactionState;
  /** EUP-ALL.2, EUP-TUN.8: which bonuses of a faction a player has now. */
  bonus(seat: Seat, faction: Faction): FactionBonus;
  /** EUP-BLD.10: the penalties that are in force for a player. */
  penalties(seat: Seat): readonly PenaltyInForce[];
  /** The number of artifacts a player may hold (EUP-MOR.1). */
  handLimit(seat: Seat): number;
  /** A player's active recruits; `isUsable` is true for those whose abilities work now (EUP-REC.1, EUP-REC.8, EUP-PEN.7). */
  recruits(seat: Seat): readonly { readonly id: string; readonly isUsable: boolean }[];
  /**
   * The doubles group of the active player (EUP-TRN.4): the value that further workers must show, and how many
   * more penalties and morale allow. Null when none may be placed: without any, by a penalty, for want of
   * morale (EUP-PEN.5, EUP-VAR.2), and between two placements also when no space takes one now.
   */
  doubles(): { readonly value: number; readonly left: number } | null;
  /** EUP-PLC.2: who stands on a space, by seat and value. */
  workersOn(space: string): readonly { readonly seat: Seat; readonly value: number }[];
}

/** A question about a player. */
const ofSeat = <Answer>(answer: (context: EuphoriaContext, who: Seat) => Answer) =>
  query([seat], (context, who) => {
    atTable(context, who);
    return answer(context, who);
  });

export const queries = {
  player: ofSeat(playerModel),
  shared: query([], sharedModel),
  price: query([seat, space], (context, who, where): readonly SpacePrice[] => {
    atTable(context, who);
    const index = spaceNamed(where);
    if (isClosed(context, who, index)) return [];
    return pricesOf(context, who, index, { bumps: bumpsOf(context, who, index) }).map((offer) =>
      priceNames(context, offer),
    );
  }),
  payments: query([seat, space], (context, who, where): readonly (readonly PlanItem[])[] => {
    atTable(context, who);
    mustSeeHand(context, who);
    const index = spaceNamed(where);
    if (isClosed(context, who, index)) return [];
    const lessMorale = isBeingPaid(context, who, index) ? 0 : moraleOfPlacement(context, who);
    return payments(context, who, { space: index, bumps: bumpsOf(context, who, index), lessMorale }).map(({ plan }) =>
      planNames(plan),
    );
  }),
  benefit: query([seat, space, face], (context, who, where, value): SpaceBenefit => {
    atTable(context, who);
    return benefitOf(context, who, spaceNamed(where), value);
  }),
  freeRetrieval: ofSeat(costOfFreeRetrieval),
  areaTotal: query([space], (context, where): number => {
    const index = spaceNamed(where);
    return spaceAt(index).kind === 'commodity-area' ? totalOn(context, index) : 0;
  }),
  check: ofSeat((context, who): CheckForecast => {
    const sum = checkSum(context, who);
    return { sum, costsFrom: Math.max(0, THRESHOLD - sum), mayLose: !at(context.state.lostWorker, who) };
  }),
  stars: ofSeat((context, who): StarPlaces => {
    const { state, content } = context;
    const { players } = state.options;
    const onTerritory = (index: number) => at(state.territoryStars, index * players + who);
    return {
      left: at(state.stars, who),
      territories: Object.fromEntries(
        FACTIONS.flatMap((name, i) => (onTerritory(i) > 0 ? [[name, onTerritory(i)]] : [])),
      ),
      tiles: SITES.filter((_, i) => at(state.tileStars, i * players + who) > 0),
      recruits: at(state.activeRecruits, who)
        .filter((recruit) => state.recruitStars.includes(recruit))
        .map((recruit) => at(content.recruits, recruit).id),
      dilemma: at(state.dilemmaSides, who) === 'join',
    };
  }),
  site: query([site], (context, name): SiteState => {
    const { state, content } = context;
    const index = SITES.indexOf(name);
    const [tile] = at(state.builtTiles, index);
    return {
      tile: tile === undefined ? null : at(content.tiles, tile).id,
      stars: state.stars.flatMap((_, who) => (at(state.tileStars, index * state.stars.length + who) > 0 ? [who] : [])),
      workers: workersOnSite(context, index),
      needed: workersNeeded(state.options.players),
    };
  }),
  faction: query([faction], (context, name): FactionState => {
    const { allegiance, miners } = context.state;
    const index = FACTIONS.indexOf(name);
    const cell = at(allegiance, index);
    return {
      allegiance: cell,
      tier: TIERS.filter((tier) => cell >= tier).length,
      isRevealed: isRevealed(context, index),
      miner: index < GROUND_FACTIONS ? at(miners, index) : null,
      freeStarSpaces: freeStarSpaces(context, index),
      tiers: TIERS,
      tunnel: index < GROUND_FACTIONS ? { reveals: REVEALING_CELL, end: TUNNEL_END } : null,
    };
  }),
  bonus: query([seat, faction], (context, who, name): FactionBonus => {
    atTable(context, who);
    const index = FACTIONS.indexOf(name);
    return {
      tier1: hasTier(context, who, index, TIER_1),
      tier2: hasTier(context, who, index, TIER_2),
      tunnelEnd: context.state.miners[index] === TUNNEL_END && hasActive(context, who, index),
    };
  }),
  penalties: ofSeat((context, who): readonly PenaltyInForce[] =>
    context.state.builtTiles.flatMap(([tile], index) => {
      if (tile === undefined) return [];
      const { id, penalty } = at(context.content.tiles, tile);
      return sitesWith(context, who, penalty).includes(index) ? [{ penalty, site: at(SITES, index), tile: id }] : [];
    }),
  ),
  handLimit: ofSeat(handLimitOf),
  recruits: ofSeat((context, who) => {
    const mayUse = !hasPenalty(context, who, 'no-recruit-abilities');
    return at(context.state.activeRecruits, who).map((recruit) => ({
      id: at(context.content.recruits, recruit).id,
      isUsable: mayUse && isUsable(context, recruit),
    }));
  }),
  doubles: query([], (context): { readonly value: number; readonly left: number } | null => {
    const { active, groupValue, noted, value } = context.state;
    if (groupWorker(context, active) === NONE) return null;
    if (context.state.agenda.at(-1)?.kind === 'turn-continue' && !mayPlaceMore(context, active)) return null;
    const most = mostFurtherWorkers(context, active);
    if (most === 0) return null;
    const inGroup = noted.filter((isNoted, i) => {
      const worker = active * noted.length + i;
      return isNoted && isAvailable(context, worker) && value[worker] === groupValue;
    }).length;
    return { value: groupValue, left: Math.min(inGroup, most) };
  }),
  workersOn: query([space], ({ state }, where): readonly { readonly seat: Seat; readonly value: number }[] => {
    const index = spaceNamed(where);
    const perSeat = state.place.length / state.options.players;
    return state.place.flatMap((place, worker) =>
      place === index ? [{ seat: Math.floor(worker / perSeat), value: at(state.value, worker) }] : [],
    );
  }),
};
