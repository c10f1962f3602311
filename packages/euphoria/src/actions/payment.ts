import * as z from 'zod/mini';
import { pay, paymentNamed, paymentsNow } from '../chapters/placing.js';
import { PLAN_ITEMS, type PlanItem, planNames } from '../payment.js';
import { action, refuse } from '../state.js';

/** EUP-ENG.4 */
const inOrder = (plan: readonly PlanItem[]): PlanItem[] =>
  PLAN_ITEMS.flatMap((item) => plan.filter((it) => it === item));

/** EUP-PLC.8, EUP-PLC.13: pays for the placement, all parts at once. */
export const payPrice = action('pay', {
  during: ['place-pay'],
  fields: { plan: z.array(z.enum(PLAN_ITEMS)).check(z.maxLength(40)) },
  exact: true,
  candidates(table, seat, offer) {
    for (const { plan } of paymentsNow(table)) offer({ type: 'pay', seat, plan: planNames(plan) });
  },
  check(table, { plan }) {
    if (paymentNamed(table, plan) !== undefined) return undefined;
    const isMixedUp = paymentNamed(table, inOrder(plan)) !== undefined;
    return isMixedUp ? refuse('EUP-ENG.4', 'not-in-order') : refuse('EUP-PLC.8', 'no-such-plan');
  },
  perform(turn, { plan }) {
    const payment = paymentNamed(turn, plan);
    if (payment !== undefined) pay(turn, payment);
  },
});
