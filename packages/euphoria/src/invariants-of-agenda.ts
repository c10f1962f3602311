import { at, NONE, seatsFrom } from '@rulewright/core';
import { spaceAt } from './content/board.js';
import type { Row } from './content/compile.js';
import { GOODS, TRADE_ITEMS } from './content/words.js';
import { owned } from './goods.js';
import { momentOf } from './recruits/conditions.js';
import { works } from './recruits/hooks.js';
import { TIER_4 } from './rules/allegiance.js';
import { isOverLimit } from './rules/hand-limit.js';
import { cardCount, holdsAll } from './rules/trade.js';
import { hasFreeStarSpace } from './stars.js';
import type { Choice, EuphoriaTable, Star, Task } from './state.js';

// What may stand on the agenda: every record in its frame, and saying only what can happen.

type AgendaRecord = EuphoriaTable['state']['agenda'][number];
type Kind = (Task | Choice)['kind'];

const SET_UP: readonly Kind[] = [
  'starting-dice',
  'setup-keep-recruits',
  'setup-draft-recruit',
  'setup-place-track-token',
  'setup-pick-market',
];
/** Steps that are taken once: what waits for a turn, a placement, a retrieval, a roll and a trade to go on. */
const ONCE: readonly Kind[] = [
  ...(['starting-dice', 'setup-keep-recruits', 'setup-pick-market'] as const),
  ...(['next-turn', 'pause', 'turn-main', 'turn-continue', 'dilemma-keep-recruit'] as const),
  ...(['put-down', 'payment', 'benefit', 'after-benefit', 'completion', 'extra-placement'] as const),
  ...(['place-pay', 'dig', 'place-extra', 'take-back', 'roll-retrieved', 'retrieval-over'] as const),
  ...(['throw-dice', 'knowledge-check', 'trade-build', 'trade-respond', 'trade-execution'] as const),
];

/** What waits belongs to the set-up or to a turn, and no step waits twice. */
export function recordsBelongToTheMoment({ state: { agenda, turn } }: EuphoriaTable): boolean {
  const kinds = agenda.map(({ kind }) => kind);
  const isOnce = (kind: Kind, i: number) => !ONCE.includes(kind) || kinds.indexOf(kind) === i;
  return kinds.every((kind, i) => isOnce(kind, i) && (kind === 'next-turn' || SET_UP.includes(kind) === (turn === 0)));
}

/** Every record says what can happen at this table. */
export const recordsFit = (table: EuphoriaTable): boolean =>
  table.state.agenda.every((record) => seatsFit(table, record) && recordFits(table, record));

function seatsFit({ state }: EuphoriaTable, record: AgendaRecord): boolean {
  const { players } = state.options;
  const isSeat = (seat: number) => seat < players;
  return (
    (!('seat' in record) || isSeat(record.seat)) &&
    (!('partner' in record) || (isSeat(record.partner) && record.partner !== record.seat)) &&
    (!('proposer' in record) || (isSeat(record.proposer) && record.proposer !== record.seat)) &&
    (!('seats' in record) || record.seats.every(isSeat))
  );
}

function recordFits(table: EuphoriaTable, record: AgendaRecord): boolean {
  const { state, content } = table;
  const { active, placement, roll } = state;
  switch (record.kind) {
    case 'turn-main':
      return record.seat === active && !state.hasActed && state.placed === 0;
    case 'turn-continue':
      return record.seat === active && state.hasActed;
    case 'place-pay':
    case 'place-extra':
    case 'place-benefit':
    case 'place-star':
      return record.seat === placement.seat && placementAllows(table, record);
    case 'dig':
      return isTunnel(table);
    case 'take-back':
    case 'roll-retrieved':
      return state.retrieval.seat === active;
    case 'throw-dice':
    case 'knowledge-check':
    case 'roll-over':
      return roll.seat !== NONE;
    case 'hand-discard':
      return isOverLimit(table, record.seat);
    case 'draw-keep':
      return record.count < record.among && record.among <= at(state.hands, record.seat).length;
    case 'dilemma-keep-recruit':
      return record.seat === active && at(state.dealtRecruits, active).length === 2;
    case 'effect':
      return effectFits(table, record.effect, record.seat);
    case 'ability-choose':
      return isRow(content.effects[record.effect], 'gainAny', 'oneOf') && effectFits(table, record.effect, record.seat);
    case 'ability-offer':
      return isRow(content.effects[record.effect], 'for') && effectFits(table, record.effect, record.seat);
    case 'ability-react':
      return isReady(table, record.seat, record.ability, 0);
    case 'draw-react':
      return record.toDraw > 0 !== record.drawn > 0 && isReady(table, record.seat, record.ability, record.drawn);
    case 'ability-discard':
    case 'pay-artifacts':
      return record.ability < content.abilities.length && record.count <= at(state.hands, record.seat).length;
    case 'roll-choose-face':
      return roll.faces[roll.workers.indexOf(record.worker)] === 0;
    case 'stars':
      return record.stars.every((star) => mayLie(table, star));
    case 'trade-build':
      return record.seat === active && tradeFits(table, record.seat, record.give) && isList(record.ask);
    case 'trade-respond':
      return record.proposer === active && tradeFits(table, record.proposer, record.give) && isList(record.ask);
    case 'trade-execution':
      return exchangeFits(table, record);
    case 'trade-pick-cards':
      return record.count >= 1 && record.count <= at(state.hands, record.seat).length;
    default:
      return true;
  }
}

