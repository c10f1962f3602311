import { at, EngineBug, type Seat, seatsAfter } from '@rulewright/core';
import { type ActionOf, askNext, changed, inTurnOrder } from '@rulewright/core/author';
import type { Item } from '../agenda.js';
import { itemName } from '../cards.js';
import { hexCount } from '../field.js';
import { nominal } from '../prices.js';
import {
  type Auction,
  action,
  type EcoAt,
  type EcoContext,
  type EcoTurn,
  type Hex,
  type Refused,
  refuse,
} from '../state.js';
import { placeInitiative, placePiece, placeSpecial, placing } from './building.js';
import { coins, hex } from './fields.js';
import { payCoins } from './supplies.js';

// ECO-AUC: one auction, the same for the three series.

/** The current auction. Throws `EngineBug` without one. */
function currentAuction<A>({ auction }: { readonly auction: A | null }): A {
  if (auction === null) throw new EngineBug('no auction goes on');
  return auction;
}

/** ECO-AUC.1, ECO-AUC.2: the refusal of opening an auction for this item; undefined if allowed. */
export function openingRefusal(context: EcoContext, seat: Seat, item: Item): Refused {
  if (item.kind === 'plant' && !mayTakePart(context, seat, item))
    return refuse('ECO-AUC.2', 'no-piece-in-supply', { branch: item.branch });
  const { money } = at(context.state.players, seat);
  const price = nominal(context, item);
  return money < price ? refuse('ECO-AUC.1', 'too-poor', { nominal: price, money }) : undefined;
}

/** ECO-AUC.2: true if the seat may bid for the item. */
const mayTakePart = ({ state }: EcoContext, seat: Seat, item: Item): boolean =>
  item.kind !== 'plant' || at(state.players, seat).supply[item.branch] > 0;

/** ECO-AUC.1 to ECO-AUC.3, ECO-AUC.12: the opener bids the nominal; vetoes come before the first raise. */
export function openAuction(turn: EcoTurn, opener: Seat, item: Item): void {
  const { state, emit, queue } = turn;
  const highBid = nominal(turn, item);
  const stillIn = state.players.map((_, seat) => mayTakePart(turn, seat, item));
  state.auction = { item, opener, highBid, highBidder: opener, stillIn };
  emit?.({
    type: 'auction-opened',
    rule: 'ECO-AUC.1',
    seat: opener,
    item: itemName(turn, item),
    nominal: highBid,
    excluded: stillIn.flatMap((mayBid, seat) => (mayBid ? [] : [seat])),
  });
  queue(
    { kind: 'veto', ...inTurnOrder(seatsAfter(opener, state.players.length)) },
    { kind: 'bidding', last: beforeFirstBid(turn, opener) },
  );
}

/** ECO-AUC.3, ECO-R48: the seat after which bidding begins. */
const beforeFirstBid = ({ state }: EcoContext, opener: Seat): Seat =>
  state.options.biddingOrder === 'opener'
    ? opener
    : (state.firstPlayer + state.players.length - 1) % state.players.length;

/** ECO-AUC.3, ECO-AUC.6: asks the next one who is still in, or sells. A vetoed auction has ended already. */
export function bidding(turn: EcoTurn, { last }: { readonly last: Seat }): void {
  const { state, queue } = turn;
  const { auction } = state;
  if (auction === null) return;
  for (const seat of [...seatsAfter(last, state.players.length), last])
    if (seat !== auction.highBidder && at(auction.stillIn, seat)) {
      queue({ kind: 'bid', seat });
      return;
    }
  sell(turn, auction);
}

/** ECO-AUC.2, ECO-AUC.5: the rule by which a seat may not bid now: excluded from the start, out by a pass, or not its turn. */
function raising(context: EcoContext, seat: Seat) {
  const { auction } = context.state;
  if (auction === null || auction.stillIn[seat] !== false) return 'ECO-AUC.4';
  return mayTakePart(context, seat, auction.item) ? 'ECO-AUC.5' : 'ECO-AUC.2';
}

/** ECO-AUC.4, ECO-AUC.11: bids `amount` coins, more than the high bid and at most all the money of the bidder. */
export interface Raise extends ActionOf<typeof raise> {}
export const raise = action('raise', {
  rule: raising,
  during: ['bid'],
  fields: { amount: coins },
  exact: true,
  candidates(context, seat, offer) {
    const { money } = at(context.state.players, seat);
    for (let amount = currentAuction(context.state).highBid + 1; amount <= money; amount++)
      offer({ type: 'raise', seat, amount });
  },
  check(context, { seat, amount }) {
    const { highBid } = currentAuction(context.state);
    const { money } = at(context.state.players, seat);
    if (amount <= highBid) return refuse('ECO-AUC.4', 'not-above-the-high-bid', { amount, highBid });
    return amount <= money ? undefined : refuse('ECO-AUC.11', 'more-than-your-money', { amount, money });
  },
  perform({ state, emit, queue }, { seat, amount }) {
    const auction = currentAuction(state);
    const bid = { from: auction.highBid, to: amount };
    emit?.({ type: 'bid-raised', rule: 'ECO-AUC.4', seat, bid, outbid: auction.highBidder });
    auction.highBid = amount;
    auction.highBidder = seat;
    queue({ kind: 'bidding', last: seat });
  },
});

