import { at, NONE, type Seat } from '@rulewright/core';
import type { Offer, Price } from './content/price.js';
import { ARTIFACTS, COMMODITIES, GOODS } from './content/words.js';
import { owned, ownedBetween } from './goods.js';
import { countKind } from './hands.js';
import type { Occasion } from './recruits/conditions.js';
import { pricesOf } from './recruits/placement-prices.js';
import type { EuphoriaContext } from './state.js';

// EUP-PLC.13: prices and the concrete ways to pay them.

const BLISS = COMMODITIES.indexOf('bliss');
const FIRST_RESOURCE = COMMODITIES.length;
const KINDS = ARTIFACTS.length;
const MORALE = GOODS.length + KINDS;
const KNOWLEDGE = MORALE + 1;

/** The owner of a worker on the space: an opponent, the placing player, or nobody. */
export type Bumps = Occasion['bumps'];

/** A payment by item: the goods, the kinds of artifacts, morale, knowledge. */
export type Plan = readonly number[];
/** The items of a plan in canonical order. */
export const PLAN_ITEMS = [...GOODS, ...ARTIFACTS, 'morale', 'knowledge'] as const;
export type PlanItem = (typeof PLAN_ITEMS)[number];
const ITEMS = PLAN_ITEMS.length;
const NO_ARTIFACTS: Plan = ARTIFACTS.map(() => 0);

/** True when the steps can be paid in full (EUP-MOR.5, EUP-KNO.3). */
const canMove = ({ state }: EuphoriaContext, seat: Seat, morale: number, knowledge: number): boolean =>
  (morale === 0 || at(state.morale, seat) > morale) && (knowledge === 0 || at(state.knowledge, seat) + knowledge <= 6);

/**
 * True when a price can be paid now (EUP-PLC.4). With `lessMorale`, that much morale is lost first, and the cards must
 * fit the remaining hand limit (EUP-VAR.2).
 */
export function canPay(context: EuphoriaContext, seat: Seat, price: Price, lessMorale = 0): boolean {
  const { goods, anyResource, anyCommodity, anyButBliss, artifacts, alike, artifact, morale, knowledge } = price;
  for (let good = 0; good < goods.length; good++) {
    const count = goods[good] ?? 0;
    if (count > 0 && owned(context, seat, good) < count) return false;
  }
  if (anyResource > 0 && spare(context, seat, goods, RESOURCE_RANGE) < anyResource) return false;
  if (anyButBliss > 0 && spare(context, seat, goods, ALL_BUT_BLISS) < anyButBliss) return false;
  const anyOfCommodities = anyCommodity + anyButBliss;
  if (anyOfCommodities > 0 && spare(context, seat, goods, COMMODITY_RANGE) < anyOfCommodities) return false;
  if ((morale > 0 || knowledge > 0) && !canMove(context, seat, morale + lessMorale, knowledge)) return false;
  const cards = artifacts + alike + (artifact === NONE ? 0 : 1);
  return cards === 0 || (holds(context, seat, price, cards) && fits(context, seat, cards, lessMorale));
}

/** Goods from `first` up to, not including, `end` in the canonical order. */
interface GoodRange {
  readonly first: number;
  readonly end: number;
}
const COMMODITY_RANGE: GoodRange = { first: 0, end: FIRST_RESOURCE };
const ALL_BUT_BLISS: GoodRange = { first: 0, end: BLISS };
const RESOURCE_RANGE: GoodRange = { first: FIRST_RESOURCE, end: GOODS.length };

/** Goods of these kinds beyond the definite ones of a price. */
function spare(context: EuphoriaContext, seat: Seat, goods: readonly number[], { first, end }: GoodRange): number {
  let sum = ownedBetween(context, seat, first, end);
  for (let good = first; good < end; good++) sum -= at(goods, good);
  return sum;
}

/** EUP-VAR.2 */
const fits = ({ state }: EuphoriaContext, seat: Seat, cards: number, lessMorale: number): boolean =>
  lessMorale === 0 || cards <= at(state.morale, seat) - lessMorale;

