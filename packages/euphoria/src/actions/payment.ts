import type { Seat } from '@rulewright/core';
import * as z from 'zod/mini';
import { pay, paymentsNow } from '../chapters/placing.js';
import { type Payment, PLAN_ITEMS, planNames } from '../payment.js';
import { action, type EuphoriaTable, refuse } from '../state.js';

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((item, i) => item === other[i]);

const named = (table: EuphoriaTable, plan: readonly string[]): Payment | undefined =>
  paymentsNow(table).find((payment) => isSame(planNames(payment.plan), plan));

/** EUP-PLC.8, EUP-PLC.13: pays for the placement, all parts at once. */
export const payPrice = action('pay', {
  during: ['place-pay'],
  fields: { plan: z.array(z.enum(PLAN_ITEMS)).check(z.maxLength(40)) },
  candidates(table, seat: Seat, offer) {
    for (const { plan } of paymentsNow(table)) offer({ type: 'pay', seat, plan: planNames(plan) });
  },
  check: (table, { plan }) => (named(table, plan) === undefined ? refuse('EUP-PLC.8', 'no-such-plan') : undefined),
  perform(turn, { plan }) {
    const payment = named(turn, plan);
    if (payment !== undefined) pay(turn, payment);
  },
});
