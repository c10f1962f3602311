import { at, type Seat } from '@rulewright/core';
import { ARTIFACTS, GOODS } from '../content/words.js';
import { handOver, owned, ownedGoods } from '../goods.js';
import { artifactName, countKind, takeKind } from '../hands.js';
import type { EuphoriaTable, EuphoriaTurn, TradeItems } from '../state.js';
import { limitHand } from './morale.js';

// EUP-TRD: trade between players.

/** The items of a trade in canonical order (EUP-TRD.4). */
export const TRADE_ITEMS = [...GOODS, ...ARTIFACTS, 'artifact'] as const;
export type TradeItem = (typeof TRADE_ITEMS)[number];
const FIRST_CARD = GOODS.length;
export const UNNAMED = TRADE_ITEMS.length - 1;
export const noItems = (): TradeItems => TRADE_ITEMS.map(() => 0);

const sumFrom = (items: readonly number[], first: number): number => {
  let sum = 0;
  for (let item = first; item < items.length; item++) sum += at(items, item);
  return sum;
};
export const itemCount = (items: readonly number[]): number => sumFrom(items, 0);
/** How many cards a side of a trade holds. */
export const cardCount = (items: readonly number[]): number => sumFrom(items, FIRST_CARD);

/** The last item that was added, or 0: the next one comes not before it. */
export function lastItem(items: readonly number[]): number {
  for (let item = items.length - 1; item > 0; item--) if (at(items, item) > 0) return item;
  return 0;
}

export function itemNames(items: readonly number[]): TradeItem[] {
  const names: TradeItem[] = [];
  for (let item = 0; item < items.length; item++)
    for (let n = at(items, item); n > 0; n--) names.push(at(TRADE_ITEMS, item));
  return names;
}

/** EUP-TRD.2: whether a player has anything to give; everybody sees that. */
export const hasAnything = (table: EuphoriaTable, seat: Seat): boolean =>
  at(table.state.hands, seat).length > 0 || ownedGoods(table, seat) > 0;

/** EUP-TRD.3 */
export const hasProposal = ({ state }: EuphoriaTable): boolean => state.proposals < state.options.tradeProposalsPerTurn;

/** EUP-TRD.2: whether the active player may open a proposal with anybody at a pause after the action. */
export function mayPropose(table: EuphoriaTable, seat: Seat): boolean {
  const { options } = table.state;
  if (options.tradeWindow !== 'any-pause' || !hasProposal(table) || !hasAnything(table, seat)) return false;
  for (let partner = 0; partner < options.players; partner++)
    if (partner !== seat && hasAnything(table, partner)) return true;
  return false;
}

/** EUP-TRD.6: whether one more of this item can be asked of a player, as far as everybody can see. */
export function mayHold(table: EuphoriaTable, seat: Seat, items: readonly number[], item: number): boolean {
  if (item < FIRST_CARD) return owned(table, seat, item) > at(items, item);
  return at(table.state.hands, seat).length > cardCount(items);
}

/** EUP-TRD.6, EUP-TRD.9: whether the player really has one more of this item. */
export function holdsItem(table: EuphoriaTable, seat: Seat, items: readonly number[], item: number): boolean {
  if (!mayHold(table, seat, items, item)) return false;
  const isNamed = item >= FIRST_CARD && item !== UNNAMED;
  return !isNamed || countKind(table, at(table.state.hands, seat), item - FIRST_CARD) > at(items, item);
}

/** EUP-TRD.7: whether the player has everything that is asked for. */
export function holdsAll(table: EuphoriaTable, seat: Seat, items: readonly number[]): boolean {
  const hand = at(table.state.hands, seat);
  for (let item = 0; item < FIRST_CARD; item++) if (owned(table, seat, item) < at(items, item)) return false;
  for (let item = FIRST_CARD; item < UNNAMED; item++)
    if (countKind(table, hand, item - FIRST_CARD) < at(items, item)) return false;
  return cardCount(items) <= hand.length;
}

interface Deal {
  /** The active player, who made the proposal. */
  readonly seat: Seat;
  readonly partner: Seat;
  readonly give: TradeItems;
  readonly ask: TradeItems;
}

/** EUP-TRD.8: named cards are put aside, unnamed ones are picked by their owners, then everything changes hands. */
export function beginExchange(turn: EuphoriaTurn, { seat, partner, give, ask }: Deal): void {
  const { queue } = turn;
  putNamedAside(turn, seat, give);
  putNamedAside(turn, partner, ask);
  if (at(give, UNNAMED) > 0) queue({ kind: 'trade-pick-cards', seat, count: at(give, UNNAMED) });
  if (at(ask, UNNAMED) > 0) queue({ kind: 'trade-pick-cards', seat: partner, count: at(ask, UNNAMED) });
  queue({ kind: 'trade-execution', seat, partner, give: [...give], ask: [...ask] });
}

function putNamedAside(turn: EuphoriaTurn, seat: Seat, items: readonly number[]): void {
  for (let item = FIRST_CARD; item < UNNAMED; item++)
    for (let n = at(items, item); n > 0; n--)
      at(turn.state.namedArtifacts, seat).push(takeKind(turn, at(turn.state.hands, seat), item - FIRST_CARD));
}

/** The player picks a card of this kind from the hand as one that was not named. */
export function putAside(turn: EuphoriaTurn, seat: Seat, kind: number): void {
  const { hands, pickedArtifacts } = turn.state;
  at(pickedArtifacts, seat).push(takeKind(turn, at(hands, seat), kind));
}

/** EUP-TRD.8: all at once, then the hand limits. */
export function tradeExecution(turn: EuphoriaTurn, { seat, partner, give, ask }: Deal): void {
  for (let good = 0; good < FIRST_CARD; good++) {
    if (at(give, good) > 0) handOver(turn, seat, partner, good, at(give, good));
    if (at(ask, good) > 0) handOver(turn, partner, seat, good, at(ask, good));
  }
  handCardsOver(turn, seat, partner);
  handCardsOver(turn, partner, seat);
  limitHand(turn, seat);
  limitHand(turn, partner);
}

/** Unnamed cards are seen by the two partners only (EUP-TRD.9). */
function handCardsOver(turn: EuphoriaTurn, seat: Seat, to: Seat): void {
  const { state, emit } = turn;
  const cards = [...at(state.namedArtifacts, seat).splice(0), ...at(state.pickedArtifacts, seat).splice(0)];
  if (cards.length === 0) return;
  const artifacts = cards.map((card) => artifactName(turn, card));
  emit?.({ type: 'artifacts-traded', seat, to, count: cards.length, artifacts }, { artifacts: [seat, to] });
  at(state.hands, to).push(...cards);
}
