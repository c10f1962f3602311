import { at, type Seat } from '@rulewright/core';
import type { Leg as MutableLeg } from '../agenda.js';
import { ownedGoods } from '../goods.js';
import type { EuphoriaContext } from '../state.js';
import { cardCount, FIRST_CARD, hasAnything, holdsAll, noItems } from './trade-sides.js';

// EUP-TRD.10, EUP-TRD.11: the legs of a deal, each between the active player and one partner.

/** The terms between the active player and one partner, as counts of items. */
export interface Leg {
  readonly partner: Seat;
  readonly give: readonly number[];
  readonly ask: readonly number[];
}
/** A leg among those of its deal; a deal with one partner has no others. */
export interface Among extends Leg {
  readonly earlier?: readonly Leg[] | undefined;
  readonly later?: readonly Leg[] | undefined;
}

/** All legs of the deal that a leg belongs to, in the order of its partners. */
export const legsOf = ({ earlier = [], partner, give, ask, later = [] }: Among): readonly Leg[] => [
  ...earlier,
  { partner, give, ask },
  ...later,
];

/** A leg that an agenda item can keep. */
export const copyOf = ({ partner, give, ask }: Leg): MutableLeg => ({ partner, give: [...give], ask: [...ask] });

/** Two sides together. */
export const plus = (items: readonly number[], more: readonly number[]): number[] =>
  items.map((count, item) => count + at(more, item));

/** The items the proposer has given in these legs; goods that came in count against it, cards do not (EUP-TRD.11). */
export function spent(legs: readonly Leg[]): number[] {
  const items = noItems();
  for (const { give, ask } of legs)
    for (let item = 0; item < items.length; item++)
      items[item] = at(items, item) + at(give, item) - (item < FIRST_CARD ? at(ask, item) : 0);
  return items;
}

/** True when the proposer can give what each leg says, one after another (EUP-TRD.11). */
export const covers = (context: EuphoriaContext, seat: Seat, legs: readonly Leg[]): boolean =>
  legs.every(({ give }, place) => holdsAll(context, seat, plus(spent(legs.slice(0, place)), give)));

/** True when the proposer has anything left to give after these legs. */
export function hasLeft(context: EuphoriaContext, seat: Seat, legs: readonly Leg[]): boolean {
  if (legs.length === 0) return hasAnything(context, seat);
  const items = spent(legs);
  if (at(context.state.hands, seat).length > cardCount(items)) return true;
  const goods = items.slice(0, FIRST_CARD).reduce((sum, count) => sum + count, 0);
  return ownedGoods(context, seat) > goods;
}
