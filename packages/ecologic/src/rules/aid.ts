import { type ActionOf, at, type Seat } from '@rulewright/core';
import { action, type EcoTable, type EcoTurn, type Refused, refuse, type State } from '../state.js';
import { coins, seat as helper } from './fields.js';
import { handOver } from './supplies.js';

// ECO-AID: gifts and loans within an auction, and the repayment of loans.

const ASKING = ['open-special', 'open-plant', 'open-initiative', 'bid'] as const;

/** ECO-AID.1 to ECO-AID.3: why a player cannot ask this helper for this many coins. */
function requestRefusal({ state }: EcoTable, seat: Seat, helper: Seat, amount: number): Refused {
  const player = state.players[helper];
  if (player === undefined || helper === seat) return refuse('ECO-AID.1', 'no-such-helper', { helper });
  if (state.auction?.highBidder === helper) return refuse('ECO-AID.1', 'helper-leads', { helper });
  if (amount < 1 || amount > player.money)
    return refuse('ECO-AID.2', 'amount-out-of-range', { amount, money: player.money });
  return at(at(state.aidAsked, seat), helper) ? refuse('ECO-AID.3', 'asked-already', { helper }) : undefined;
}

/** Offers every helper and amount that can be asked for. */
function offerRequests(table: EcoTable, seat: Seat, offer: (helper: Seat, amount: number) => void): void {
  for (const [helper, { money }] of table.state.players.entries())
    if (requestRefusal(table, seat, helper, 1) === undefined)
      for (let amount = 1; amount <= money; amount++) offer(helper, amount);
}

/** The helper answers, then the asking player decides again. */
function ask(
  { state, emit, queue }: EcoTurn,
  request: { readonly seat: Seat; readonly helper: Seat; readonly amount: number; readonly due: number },
  again: State['agenda'][number],
): void {
  const { seat, helper, amount, due } = request;
  at(state.aidAsked, seat)[helper] = true;
  emit?.({ type: 'aid-asked', seat, helper, amount, due });
  queue({ kind: 'answer-aid', seat: helper, asker: seat, amount, due }, again);
}

/** ECO-AID.2: asks another player for `amount` coins that need not be given back. */
export interface AskGift extends ActionOf<typeof askGift> {}
export const askGift = action('ask-gift', {
  during: ASKING,
  fields: { helper, amount: coins },
  candidates(table, seat, offer) {
    if (table.state.options.mutualAid === 'off') return;
    offerRequests(table, seat, (helper, amount) => offer({ type: 'ask-gift', seat, helper, amount }));
  },
  check: (table, { seat, helper, amount }) =>
    table.state.options.mutualAid === 'off'
      ? refuse('ECO-AID.1', 'switched-off')
      : requestRefusal(table, seat, helper, amount),
  perform(turn, { seat, helper, amount }, choice) {
    ask(turn, { seat, helper, amount, due: 0 }, choice);
  },
});

/** ECO-AID.2: asks another player for `amount` coins against the promise to pay `due` coins back. */
export interface AskLoan extends ActionOf<typeof askLoan> {}
export const askLoan = action('ask-loan', {
  during: ASKING,
  fields: { helper, amount: coins, due: coins },
  candidates(table, seat, offer) {
    const { mutualAid, loanInterest } = table.state.options;
    if (mutualAid !== 'gifts-and-loans') return;
    offerRequests(table, seat, (helper, amount) => {
      for (const interest of loanInterest) offer({ type: 'ask-loan', seat, helper, amount, due: amount + interest });
    });
  },
  check(table, { seat, helper, amount, due }) {
    const { mutualAid, loanInterest } = table.state.options;
    if (mutualAid !== 'gifts-and-loans') return refuse('ECO-AID.2', 'switched-off');
    if (!loanInterest.includes(due - amount))
      return refuse('ECO-AID.2', 'interest-not-offered', { interest: due - amount });
    return requestRefusal(table, seat, helper, amount);
  },
  perform(turn, { seat, helper, amount, due }, choice) {
    ask(turn, { seat, helper, amount, due }, choice);
  },
});

/** ECO-AID.4 to ECO-AID.6: gives the coins at once; a loan is written down. */
export interface AcceptAid extends ActionOf<typeof acceptAid> {}
export const acceptAid = action('accept-aid', {
  during: ['answer-aid'],
  fields: {},
  candidates: (_, seat, offer) => offer({ type: 'accept-aid', seat }),
  check: () => undefined,
  perform(turn, { seat }, { asker, amount, due }) {
    handOver(turn, seat, asker, amount);
    if (due > 0) turn.state.loans.push({ lender: seat, borrower: asker, due });
    turn.emit?.({ type: 'aid-given', seat, asker, amount, due });
  },
});

/** ECO-AID.4: gives nothing. */
export interface DeclineAid extends ActionOf<typeof declineAid> {}
export const declineAid = action('decline-aid', {
  during: ['answer-aid'],
  fields: {},
  candidates: (_, seat, offer) => offer({ type: 'decline-aid', seat }),
  check: () => undefined,
  perform({ emit }, { seat }, { asker }) {
    emit?.({ type: 'aid-declined', seat, asker });
  },
});

/** ECO-AID.6, ECO-VAR.8: the borrower's loans from place `from` on, oldest first. */
export function repayments(turn: EcoTurn, { seat, from }: { readonly seat: Seat; readonly from: number }): void {
  const { state, queue } = turn;
  let place = from;
  while (place < state.loans.length) {
    if (at(state.loans, place).borrower !== seat) place++;
    else if (state.options.loanEnforcement === 'income') place = repay(turn, seat, place);
    else {
      queue({ kind: 'repay', seat, loan: place });
      return;
    }
  }
}

/** Pays one loan back as far as the money goes; gives the place of the loan after it. */
function repay(turn: EcoTurn, seat: Seat, place: number): number {
  const { state, emit } = turn;
  const loan = at(state.loans, place);
  const amount = Math.min(at(state.players, seat).money, loan.due);
  handOver(turn, seat, loan.lender, amount);
  loan.due -= amount;
  emit?.({ type: 'loan-repaid', seat, lender: loan.lender, amount, due: loan.due });
  if (loan.due > 0) return place + 1;
  state.loans = state.loans.filter((other) => other !== loan);
  return place;
}

/** ECO-VAR.8: pays the loan back as far as the money goes. */
export interface RepayLoan extends ActionOf<typeof repayLoan> {}
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

/** ECO-VAR.8: pays nothing of the loan back in this round. */
export interface Withhold extends ActionOf<typeof withhold> {}
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
