import { at, deepFreeze, type Seat } from '@rulewright/core';
import { FIRST_VISIT, NOTHING, spaceAt } from '../content/board.js';
import type { Offer, Price } from '../content/price.js';
import { COMMODITIES } from '../content/words.js';
import { hasPenalty } from '../penalties.js';
import { hasActive } from '../recruits.js';
import type { EuphoriaContext, EuphoriaTurn } from '../state.js';
import { holds, NO_GOODS, type Occasion } from './conditions.js';
import { queueEffects } from './hooks.js';
import { announce, hasRows, rowsOn } from './usable.js';

// Prices of placements, and the abilities tied to a payment (HK1).

const NO_OFFERS: readonly Offer[] = [];
const NO_PLANS: readonly number[] = [];

/** The abilities with which a player may change prices now, whatever the space: the same for all of them. */
export function plansOf(context: EuphoriaContext, seat: Seat): readonly number[] {
  if (!hasRows(context, seat, 'payment-plan')) return NO_PLANS;
  const plans: number[] = [];
  rowsOn(context, seat, 'payment-plan', (ability) => {
    if (at(context.content.abilities, ability).plan !== undefined) plans.push(ability);
  });
  return plans;
}

interface Pricing {
  /** The owner of the worker that stands there. */
  readonly bumps: Occasion['bumps'];
  /** The abilities that may change prices; given once by a caller that asks about many spaces. */
  readonly plans?: readonly number[];
}

/**
 * The prices a player may pay on a space, printed ones first (EUP-PLC.8, EUP-PLC.13). Empty when an end of a tunnel is
 * closed to the player (EUP-TUN.8) or a market is not built.
 */
export function pricesOf(context: EuphoriaContext, seat: Seat, space: number, pricing: Pricing): readonly Offer[] {
  const offers = anyPricesOf(context, seat, space, pricing);
  return mayPayAlike(context, seat, space) ? offers : withoutPairs(offers);
}

/** The prices that the penalty on pairs takes from a player (EUP-PEN.3). */
export const pairsForbidden = (
  context: EuphoriaContext,
  seat: Seat,
  space: number,
  pricing: Pricing,
): readonly Offer[] =>
  mayPayAlike(context, seat, space)
    ? NO_OFFERS
    : anyPricesOf(context, seat, space, pricing).filter(({ price }) => price.alike > 0);

/** False when cards that are alike are no payment for this player here (EUP-PEN.3, EUP-R17). */
function mayPayAlike(context: EuphoriaContext, seat: Seat, space: number): boolean {
  const { kind } = spaceAt(space);
  const isCovered =
    kind === 'artifact-market' || (kind === 'icarus' && context.state.options.courthouseCoversWindSalon);
  return !isCovered || !hasPenalty(context, seat, 'no-pairs');
}

const withoutPairs = (offers: readonly Offer[]): readonly Offer[] => offers.filter(({ price }) => price.alike === 0);

function anyPricesOf(
  context: EuphoriaContext,
  seat: Seat,
  space: number,
  { bumps, plans = plansOf(context, seat) }: Pricing,
): readonly Offer[] {
  const printed = printedPrices(context, seat, space);
  if (plans.length === 0) return printed;
  const here = plans.filter((ability) => isPlanFor(context, seat, ability, { space, bumps }));
  if (here.length === 0) return printed;
  // what no pack prints stands for the spaces of all packs, so nothing is remembered of it
  return printed === NO_OFFERS ? changePrices(context, printed, here) : changedPrices(context, printed, here);
}

function printedPrices(context: EuphoriaContext, seat: Seat, space: number): readonly Offer[] {
  const { state, content } = context;
  const { kind, faction, site } = spaceAt(space);
  if (kind === 'tunnel-end' && !hasActive(context, seat, faction)) return NO_OFFERS;
  if (site === NOTHING || space >= FIRST_VISIT + state.builtTiles.length) return at(content.spaces, space).offers;
  const tile = state.builtTiles[site]?.[0];
  return tile === undefined ? NO_OFFERS : at(content.tiles, tile).offers;
}

function isPlanFor(
  context: EuphoriaContext,
  seat: Seat,
  ability: number,
  { space, bumps }: { readonly space: number; readonly bumps: Occasion['bumps'] },
): boolean {
  const { where, conditions } = at(context.content.abilities, ability);
  if (!at(where, space)) return false;
  const occasion: Occasion = {
    space,
    bumps,
    drawn: 0,
    paid: NO_GOODS,
    isUsed: false,
  };
  return conditions.every((condition) => holds(context, seat, condition, occasion));
}

