import { at, type Seat } from '@rulewright/core';
import type { TradeItems } from '../agenda.js';
import { GOODS, TRADE_ITEMS, type TradeItem } from '../content/words.js';
import { owned, ownedGoods } from '../goods.js';
import { countKind } from '../hands.js';
import type { EuphoriaContext } from '../state.js';

// EUP-TRD.4 to EUP-TRD.7: the two sides of a trade, as counts of items.

export const FIRST_CARD = GOODS.length;
export const UNNAMED = TRADE_ITEMS.length - 1;
export const noItems = (): TradeItems => TRADE_ITEMS.map(() => 0);

const sumFrom = (items: readonly number[], first: number): number => {
  let sum = 0;
  for (let item = first; item < items.length; item++) sum += at(items, item);
  return sum;
};
export const itemCount = (items: readonly number[]): number => sumFrom(items, 0);
/** The number of cards on a side of a trade. */
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

/** True when a player has anything to give, which everybody sees (EUP-TRD.2). */
export const hasAnything = (context: EuphoriaContext, seat: Seat): boolean =>
  at(context.state.hands, seat).length > 0 || ownedGoods(context, seat) > 0;

/** True when one more of this item can be asked of a player, as far as everybody can see (EUP-TRD.6). */
export function mayHold(context: EuphoriaContext, seat: Seat, items: readonly number[], item: number): boolean {
  if (item < FIRST_CARD) return owned(context, seat, item) > at(items, item);
  return at(context.state.hands, seat).length > cardCount(items);
}

/** True when the player really has one more of this item (EUP-TRD.6, EUP-TRD.9). */
export function holdsItem(context: EuphoriaContext, seat: Seat, items: readonly number[], item: number): boolean {
  if (!mayHold(context, seat, items, item)) return false;
  const isNamed = item >= FIRST_CARD && item !== UNNAMED;
  return !isNamed || countKind(at(context.state.hands, seat), item - FIRST_CARD) > at(items, item);
}

/** True when the player has everything that is asked for (EUP-TRD.7). */
export function holdsAll(context: EuphoriaContext, seat: Seat, items: readonly number[]): boolean {
  const hand = at(context.state.hands, seat);
  for (let item = 0; item < FIRST_CARD; item++) if (owned(context, seat, item) < at(items, item)) return false;
  for (let item = FIRST_CARD; item < UNNAMED; item++)
    if (countKind(hand, item - FIRST_CARD) < at(items, item)) return false;
  return cardCount(items) <= hand.length;
}
