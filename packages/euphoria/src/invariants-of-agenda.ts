import { at, NONE, seatsFrom } from '@rulewright/core';
import { spaceAt } from './content/board.js';
import type { Row } from './content/compile.js';
import { GOODS } from './content/words.js';
import { owned } from './goods.js';
import { momentOf } from './recruits/conditions.js';
import { works } from './recruits/hooks.js';
import { TIER_4 } from './rules/allegiance.js';
import { isOverLimit } from './rules/hand-limit.js';
import { cardCount, holdsAll, TRADE_ITEMS } from './rules/trade.js';
import { hasFreeStarSpace } from './stars.js';
import type { Choice, EuphoriaTable, Star, Task } from './state.js';

// What may stand on the agenda: every record in its frame, and saying only what can happen.

type AgendaRecord = EuphoriaTable['state']['agenda'][number];
type Kind = (Task | Choice)['kind'];

/** What follows from the effects of cards and spaces, and what it may interrupt: any step of a turn. */
const INNER: readonly Kind[] = [
  'effect',
  'draw',
  'draw-cards',
  'hand-limit',
  'stars',
  'star-placed',
  'reactions',
  'pay-artifacts',
  'ability-react',
  'ability-offer',
  'ability-choose',
  'ability-discard',
  'draw-react',
  'draw-keep',
  'hand-discard',
  'place-star',
];
const SET_UP: readonly Kind[] = [
  'starting-dice',
  'setup-keep-recruits',
  'setup-draft-recruit',
  'setup-place-track-token',
];
const ROLLED_FOR: readonly Kind[] = ['after-benefit', 'payment', 'window', 'extra-placement', 'roll', 'must', 'effect'];

/** What each record of a fixed place may lie on; whatever has no entry belongs to `INNER`. */
const LIES_ON: { readonly [K in Kind]?: readonly Kind[] } = {
  'starting-dice': ['next-turn'],
  'setup-keep-recruits': ['starting-dice'],
  'setup-draft-recruit': ['setup-keep-recruits', 'setup-draft-recruit'],
  'setup-place-track-token': SET_UP.slice(1),
  'setup-pick-market': SET_UP.slice(1),
  pause: ['next-turn'],
  'turn-main': ['pause'],
  'turn-continue': ['next-turn'],
  'trade-build': ['pause', 'turn-main'],
  'trade-respond': ['pause', 'turn-main'],
  'trade-execution': ['pause', 'turn-main'],
  'trade-pick-cards': ['trade-execution', 'trade-pick-cards'],
  'extra-placement': ['pause'],
  completion: ['extra-placement'],
  'after-benefit': ['completion'],
  benefit: ['after-benefit'],
  payment: ['benefit'],
  'put-down': ['payment'],
  'place-extra': ['pause'],
  'place-pay': ['benefit'],
  'place-benefit': ['after-benefit', 'dig', 'effect'],
  dig: ['after-benefit'],
  'retrieval-over': ['pause'],
  'roll-retrieved': ['must'],
  'take-back': ['window'],
  'dilemma-keep-recruit': ['pause'],
  must: ['retrieval-over', 'extra-placement', 'roll', 'must', 'reactions'],
  window: ['roll-retrieved', 'payment', 'completion', 'window'],
  'ability-window': ['roll-retrieved', 'payment', 'completion', 'window'],
  roll: ['extra-placement', 'roll', 'after-benefit', 'effect'],
  'roll-over': ROLLED_FOR,
  'knowledge-check': ['reactions'],
  'throw-dice': ['knowledge-check'],
  'roll-pay-penalty': ['knowledge-check', 'roll-pay-penalty'],
  'roll-choose-face': ['reactions', 'effect'],
};
/** Choices that come up only at their turn: nothing lies on them. */
const ON_TOP: readonly Kind[] = [
  'setup-pick-market',
  'turn-continue',
  'trade-build',
  'trade-respond',
  'place-pay',
  'place-extra',
  'ability-window',
  'ability-react',
  'ability-discard',
  'draw-react',
  'draw-keep',
  'hand-discard',
  'dilemma-keep-recruit',
];
const HOOKS_ON: readonly (readonly [Kind, string, readonly Kind[]])[] = [
  ['must', 'retrieve-step', ['retrieval-over']],
  ['must', 'market-completed', ['extra-placement', 'roll', 'must']],
  ['must', 'worker-lost', ['reactions']],
  ['window', 'retrieve-step', ['roll-retrieved']],
  ['ability-window', 'retrieve-step', ['roll-retrieved']],
  ['window', 'bump-trade', ['payment']],
  ['ability-window', 'bump-trade', ['payment']],
  ...(['window', 'ability-window'] as const).flatMap((kind) =>
    (['after-placement', 'after-market-visit', 'new-worker'] as const).map(
      (hook) => [kind, hook, ['completion', 'window']] as const,
    ),
  ),
  ['reactions', 'opponent-roll', ['roll-over']],
  ['reactions', 'face-instead-of-roll', ['throw-dice']],
  ['reactions', 'star-placed', []],
];

/** Every record lies on one that it can interrupt or follow. */
export function recordsAreInTheirFrames(table: EuphoriaTable): boolean {
  const { agenda, turn } = table.state;
  return agenda.every((record, i) => {
    const below = agenda[i - 1];
    if (below === undefined) return record.kind === 'next-turn';
    const isSetUp = SET_UP.includes(record.kind) || record.kind === 'setup-pick-market';
    const isCovered = i < agenda.length - 1 && ON_TOP.includes(record.kind);
    const lies = INNER.includes(record.kind)
      ? below.kind !== 'next-turn' && !SET_UP.includes(below.kind)
      : (LIES_ON[record.kind] ?? []).includes(below.kind);
    return lies && isSetUp === (turn === 0) && !isCovered && hookFits(record, below.kind);
  });
}

function hookFits(record: AgendaRecord, below: Kind): boolean {
  if (
    record.kind !== 'must' &&
    record.kind !== 'window' &&
    record.kind !== 'ability-window' &&
    record.kind !== 'reactions'
  )
    return true;
  const row = HOOKS_ON.find(([kind, hook]) => kind === record.kind && hook === record.hook);
  return row !== undefined && (row[2].length === 0 || row[2].includes(below));
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

const isTunnel = ({ state: { placement } }: EuphoriaTable): boolean =>
  placement.seat !== NONE && spaceAt(placement.space).kind === 'tunnel';

function placementAllows(table: EuphoriaTable, record: AgendaRecord): boolean {
  if (record.kind === 'place-benefit') return record.resources > 0 || isTunnel(table);
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