/** ECO-AUC.5: leaves this auction for good. */
export interface Pass extends ActionOf<typeof pass> {}
export const pass = action('pass', {
  rule: 'ECO-AUC.4',
  during: ['bid'],
  fields: {},
  perform({ state, emit, queue }, { seat }) {
    currentAuction(state).stillIn[seat] = false;
    emit?.({ type: 'bid-passed', rule: 'ECO-AUC.5', seat });
    queue({ kind: 'bidding', last: seat });
  },
});

/** ECO-AUC.7, ECO-AUC.8: the high bidder pays and gets the item. */
function sell(turn: EcoTurn, { item, highBid, highBidder }: Auction): void {
  const { state, emit, queue } = turn;
  state.auction = null;
  payCoins(turn, highBidder, highBid);
  takeItem(turn, highBidder, item);
  emit?.({
    type: 'auction-won',
    rule: 'ECO-AUC.7',
    seat: highBidder,
    item: itemName(turn, item),
    amount: highBid,
    money: changed(at(state.players, highBidder).money, -highBid),
  });
  queue({ kind: 'place-bought', seat: highBidder, item });
}

/** ECO-AUC.7: gives the item to its buyer. */
function takeItem({ state, cards }: EcoTurn, seat: Seat, item: Item): void {
  const player = at(state.players, seat);
  switch (item.kind) {
    case 'special':
      state.specials.owner[item.special] = seat;
      break;
    case 'plant':
      player.supply[item.branch]--;
      player.hand[item.branch]++;
      break;
    case 'initiative':
      cards.move(item.initiative, ['revealed'], ['players.*.initiatives', seat]);
      break;
  }
}

/** The fields of the decision about a bought item. */
export const aboutBought = (context: EcoAt<'place-bought'>) => ({ item: itemName(context, context.choice.item) });

/** ECO-AUC.8: places the item just bought; other items of the hand have to wait for the build step. */
export interface PlaceBought extends ActionOf<typeof placeBought> {}
export const placeBought = action('place-bought', {
  rule: 'ECO-AUC.8',
  during: ['place-bought'],
  fields: { hex },
  exact: true,
  candidates(context, seat, offer) {
    const refusal = placing(context, seat, context.choice.item);
    for (let hex = 0; hex < hexCount(context); hex++)
      if (refusal(hex) === undefined) offer({ type: 'place-bought', seat, hex });
  },
  check: (context, { seat, hex }) => placing(context, seat, context.choice.item)(hex),
  perform: (turn, { seat, hex }, { item }) => place(turn, seat, item, hex),
});

function place(turn: EcoTurn, seat: Seat, item: Item, hex: Hex): void {
  switch (item.kind) {
    case 'special':
      placeSpecial(turn, seat, { card: item.special, hex, rule: 'ECO-AUC.8' });
      break;
    case 'plant':
      placePiece(turn, seat, { branch: item.branch, hex, rule: 'ECO-AUC.8' });
      break;
    case 'initiative':
      placeInitiative(turn, seat, { card: item.initiative, hex, rule: 'ECO-AUC.8' });
      break;
  }
}

/** ECO-AUC.12: cancels an auction that another player has just opened. Only the opening right is spent. */
export interface UseVeto extends ActionOf<typeof useVeto> {}
export const useVeto = action('use-veto', {
  rule: 'ECO-AUC.12',
  during: ['veto'],
  fields: {},
  check: ({ state }, { seat }) => (at(state.vetoes, seat) > 0 ? undefined : refuse('ECO-AUC.12', 'no-veto')),
  perform(turn, { seat }) {
    const { state, emit } = turn;
    const left = at(state.vetoes, seat) - 1;
    state.vetoes[seat] = left;
    const item = itemName(turn, currentAuction(state).item);
    emit?.({ type: 'auction-vetoed', rule: 'ECO-AUC.12', seat, item, vetoes: changed(left, -1) });
    state.auction = null;
    discardRevealed(turn);
  },
});

/** ECO-AUC.12: lets the auction go on. */
export interface HoldVeto extends ActionOf<typeof holdVeto> {}
export const holdVeto = action('hold-veto', {
  rule: 'ECO-AUC.12',
  during: ['veto'],
  fields: {},
  perform(turn, { seat }, choice) {
    const item = itemName(turn, currentAuction(turn.state).item);
    turn.emit?.({ type: 'veto-held', rule: 'ECO-AUC.12', seat, item });
    turn.queue(askNext(choice));
  },
});

/** ECO-AUC.12, ECO-INI.3: a revealed initiative that is vetoed or refused goes to the discard pile. */
export function discardRevealed({ state, cards }: EcoTurn): void {
  for (const card of [...state.revealed]) cards.move(card, ['revealed'], ['initiativeDiscard']);
}
