import { NONE, type Seat } from '@rulewright/core';
import type { ActionOf } from '@rulewright/core/author';
import { soundNamed } from '../names.js';
import { eachHeld, eachKind, heldCount, heldNamed, isOpponent, opponentsOf, player } from '../players.js';
import { action, type DneAt, type DneContext, refuse, type Sound } from '../state.js';
import type { INVENTORY } from '../words.js';
import { UNKNOWN } from '../words.js';
import { cardName, from, seatNumber } from './fields.js';
import { unlessHeld } from './held.js';
import { WINDOWS } from './own-turn.js';
import { earlierPairs, FROM_HAND, makeProposal, NOTHING, type Pair } from './trade-answer.js';

// DNE-TRD: proposals to exchange sound cards.

/** DNE-TRD.2: true if neither has a card to give. */
const isVain = (context: DneContext, seat: Seat, target: Seat): boolean =>
  heldCount(context, seat) + heldCount(context, target) === 0;

/** DNE-TRD.1: true if a player has proposals left in this turn. */
function hasProposal({ state: { turn, options } }: DneContext, seat: Seat): boolean {
  const made = seat === turn.host ? turn.trades : turn.proposers.filter((one) => one === seat).length;
  return made < options.trading.proposalsPerTurn;
}

/** DNE-TRD.1: true if a player may propose a trade to somebody. */
export const mayPropose = (context: DneContext, seat: Seat): boolean =>
  hasProposal(context, seat) && opponentsOf(context.state, seat).some((target) => !isVain(context, seat, target));

/** DNE-TRD.1, DNE-TRD.6: begins a proposal. */
export interface TradeOpen extends ActionOf<typeof tradeOpen> {}
export const tradeOpen = action('trade-open', {
  rule: 'DNE-RAV.1',
  during: [...WINDOWS, 'market-turn'],
  fields: { target: seatNumber },
  exact: true,
  candidates(context, seat, offer) {
    const { state } = context;
    if (state.options.trading.mode === 'off' || !hasProposal(context, seat)) return;
    for (let target = 0; target < state.players.length; target++)
      if (isOpponent(state, seat, target) && !isVain(context, seat, target))
        offer({ type: 'trade-open', seat, target });
  },
  check(context, { seat, target }) {
    const { trading } = context.state.options;
    if (trading.mode === 'off') return refuse('DNE-TRD.6', 'switched-off');
    if (!hasProposal(context, seat))
      return refuse('DNE-TRD.1', 'no-proposal-left', { limit: trading.proposalsPerTurn });
    if (!isOpponent(context.state, seat, target)) return refuse('DNE-TRD.1', 'no-such-player', { target });
    return isVain(context, seat, target) ? refuse('DNE-TRD.2', 'nothing-to-trade', { target }) : undefined;
  },
  perform(turn, { seat, target }, { kind }) {
    const counters = turn.state.turn;
    if (seat === counters.host) counters.trades++;
    else counters.proposers.push(seat);
    turn.emit?.({ type: 'trade-opened', rule: 'DNE-TRD.1', seat, target });
    turn.queue({ kind: 'trade-give', seat, target }, { kind: 'limits' });
    if (kind === 'market-turn') turn.state.rave.holds = 0;
    turn.queue(kind === 'market-turn' ? { kind: 'market', seat } : { kind, seat });
  },
});

/** DNE-TRD.2: offers a held card, or `none`. */
export interface Give extends ActionOf<typeof give> {}
export const give = action('give', {
  rule: 'DNE-TRD.2',
  during: ['trade-give'],
  fields: { card: cardName, from },
  exact: true,
  candidates(context, seat, offer) {
    eachHeld(context, seat, offer, (card, offerHeld, held, from) => {
      if (isFree(context, seat, held, from)) offerHeld({ type: 'give', seat, card });
    });
    if (isAskable(context)) offer({ type: 'give', seat, card: NOTHING });
  },
  check(context, { seat, card, from }) {
    if (card === NOTHING && from === undefined)
      return isAskable(context) ? undefined : refuse('DNE-TRD.2', 'nothing-for-nothing');
    const refused = unlessHeld(context, { seat, card, from }, 'DNE-TRD.2');
    if (refused !== undefined || isFree(context, seat, heldNamed(context, seat, card), from)) return refused;
    return refuse('DNE-TRD.2', 'offered-already', { card });
  },
  perform(turn, { seat, card, from }, { target, pairs }) {
    const give = heldNamed(turn, seat, card);
    const offer = { kind: 'trade-ask', seat, target, give, secret: isFromHand(turn, seat, give, from) } as const;
    turn.queue(pairs === undefined ? offer : { ...offer, pairs });
  },
});

/** True if a card that an action names is the copy in the hand. */
const isFromHand = (context: DneContext, seat: Seat, card: Sound, from: typeof INVENTORY | undefined): boolean =>
  from === undefined && player(context, seat).hand.includes(card);

