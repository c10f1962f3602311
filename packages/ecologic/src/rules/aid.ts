import { at, type Seat } from '@rulewright/core';
import { type ActionOf, changed } from '@rulewright/core/author';
import { action, type EcoAt, type EcoContext, type EcoTurn, type Refused, refuse } from '../state.js';
import { coins, seat as helper } from './fields.js';
import { handOver } from './supplies.js';

// ECO-AID: gifts and loans within an auction, and the repayment of loans.

/** ECO-AID.1 to ECO-AID.3: the refusal of asking this helper for this many coins; undefined if allowed. */
function requestRefusal({ state }: EcoContext, seat: Seat, helper: Seat, amount: number): Refused {
  const player = state.players[helper];
  if (player === undefined || helper === seat) return refuse('ECO-AID.1', 'no-such-helper', { helper });
  if (state.auction?.highBidder === helper) return refuse('ECO-AID.1', 'helper-leads', { helper });
  if (amount < 1 || amount > player.money)
    return refuse('ECO-AID.2', 'amount-out-of-range', { amount, money: player.money });
  return at(at(state.aidAsked, seat), helper) ? refuse('ECO-AID.3', 'asked-already', { helper }) : undefined;
}

/** Offers every helper and amount that can be asked for. */
function offerRequests(context: EcoContext, seat: Seat, offer: (helper: Seat, amount: number) => void): void {
  const { players } = context.state;
  for (let helper = 0; helper < players.length; helper++)
    if (requestRefusal(context, seat, helper, 1) === undefined)
      for (let amount = 1; amount <= at(players, helper).money; amount++) offer(helper, amount);
}

/** ECO-AID.1, ECO-AID.2: the refusal of a kind of aid that the options leave out; undefined if allowed. */
function kindRefusal({ state }: EcoContext, amount: number, due: number): Refused {
  const { mutualAid, loanInterest } = state.options;
  if (due === 0) return mutualAid === 'off' ? refuse('ECO-AID.1', 'switched-off') : undefined;
  if (mutualAid !== 'gifts-and-loans') return refuse('ECO-AID.2', 'switched-off');
  const interest = due - amount;
  return loanInterest.includes(interest) ? undefined : refuse('ECO-AID.2', 'interest-not-offered', { interest });
}

/** ECO-AID.1, ECO-AID.2: asks another player for `amount` coins, as a gift (`due` 0) or for `due` coins to be paid back. */
export interface AskAid extends ActionOf<typeof askAid> {}
export const askAid = action('ask-aid', {
  rule: 'ECO-AID.1',
  during: ['open-special', 'open-plant', 'open-initiative', 'bid'],
  fields: { helper, amount: coins, due: coins },
  exact: true,
  candidates(context, seat, offer) {
    const { mutualAid, loanInterest } = context.state.options;
    if (mutualAid === 'off') return;
    offerRequests(context, seat, (helper, amount) => offer({ type: 'ask-aid', seat, helper, amount, due: 0 }));
    if (mutualAid !== 'gifts-and-loans') return;
    offerRequests(context, seat, (helper, amount) => {
      for (const interest of loanInterest) offer({ type: 'ask-aid', seat, helper, amount, due: amount + interest });
    });
  },
  check: (context, { seat, helper, amount, due }) =>
    kindRefusal(context, amount, due) ?? requestRefusal(context, seat, helper, amount),
  perform({ state, emit, queue }, { seat, helper, amount, due }, again) {
    at(state.aidAsked, seat)[helper] = true;
    emit?.({ type: 'aid-asked', rule: 'ECO-AID.1', seat, helper, amount, due });
    // the helper answers, then the asking player decides again
    queue({ kind: 'answer-aid', seat: helper, asker: seat, amount, due }, again);
  },
});

