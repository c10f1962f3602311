import * as z from 'zod/mini';
import { pay, paymentNamed, paymentsNow } from '../chapters/placing.js';
import { PLAN_ITEMS, planNames } from '../payment.js';
import { action, refuse } from '../state.js';

/** EUP-PLC.8, EUP-PLC.13: pays for the placement, all parts at once. */
export const payPrice = action('pay', {
  during: ['place-pay'],
  fields: { plan: z.array(z.enum(PLAN_ITEMS)).check(z.maxLength(40)) },
  exact: true,
  candidates(table, seat, offer) {
    for (const { plan } of paymentsNow(table)) offer({ type: 'pay', seat, plan: planNames(plan) });
  },
  check: (table, { plan }) =>
    paymentNamed(table, plan) === undefined ? refuse('EUP-PLC.8', 'no-such-plan') : undefined,
  perform(turn, { plan }) {
    const payment = paymentNamed(turn, plan);
    if (payment !== undefined) pay(turn, payment);
  },
});