/** DNE-TRD.2: true if a copy of the card is left there that no earlier pair gives. */
function isFree(context: DneAt<'trade-give'>, seat: Seat, card: Sound, from: typeof INVENTORY | undefined): boolean {
  const { hand, inventory } = player(context, seat);
  const isHand = isFromHand(context, seat, card, from);
  const given = earlierPairs(context.choice).filter(({ give, secret }) => give === card && secret === isHand);
  return copies(isHand ? hand : inventory, card) > given.length;
}

const copies = (cards: readonly Sound[], card: Sound): number => cards.filter((one) => one === card).length;

/** DNE-TRD.2: true if there is a card left that can be asked for. */
function isAskable(context: DneAt<'trade-give'>): boolean {
  const { target } = context.choice;
  const pairs = earlierPairs(context.choice);
  const { inventory } = player(context, target);
  return mayAskHand(context, target, pairs) || inventory.some((card) => mayAskFor(context, target, card, pairs));
}

/** DNE-TRD.2: true if a hand card may be asked for: one in a trade. */
const mayAskHand = (context: DneContext, target: Seat, pairs: readonly Pair[]): boolean =>
  player(context, target).hand.length > 0 && pairs.every(({ ask }) => ask !== UNKNOWN);

/** DNE-TRD.2: true if a copy of the inventory card is left that no earlier pair asks for. */
const mayAskFor = (context: DneContext, target: Seat, card: Sound, pairs: readonly Pair[]): boolean =>
  copies(player(context, target).inventory, card) > pairs.filter(({ ask }) => ask === card).length;

/** DNE-TRD.2: asks for an inventory card, for `hand` (one of the target's choice), or for `none`. */
export interface AskFor extends ActionOf<typeof ask> {}
export const ask = action('ask', {
  rule: 'DNE-TRD.2',
  during: ['trade-ask'],
  fields: { card: cardName },
  exact: true,
  candidates(context, seat, offer) {
    const { target } = context.choice;
    const pairs = earlierPairs(context.choice);
    eachKind(context, player(context, target).inventory, (card, kind) => {
      if (mayAskFor(context, target, kind, pairs)) offer({ type: 'ask', seat, card });
    });
    if (mayAskHand(context, target, pairs)) offer({ type: 'ask', seat, card: FROM_HAND });
    if (context.choice.give !== NONE) offer({ type: 'ask', seat, card: NOTHING });
  },
  check(context, { card }) {
    const { target, give: given } = context.choice;
    const pairs = earlierPairs(context.choice);
    const { hand, inventory } = player(context, target);
    if (card === NOTHING) return given === NONE ? refuse('DNE-TRD.2', 'nothing-for-nothing') : undefined;
    if (card === FROM_HAND) {
      if (hand.length === 0) return refuse('DNE-TRD.3', 'empty-hand', { target });
      return mayAskHand(context, target, pairs) ? undefined : refuse('DNE-TRD.2', 'offered-already', { card });
    }
    const kind = soundNamed(context, card);
    if (!inventory.includes(kind)) return refuse('DNE-TRD.2', 'not-in-the-inventory', { card });
    return mayAskFor(context, target, kind, pairs) ? undefined : refuse('DNE-TRD.2', 'offered-already', { card });
  },
  perform(turn, { seat, card }, choice) {
    const { target, give, secret } = choice;
    const wanted = card === NOTHING ? NONE : card === FROM_HAND ? UNKNOWN : soundNamed(turn, card);
    const pairs = [...earlierPairs(choice), { give, secret, ask: wanted }];
    if (pairs.length < turn.state.options.tradePairs) turn.queue({ kind: 'trade-give', seat, target, pairs });
    else makeProposal(turn, { host: seat, seat: target }, pairs);
  },
});

/** DNE-TRD.2: makes the proposal with the pairs that it has. */
export interface Propose extends ActionOf<typeof propose> {}
export const propose = action('propose', {
  rule: 'DNE-TRD.2',
  during: ['trade-give'],
  fields: {},
  candidates({ choice }, seat, offer) {
    if (choice.pairs !== undefined) offer({ type: 'propose', seat });
  },
  check: ({ choice }) => (choice.pairs !== undefined ? undefined : refuse('DNE-TRD.2', 'nothing-for-nothing')),
  perform: (turn, { seat }, choice) => makeProposal(turn, { host: seat, seat: choice.target }, earlierPairs(choice)),
});

/** DNE-TRD.2: withdraws the proposal, which is used up. */
export interface TradeCancel extends ActionOf<typeof tradeCancel> {}
export const tradeCancel = action('trade-cancel', {
  rule: 'DNE-TRD.2',
  during: ['trade-give', 'trade-ask'],
  fields: {},
  perform: ({ emit }, { seat }, { target }) => emit?.({ type: 'trade-cancelled', rule: 'DNE-TRD.2', seat, target }),
});