/** Cache of changed prices, by printed prices and then by plans; the same in every game. */
const CHANGED = new WeakMap<readonly Offer[], Map<string, readonly Offer[]>>();

function changedPrices(
  context: EuphoriaContext,
  printed: readonly Offer[],
  plans: readonly number[],
): readonly Offer[] {
  const known = CHANGED.get(printed) ?? new Map<string, readonly Offer[]>();
  CHANGED.set(printed, known);
  const key = plans.join();
  const offers = known.get(key) ?? deepFreeze(changePrices(context, printed, plans));
  known.set(key, offers);
  return offers;
}

/** Applies plans in order: first other prices for the whole, then replaced parts, then additions. */
function changePrices(context: EuphoriaContext, printed: readonly Offer[], plans: readonly number[]): readonly Offer[] {
  const offers = [...printed];
  const rows = plans.map((ability) => ({ ability, plan: at(context.content.abilities, ability).plan }));
  for (const { ability, plan } of rows)
    if (plan?.op === 'instead' && (printed.length > 0 || plan.opens)) offers.push({ price: plan.price, by: [ability] });
  for (const { ability, plan } of rows)
    if (plan?.op === 'forResource') for (const offer of printed) replaceResource(offer, plan.price, ability, offers);
  for (const { ability, plan } of rows)
    if (plan?.op === 'swap')
      for (const offer of [...offers]) swapGoods(offer, { from: plan.from, to: plan.to }, ability, offers);
  const added: Offer[] = rows.flatMap(({ ability, plan }) =>
    plan?.op === 'add' ? [{ price: plan.price, by: [ability] }] : [],
  );
  return offers.map((offer) =>
    added.reduce((one, other) => ({ price: sum(one.price, other.price), by: [...one.by, ...other.by] }), offer),
  );
}

/** EUP-R62: one resource of the price, a definite one or any, is paid with something else. */
function replaceResource({ price, by }: Offer, instead: Price, ability: number, offers: Offer[]): void {
  const used = [...by, ability];
  for (let good = COMMODITIES.length; good < price.goods.length; good++)
    if (at(price.goods, good) > 0)
      offers.push({
        price: sum({ ...price, goods: price.goods.with(good, at(price.goods, good) - 1) }, instead),
        by: used,
      });
  if (price.anyResource > 0)
    offers.push({ price: sum({ ...price, anyResource: price.anyResource - 1 }, instead), by: used });
}

/** EUP-R62: any number of one good from 1 up is paid with another. */
function swapGoods(
  { price, by }: Offer,
  { from, to }: { readonly from: number; readonly to: number },
  ability: number,
  offers: Offer[],
): void {
  const most = at(price.goods, from);
  for (let count = 1; count <= most; count++) {
    const goods = price.goods.with(from, most - count).with(to, at(price.goods, to) + count);
    offers.push({ price: { ...price, goods }, by: [...by, ability] });
  }
}

const sum = (one: Price, other: Price): Price => ({
  goods: one.goods.map((count, good) => count + at(other.goods, good)),
  anyResource: one.anyResource + other.anyResource,
  anyCommodity: one.anyCommodity + other.anyCommodity,
  anyButBliss: one.anyButBliss + other.anyButBliss,
  artifacts: one.artifacts + other.artifacts,
  alike: Math.max(one.alike, other.alike),
  artifact: one.artifact === NOTHING ? other.artifact : one.artifact,
  morale: one.morale + other.morale,
  knowledge: one.knowledge + other.knowledge,
});

/**
 * Queues the abilities tied to the payment just made (EUP-PLC.8, EUP-R25). `by`: the plans it used; `paid`: the goods,
 * by good.
 */
export function queueRiders(turn: EuphoriaTurn, seat: Seat, by: readonly number[], paid: readonly number[]): void {
  const { abilities } = turn.content;
  const { space } = turn.state.placement;
  const chosen = by.map((ability) => at(abilities, ability)).filter(({ plan }) => plan?.op !== 'add');
  const usedCards = chosen.map(({ recruit }) => recruit);
  let told = '';
  rowsOn(turn, seat, 'payment-plan', (ability) => {
    const { plan, where, conditions, recruit, rule } = at(abilities, ability);
    const occasion: Occasion = { space, bumps: 'nobody', drawn: 0, paid, isUsed: usedCards.includes(recruit) };
    const follows =
      plan === undefined
        ? at(where, space) && conditions.every((condition) => holds(turn, seat, condition, occasion))
        : by.includes(ability);
    if (!follows) return;
    const name = `${recruit} ${rule}`;
    if (name !== told) announce(turn, seat, ability);
    told = name;
    queueEffects(turn, seat, ability);
  });
}