function holds(context: EuphoriaContext, seat: Seat, { alike, artifact }: Price, cards: number): boolean {
  const hand = at(context.state.hands, seat);
  if (hand.length < cards) return false;
  if (artifact !== NONE && countKind(hand, artifact) === 0) return false;
  if (alike === 0) return true;
  for (let kind = 0; kind < KINDS; kind++)
    if (countKind(hand, kind) - (kind === artifact ? 1 : 0) >= alike) return true;
  return false;
}

/** True when the player could pay one of these prices for a space (EUP-PLC.4). */
export function canPayOne(context: EuphoriaContext, seat: Seat, offers: readonly Offer[], lessMorale: number): boolean {
  for (let i = 0; i < offers.length; i++) {
    const price = offers[i]?.price;
    if (price !== undefined && canPay(context, seat, price, lessMorale)) return true;
  }
  return false;
}

/** One concrete payment; `by` are the abilities that made its price. */
export interface Payment {
  readonly plan: Plan;
  readonly by: readonly number[];
}

/** EUP-PLC.13: every way to pay for a space, equal ones once; `lessMorale` is lost before (EUP-VAR.2). */
export function payments(
  context: EuphoriaContext,
  seat: Seat,
  { space, bumps, lessMorale = 0 }: { readonly space: number; readonly bumps: Bumps; readonly lessMorale?: number },
): Payment[] {
  const found: Payment[] = [];
  const offers = pricesOf(context, seat, space, { bumps });
  const seen = offers.length > 1 || !isFixed(offers) ? new Set<string>() : undefined;
  for (const offer of offers) {
    if (!canPay(context, seat, offer.price, lessMorale)) continue;
    if (seen === undefined) found.push({ plan: fixedPlan(offer.price), by: offer.by });
    else
      eachPlan(context, seat, offer.price, (plan) => {
        const key = plan.join();
        if (seen.has(key)) return;
        seen.add(key);
        found.push({ plan: [...plan], by: offer.by });
      });
  }
  return found;
}

/** True when a price can be paid in one way only, whatever the payer owns. */
function isFixed([offer]: readonly Offer[]): boolean {
  if (offer === undefined) return false;
  const { anyResource, anyCommodity, anyButBliss, artifacts, alike } = offer.price;
  return anyResource + anyCommodity + anyButBliss + artifacts + alike === 0;
}

/** The definite parts of a price. */
function fixedPlan({ goods, artifact, morale, knowledge }: Price): number[] {
  const plan = [...goods, ...NO_ARTIFACTS, morale, knowledge];
  if (artifact !== NONE) plan[GOODS.length + artifact] = 1;
  return plan;
}

/** EUP-PLC.13: the payment that consists of these items, or undefined when it pays for nothing that the player may. */
export function paymentOf(
  context: EuphoriaContext,
  seat: Seat,
  { space, bumps }: { readonly space: number; readonly bumps: Bumps },
  names: readonly PlanItem[],
): Payment | undefined {
  return paymentAmong(context, seat, pricesOf(context, seat, space, { bumps }), names);
}

/** The payment of one of these prices that consists of these items, or undefined. */
export function paymentAmong(
  context: EuphoriaContext,
  seat: Seat,
  offers: readonly Offer[],
  names: readonly PlanItem[],
): Payment | undefined {
  const items = names.map((name) => PLAN_ITEMS.indexOf(name));
  if (items.some((item, i) => i > 0 && item < at(items, i - 1))) return undefined;
  const plan = PLAN_ITEMS.map(() => 0);
  for (const item of items) plan[item] = at(plan, item) + 1;
  if (!ownsPlan(context, seat, plan)) return undefined;
  for (const offer of offers)
    if (isPaidBy(offer.price, plan) && canPay(context, seat, offer.price)) return { plan, by: offer.by };
  return undefined;
}

