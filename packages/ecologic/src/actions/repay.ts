import { at } from '@rulewright/core';
import { repay } from '../chapters/income.js';
import { action, refuse } from '../state.js';

// ECO-VAR.8: with `loanEnforcement: 'promise'` the borrower decides, loan by loan.

/** Pays the loan back as far as the money goes. */
export const repayLoan = action('repay-loan', {
  during: ['repay'],
  fields: {},
  candidates: (_, seat, offer) => offer({ type: 'repay-loan', seat }),
  check: ({ state }, { seat }) =>
    at(state.players, seat).money > 0 ? undefined : refuse('ECO-VAR.8', 'nothing-to-pay-with'),
  perform(turn, { seat }, { loan }) {
    turn.queue({ kind: 'repayments', seat, from: repay(turn, seat, loan) });
  },
});

/** Pays nothing back in this round. */
export const withhold = action('withhold', {
  during: ['repay'],
  fields: {},
  candidates: (_, seat, offer) => offer({ type: 'withhold', seat }),
  check: () => undefined,
  perform({ state, emit, queue }, { seat }, { loan }) {
    const { lender, due } = at(state.loans, loan);
    emit?.({ type: 'repayment-withheld', seat, lender, due });
    queue({ kind: 'repayments', seat, from: loan + 1 });
  },
});