/** More than any space gives, and as many as an action names. */
const MOST_RESOURCES = 9;

const isTunnel = ({ state: { placement } }: EuphoriaTable): boolean =>
  placement.seat !== NONE && spaceAt(placement.space).kind === 'tunnel';

function placementAllows(table: EuphoriaTable, record: AgendaRecord): boolean {
  if (record.kind === 'place-benefit')
    return record.resources > 0 ? record.resources <= MOST_RESOURCES : isTunnel(table);
  return record.kind !== 'place-star' || spaceAt(table.state.placement.space).faction !== NONE;
}

const isRow = (row: Row | undefined, ...ops: readonly Row['op'][]): boolean =>
  row !== undefined && ops.includes(row.op);

/** An effect has what it speaks of: a tunnel, a bumped worker, a die to be rolled. */
function effectFits(table: EuphoriaTable, effect: number, seat: number): boolean {
  const { state, content } = table;
  const { placement, roll } = state;
  const row = content.effects[effect];
  switch (row?.op) {
    case undefined:
    case 'both':
    case 'keepMorale':
    case 'placeNow':
      return false;
    case 'tunnelResource':
    case 'miner':
      return isTunnel(table);
    case 'star':
    case 'starOrTile':
    case 'extraStar':
      return placement.seat === seat && spaceAt(placement.space).faction !== NONE;
    case 'newWorker':
      return placement.seat === seat && placement.added === NONE;
    case 'ifBuilder':
      return placement.seat !== NONE && spaceAt(placement.space).kind === 'construction';
    case 'chooseFace':
    case 'copyFace':
      return roll.seat !== NONE && roll.faces.includes(0) && (row.op === 'chooseFace' || placement.seat !== NONE);
    case 'for':
      return (
        row.who === 'each-opponent' ||
        (placement.seat !== NONE && (row.who !== 'bumped-owner' || placement.bumped >= 0))
      );
    default:
      return true;
  }
}

/** An ability that is asked for belongs to the player and can be used. */
function isReady(table: EuphoriaTable, seat: number, ability: number, drawn: number): boolean {
  const { recruit } = table.content.abilities[ability] ?? { recruit: NONE };
  return at(table.state.activeRecruits, seat).includes(recruit) && works(table, seat, ability, momentOf(table, drawn));
}

/** EUP-STR.1: a star that is to be placed has its place. */
function mayLie(table: EuphoriaTable, { seat, on, at: place }: Star): boolean {
  const { state, content } = table;
  if (seat >= state.options.players) return false;
  switch (on) {
    case 'territory':
      return place < state.allegiance.length && hasFreeStarSpace(table, place);
    case 'tile':
      return state.builtTiles[place]?.length === 1 && state.tileStars[place * state.options.players + seat] === 0;
    case 'recruit': {
      const faction = content.recruits[place]?.faction ?? NONE;
      const isDue = state.allegiance[faction] === TIER_4 && !state.recruitStars.includes(place);
      return isDue && at(state.activeRecruits, seat).includes(place);
    }
    case 'dilemma':
      return at(state.resolvedDilemmas, seat).includes(place) && state.dilemmaSides[seat] === 'join';
  }
}

const isList = (items: readonly number[]): boolean => items.length === TRADE_ITEMS.length;

/** EUP-TRD.6: who proposes has everything that is given. */
const tradeFits = (table: EuphoriaTable, seat: number, give: readonly number[]): boolean =>
  isList(give) && holdsAll(table, seat, give);

/** EUP-TRD.8: both have the goods, and the cards are put aside or about to be. */
function exchangeFits(table: EuphoriaTable, deal: Extract<AgendaRecord, { kind: 'trade-execution' }>): boolean {
  const { state } = table;
  const has = (seat: number, items: readonly number[]) => {
    const picks = state.agenda.find((record) => record.kind === 'trade-pick-cards' && record.seat === seat);
    const toPick = picks?.kind === 'trade-pick-cards' ? picks.count : 0;
    const aside = at(state.namedArtifacts, seat).length + at(state.pickedArtifacts, seat).length;
    const ownsGoods = GOODS.every((_, good) => owned(table, seat, good) >= at(items, good));
    return isList(items) && ownsGoods && aside + toPick === cardCount(items);
  };
  const { seat, partner } = deal;
  const others = seatsFrom(0, state.options.players).filter((other) => other !== seat && other !== partner);
  const isIdle = (other: number) =>
    at(state.namedArtifacts, other).length + at(state.pickedArtifacts, other).length === 0;
  return seat === state.active && has(seat, deal.give) && has(partner, deal.ask) && others.every(isIdle);
}