/** ECO-AID.4 to ECO-AID.6: gives the coins at once; a loan is written down. */
export interface AcceptAid extends ActionOf<typeof acceptAid> {}
export const acceptAid = action('accept-aid', {
  rule: 'ECO-AID.4',
  during: ['answer-aid'],
  fields: {},
  perform(turn, { seat }, { asker, amount, due }) {
    handOver(turn, seat, asker, amount);
    if (due > 0) turn.state.loans.push({ lender: seat, borrower: asker, due });
    const { players } = turn.state;
    turn.emit?.({
      type: 'aid-given',
      rule: 'ECO-AID.4',
      seat,
      asker,
      amount,
      due,
      money: changed(at(players, seat).money, -amount),
      askerMoney: changed(at(players, asker).money, amount),
    });
  },
});

/** ECO-AID.4: gives nothing. */
export interface DeclineAid extends ActionOf<typeof declineAid> {}
export const declineAid = action('decline-aid', {
  rule: 'ECO-AID.4',
  during: ['answer-aid'],
  fields: {},
  perform({ emit }, { seat }, { asker, amount, due }) {
    emit?.({ type: 'aid-declined', rule: 'ECO-AID.4', seat, asker, amount, due });
  },
});

/** ECO-AID.6, ECO-VAR.8: the borrower's loans from place `from` on, oldest first. */
export function repayments(turn: EcoTurn, { seat, from }: { readonly seat: Seat; readonly from: number }): void {
  const { state, queue } = turn;
  let place = from;
  while (place < state.loans.length) {
    if (at(state.loans, place).borrower !== seat) place++;
    else if (state.options.loanEnforcement === 'income') place = repay(turn, seat, place, 'ECO-AID.6');
    else {
      queue({ kind: 'repay', seat, loan: place });
      return;
    }
  }
}

/** Pays one loan back as far as the money goes; gives the place of the loan after it. */
function repay(turn: EcoTurn, seat: Seat, place: number, rule: 'ECO-AID.6' | 'ECO-VAR.8'): number {
  const { state, emit } = turn;
  const loan = at(state.loans, place);
  const amount = Math.min(at(state.players, seat).money, loan.due);
  handOver(turn, seat, loan.lender, amount);
  loan.due -= amount;
  emit?.({
    type: 'loan-repaid',
    rule,
    seat,
    lender: loan.lender,
    due: changed(loan.due, -amount),
    money: changed(at(state.players, seat).money, -amount),
    lenderMoney: changed(at(state.players, loan.lender).money, amount),
  });
  if (loan.due > 0) return place + 1;
  state.loans = state.loans.filter((other) => other !== loan);
  return place;
}

/** The fields of the decision about a loan. */
export function aboutLoan({ state, choice }: EcoAt<'repay'>) {
  const { lender, due } = at(state.loans, choice.loan);
  return { lender, due };
}

/** ECO-VAR.8: pays the loan back as far as the money goes. */
export interface RepayLoan extends ActionOf<typeof repayLoan> {}
export const repayLoan = action('repay-loan', {
  rule: 'ECO-VAR.8',
  during: ['repay'],
  fields: {},
  check: ({ state }, { seat }) =>
    at(state.players, seat).money > 0 ? undefined : refuse('ECO-VAR.8', 'nothing-to-pay-with'),
  perform(turn, { seat }, { loan }) {
    turn.queue({ kind: 'repayments', seat, from: repay(turn, seat, loan, 'ECO-VAR.8') });
  },
});

/** ECO-VAR.8: pays nothing of the loan back in this round. */
export interface Withhold extends ActionOf<typeof withhold> {}
export const withhold = action('withhold', {
  rule: 'ECO-VAR.8',
  during: ['repay'],
  fields: {},
  perform({ state, emit, queue }, { seat }, { loan }) {
    const { lender, due } = at(state.loans, loan);
    emit?.({ type: 'repayment-withheld', rule: 'ECO-VAR.8', seat, lender, due });
    queue({ kind: 'repayments', seat, from: loan + 1 });
  },
});