function ownsPlan(context: EuphoriaContext, seat: Seat, plan: Plan): boolean {
  const hand = at(context.state.hands, seat);
  for (let good = 0; good < GOODS.length; good++) if (at(plan, good) > owned(context, seat, good)) return false;
  for (let kind = 0; kind < KINDS; kind++) if (at(plan, GOODS.length + kind) > countKind(hand, kind)) return false;
  return true;
}

/** True when a plan is exactly one of the ways to pay a price. */
function isPaidBy(price: Price, plan: Plan): boolean {
  const rest = fixedPlan(price).map((count, item) => at(plan, item) - count);
  const sum = (first: number, end: number) => rest.slice(first, end).reduce((total, count) => total + count, 0);
  const cards = rest.slice(GOODS.length, MORALE);
  return (
    rest.every((count) => count >= 0) &&
    rest[MORALE] === 0 &&
    rest[KNOWLEDGE] === 0 &&
    sum(FIRST_RESOURCE, GOODS.length) === price.anyResource &&
    sum(0, FIRST_RESOURCE) === price.anyCommodity + price.anyButBliss &&
    at(rest, BLISS) <= price.anyCommodity &&
    sum(GOODS.length, MORALE) === price.artifacts + price.alike &&
    (price.alike === 0 || cards.some((count) => count >= price.alike))
  );
}

/** Every plan of a price that can be paid; the plan that is offered changes afterwards. */
function eachPlan(context: EuphoriaContext, seat: Seat, price: Price, offer: (plan: Plan) => void): void {
  const hand = at(context.state.hands, seat);
  const plan = fixedPlan(price);
  const has = (item: number): number =>
    item < GOODS.length ? owned(context, seat, item) : countKind(hand, item - GOODS.length);
  /** All ways to add `count` items from `first` up to `end`. */
  const add = (count: number, first: number, end: number, then: () => void): void => {
    if (count === 0) then();
    else
      for (let item = first; item < end; item++) {
        if (at(plan, item) >= has(item)) continue;
        plan[item] = at(plan, item) + 1;
        add(count - 1, item, end, then);
        plan[item] = at(plan, item) - 1;
      }
  };
  const addAlike = (then: () => void): void => {
    if (price.alike === 0) then();
    else
      for (let kind = GOODS.length; kind < MORALE; kind++) {
        if (has(kind) - at(plan, kind) < price.alike) continue;
        plan[kind] = at(plan, kind) + price.alike;
        then();
        plan[kind] = at(plan, kind) - price.alike;
      }
  };
  add(price.anyButBliss, 0, BLISS, () =>
    add(price.anyCommodity, 0, FIRST_RESOURCE, () =>
      add(price.anyResource, FIRST_RESOURCE, GOODS.length, () =>
        addAlike(() => add(price.artifacts, GOODS.length, MORALE, () => offer(plan))),
      ),
    ),
  );
}

/** True when cards are paid that no price fixes, while others stay in the hand (EUP-ENG.1). */
export function isSilentOnCards(context: EuphoriaContext, seat: Seat, space: number, bumps: Bumps): boolean {
  const hand = at(context.state.hands, seat).length;
  return pricesOf(context, seat, space, { bumps }).some((offer) => {
    const { artifacts, alike, artifact } = offer.price;
    const isOpen = artifacts + alike > 0 && hand > artifacts + alike + (artifact === NONE ? 0 : 1);
    return isOpen && canPay(context, seat, offer.price);
  });
}

/** A plan as an action names it. */
export function planNames(plan: Plan): PlanItem[] {
  const names: PlanItem[] = [];
  for (let item = 0; item < ITEMS; item++) for (let n = at(plan, item); n > 0; n--) names.push(at(PLAN_ITEMS, item));
  return names;
}

export const moraleOf = (plan: Plan): number => at(plan, MORALE);
export const knowledgeOf = (plan: Plan): number => at(plan, KNOWLEDGE);
export const kindsOf = (plan: Plan): Plan => plan.slice(GOODS.length, MORALE);
