import { askNext, at } from '@rulewright/core';
import { itemName } from '../cards.js';
import { cancelAuction, currentAuction } from '../chapters/auction.js';
import { action, refuse } from '../state.js';
import { coins } from './fields.js';

/** ECO-AUC.12: cancels an auction that another player has just opened. */
export const useVeto = action('use-veto', {
  during: ['veto'],
  fields: {},
  candidates: (_, seat, offer) => offer({ type: 'use-veto', seat }),
  check: ({ state }, { seat }) => (at(state.vetoes, seat) > 0 ? undefined : refuse('ECO-AUC.12', 'no-veto')),
  perform(turn, { seat }) {
    const { state, emit } = turn;
    state.vetoes[seat] = at(state.vetoes, seat) - 1;
    emit?.({ type: 'auction-vetoed', seat, item: itemName(turn, currentAuction(state).item) });
    cancelAuction(turn);
  },
});

/** ECO-AUC.12: lets the auction go on. */
export const holdVeto = action('hold-veto', {
  during: ['veto'],
  fields: {},
  candidates: (_, seat, offer) => offer({ type: 'hold-veto', seat }),
  check: () => undefined,
  perform({ queue }, _, choice) {
    queue(askNext(choice));
  },
});

/** ECO-AUC.4, ECO-AUC.11: a higher bid, in coins. */
export const raise = action('raise', {
  during: ['bid'],
  fields: { amount: coins },
  candidates(table, seat, offer) {
    const { money } = at(table.state.players, seat);
    for (let amount = currentAuction(table.state).highBid + 1; amount <= money; amount++)
      offer({ type: 'raise', seat, amount });
  },
  check(table, { seat, amount }) {
    const { highBid } = currentAuction(table.state);
    const { money } = at(table.state.players, seat);
    if (amount <= highBid) return refuse('ECO-AUC.4', 'not-above-the-high-bid', { amount, highBid });
    return amount <= money ? undefined : refuse('ECO-AUC.11', 'more-than-your-money', { amount, money });
  },
  perform({ state, emit, queue }, { seat, amount }) {
    const auction = currentAuction(state);
    auction.highBid = amount;
    auction.highBidder = seat;
    emit?.({ type: 'bid-raised', seat, amount });
    queue({ kind: 'bidding', last: seat });
  },
});

/** ECO-AUC.5: out of this auction for good. */
export const pass = action('pass', {
  during: ['bid'],
  fields: {},
  candidates: (_, seat, offer) => offer({ type: 'pass', seat }),
  check: () => undefined,
  perform({ state, emit, queue }, { seat }) {
    currentAuction(state).stillIn[seat] = false;
    emit?.({ type: 'bid-passed', seat });
    queue({ kind: 'bidding', last: seat });
  },
});
