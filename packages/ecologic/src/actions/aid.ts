import { at, type Seat, type Violation } from '@rulewright/core';
import { action, type EcoLogic, type EcoTable, type EcoTurn, refuse, type State } from '../state.js';
import { handOver } from '../supplies.js';
import { coins, hex as seatNumber } from './fields.js';

type Refused = Violation<EcoLogic['Rule'], EcoLogic['Refusal']> | undefined;
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

/** ECO-AID.2: asks another player for coins that need not be given back. */
export const askGift = action('ask-gift', {
  during: ASKING,
  fields: { helper: seatNumber, amount: coins },
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

/** ECO-AID.2: asks another player for coins against the promise to pay `due` coins back. */
export const askLoan = action('ask-loan', {
  during: ASKING,
  fields: { helper: seatNumber, amount: coins, due: coins },
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

/** ECO-AID.4 to ECO-AID.6: the coins move at once; a loan is written down. */
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

/** ECO-AID.4: nothing happens. */
export const declineAid = action('decline-aid', {
  during: ['answer-aid'],
  fields: {},
  candidates: (_, seat, offer) => offer({ type: 'decline-aid', seat }),
  check: () => undefined,
  perform({ emit }, { seat }, { asker }) {
    emit?.({ type: 'aid-declined', seat, asker });
  },
});
