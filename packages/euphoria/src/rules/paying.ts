import { at } from '@rulewright/core';
import type { ActionOf } from '@rulewright/core/author';
import { z } from '@rulewright/core/words';
import { GOODS } from '../content/words.js';
import { listOf } from '../fields.js';
import { lose } from '../goods.js';
import { discardKind } from '../hands.js';
import {
  isSilentOnCards,
  kindsOf,
  knowledgeOf,
  moraleOf,
  type Payment,
  PLAN_ITEMS,
  type PlanItem,
  paymentAmong,
  paymentOf,
  payments,
  planNames,
} from '../payment.js';
import { occasionOf } from '../recruits/conditions.js';
import { pairsForbidden, queueRiders } from '../recruits/placement-prices.js';
import { action, type EuphoriaContext, type EuphoriaTurn, refuse } from '../state.js';
import { changeKnowledge, changeMorale } from './tracks.js';

// EUP-PLC: the price of a placement and the ways to pay it.

/** The ways to pay for the placement that goes on. */
export const paymentsNow = (context: EuphoriaContext): Payment[] => {
  const { seat, space } = context.state.placement;
  return payments(context, seat, { space, bumps: occasionOf(context).bumps });
};

/** The way to pay that consists of these items, if it is one. */
export const paymentNamed = (context: EuphoriaContext, plan: readonly PlanItem[]): Payment | undefined => {
  const { seat, space } = context.state.placement;
  return paymentOf(context, seat, { space, bumps: occasionOf(context).bumps }, plan);
};

/**
 * True when the payer is asked: there are several ways, or the cards paid would reveal something about the hand
 * (EUP-ENG.1).
 */
export const isPaymentAsked = (context: EuphoriaContext, ways = paymentsNow(context)): boolean => {
  const { seat, space } = context.state.placement;
  return ways.length > 1 || isSilentOnCards(context, seat, space, occasionOf(context).bumps);
};

/** EUP-PLC.8, EUP-PLC.12: asks how to pay, pays in the only way, or finds the placement void. */
export function payment(turn: EuphoriaTurn): void {
  const { state, content, emit, queue } = turn;
  const { placement } = state;
  const { seat, space } = placement;
  const ways = paymentsNow(turn);
  const [first] = ways;
  if (first === undefined) {
    placement.isVoid = true;
    emit?.({ type: 'placement-void', rule: 'EUP-PLC.12', seat, space: at(content.spaces, space).id });
  } else if (isPaymentAsked(turn, ways)) queue({ kind: 'place-pay', seat });
  else pay(turn, first);
}

/** Pays: all parts leave together, then follow the effects of the payment, then the hand limit (EUP-PLC.8, EUP-R25). */
export function pay(turn: EuphoriaTurn, { plan, by }: Payment): void {
  const { state, content, emit, queue } = turn;
  const { seat, space } = state.placement;
  const paid = plan.slice(0, GOODS.length);
  const names = planNames(plan);
  const why = { rule: 'EUP-PLC.8', cause: 'placement' } as const;
  if (names.length > 0)
    emit?.({ type: 'placement-paid', rule: why.rule, seat, space: at(content.spaces, space).id, plan: names });
  for (const [good, count] of paid.entries()) if (count > 0) lose(turn, seat, { good, count, why });
  for (const [kind, count] of kindsOf(plan).entries())
    for (let n = count; n > 0; n--) discardKind(turn, seat, kind, { why });
  changeMorale(turn, seat, -moraleOf(plan), why.rule);
  changeKnowledge(turn, seat, knowledgeOf(plan), why.rule);
  queueRiders(turn, seat, by, paid);
  queue({ kind: 'hand-limit', seat });
}

/** True when the items would pay, but with cards that are alike, which a penalty forbids (EUP-PEN.3). */
function isForbiddenPair(context: EuphoriaContext, plan: readonly PlanItem[]): boolean {
  const { seat, space } = context.state.placement;
  const offers = pairsForbidden(context, seat, space, { bumps: occasionOf(context).bumps });
  return paymentAmong(context, seat, offers, inOrder(plan)) !== undefined;
}

/** EUP-ENG.4 */
const inOrder = (plan: readonly PlanItem[]): PlanItem[] =>
  PLAN_ITEMS.flatMap((item) => plan.filter((it) => it === item));

/** EUP-PLC.8, EUP-PLC.13: pays for the placement, all parts at once; items in canonical order. */
export interface Pay extends ActionOf<typeof payPrice> {}
export const payPrice = action('pay', {
  rule: 'EUP-PLC.8',
  during: ['place-pay'],
  fields: { plan: listOf(z.enum(PLAN_ITEMS), 40) },
  exact: true,
  candidates(context, seat, offer) {
    for (const { plan } of paymentsNow(context)) offer({ type: 'pay', seat, plan: planNames(plan) });
  },
  check(context, { plan }) {
    if (paymentNamed(context, plan) !== undefined) return undefined;
    if (paymentNamed(context, inOrder(plan)) !== undefined) return refuse('EUP-ENG.4', 'not-in-order');
    return isForbiddenPair(context, plan) ? refuse('EUP-PEN.3', 'no-pair') : refuse('EUP-PLC.8', 'no-such-plan');
  },
  perform(turn, { plan }) {
    const payment = paymentNamed(turn, plan);
    if (payment !== undefined) pay(turn, payment);
  },
});

export const tasks = { payment };
