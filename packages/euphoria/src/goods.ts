import { at, type Seat } from '@rulewright/core';
import { changed } from '@rulewright/core/author';
import { COMMODITIES, GOODS } from './content/words.js';
import type { Rule } from './rulebook/rules.js';
import type { EuphoriaContext, EuphoriaTurn, LossCause } from './state.js';

// EUP-COM.9: goods are unlimited; every player owns a number of each.

const KINDS = GOODS.length;

/** The amount of a good that a player owns. Goods go by their place in the canonical order. */
export const owned = ({ state }: EuphoriaContext, seat: Seat, good: number): number =>
  at(state.goods, seat * KINDS + good);

/** The number of goods a player owns of the kinds from `first` up to, not including, `end`. */
export function ownedBetween({ state }: EuphoriaContext, seat: Seat, first: number, end: number): number {
  let sum = 0;
  for (let good = first; good < end; good++) sum += state.goods[seat * KINDS + good] ?? 0;
  return sum;
}

/** EUP-REC.6 */
export const ownedResources = (context: EuphoriaContext, seat: Seat): number =>
  ownedBetween(context, seat, COMMODITIES.length, KINDS);
export const ownedGoods = (context: EuphoriaContext, seat: Seat): number => ownedBetween(context, seat, 0, KINDS);

function change({ state }: EuphoriaTurn, seat: Seat, good: number, by: number): void {
  const place = seat * KINDS + good;
  state.goods[place] = at(state.goods, place) + by;
}

/** The reason for a loss: the rule, and the thing it pays for. */
export interface Loss {
  readonly rule: Rule;
  readonly cause: LossCause;
}

export function gain(
  turn: EuphoriaTurn,
  seat: Seat,
  { good, count, rule }: { readonly good: number; readonly count: number; readonly rule: Rule },
): void {
  change(turn, seat, good, count);
  turn.emit?.({
    type: 'goods-gained',
    rule,
    seat,
    good: at(GOODS, good),
    count,
    owned: changed(owned(turn, seat, good), count),
  });
}

/** Moves goods from a player to the supply. The player must own them. */
export function lose(
  turn: EuphoriaTurn,
  seat: Seat,
  { good, count, why }: { readonly good: number; readonly count: number; readonly why: Loss },
): void {
  change(turn, seat, good, -count);
  turn.emit?.({
    type: 'goods-lost',
    ...why,
    seat,
    good: at(GOODS, good),
    count,
    owned: changed(owned(turn, seat, good), -count),
  });
}

/** Moves goods to another player. The giver must own them. */
export function handOver(
  turn: EuphoriaTurn,
  seat: Seat,
  to: Seat,
  { good, count, rule }: { readonly good: number; readonly count: number; readonly rule: Rule },
): void {
  change(turn, seat, good, -count);
  change(turn, to, good, count);
  turn.emit?.({
    type: 'goods-handed-over',
    rule,
    seat,
    to,
    good: at(GOODS, good),
    count,
    owned: changed(owned(turn, seat, good), -count),
    received: changed(owned(turn, to, good), count),
  });
}
