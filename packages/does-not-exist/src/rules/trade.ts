import { NONE, type Seat } from '@rulewright/core';
import type { ActionOf } from '@rulewright/core/author';
import type { Zone } from '../content/effects.js';
import { soundId, soundNamed } from '../names.js';
import { handOf, moveHeld } from '../piles.js';
import { eachHeld, eachKind, heldCount, heldNamed, inHandNamed, isOpponent, player } from '../players.js';
import { action, type DneAt, type DneContext, type DneTurn, refuse, type Sound } from '../state.js';
import type { Via } from '../words.js';
import { UNKNOWN } from '../words.js';
import { cardName, from, seatNumber } from './fields.js';
import { heldFrom, unlessHeld, unlessInHand, unlessTold } from './held.js';
import { WINDOWS } from './own-turn.js';
import { accepting, declining } from './timing.js';

// DNE-TRD: the exchange of sound cards.

/** The word for no card in actions and events. */
const NOTHING = 'none';
const FROM_HAND = 'hand';

/** DNE-TRD.2: true if neither has a card to give. */
const isVain = (context: DneContext, seat: Seat, target: Seat): boolean =>
  heldCount(context, seat) + heldCount(context, target) === 0;

/** DNE-TRD.1, DNE-TRD.6: begins a proposal. */
export interface TradeOpen extends ActionOf<typeof tradeOpen> {}
export const tradeOpen = action('trade-open', {
  rule: 'DNE-RAV.1',
  during: WINDOWS,
  fields: { target: seatNumber },
  exact: true,
  candidates(context, seat, offer) {
    const { state } = context;
    const { mode, proposalsPerTurn } = state.options.trading;
    if (mode === 'off' || state.turn.trades >= proposalsPerTurn) return;
    for (let target = 0; target < state.players.length; target++)
      if (isOpponent(state, seat, target) && !isVain(context, seat, target))
        offer({ type: 'trade-open', seat, target });
  },
  check(context, { seat, target }) {
    const { trading } = context.state.options;
    if (trading.mode === 'off') return refuse('DNE-TRD.6', 'switched-off');
    if (context.state.turn.trades >= trading.proposalsPerTurn)
      return refuse('DNE-TRD.1', 'no-proposal-left', { limit: trading.proposalsPerTurn });
    if (!isOpponent(context.state, seat, target)) return refuse('DNE-TRD.1', 'no-such-player', { target });
    return isVain(context, seat, target) ? refuse('DNE-TRD.2', 'nothing-to-trade', { target }) : undefined;
  },
  perform(turn, { seat, target }, { kind }) {
    turn.state.turn.trades++;
    turn.emit?.({ type: 'trade-opened', rule: 'DNE-TRD.1', seat, target });
    turn.queue({ kind: 'trade-give', seat, target }, { kind: 'limits' }, { kind, seat });
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
    eachHeld(context, seat, (card, _, from) => offer(heldFrom({ type: 'give', seat, card }, from)));
    if (heldCount(context, context.choice.target) > 0) offer({ type: 'give', seat, card: NOTHING });
  },
  check(context, { seat, card, from }) {
    if (card !== NOTHING || from !== undefined) return unlessHeld(context, { seat, card, from }, 'DNE-TRD.2');
    return heldCount(context, context.choice.target) > 0 ? undefined : refuse('DNE-TRD.2', 'nothing-for-nothing');
  },
  perform(turn, { seat, card, from }, { target }) {
    const secret = from === undefined && inHandNamed(turn, seat, card) !== NONE;
    turn.queue({ kind: 'trade-ask', seat, target, give: heldNamed(turn, seat, card), secret });
  },
});

/** DNE-TRD.2: asks for an inventory card, for `hand` (one of the target's choice), or for `none`. */
export interface AskFor extends ActionOf<typeof ask> {}
export const ask = action('ask', {
  rule: 'DNE-TRD.2',
  during: ['trade-ask'],
  fields: { card: cardName },
  exact: true,
  candidates(context, seat, offer) {
    const { hand, inventory } = player(context, context.choice.target);
    eachKind(context, inventory, (card) => offer({ type: 'ask', seat, card }));
    if (hand.length > 0) offer({ type: 'ask', seat, card: FROM_HAND });
    if (context.choice.give !== NONE) offer({ type: 'ask', seat, card: NOTHING });
  },
  check(context, { card }) {
    const { target, give: given } = context.choice;
    const { hand, inventory } = player(context, target);
    if (card === NOTHING) return given === NONE ? refuse('DNE-TRD.2', 'nothing-for-nothing') : undefined;
    if (card === FROM_HAND) return hand.length > 0 ? undefined : refuse('DNE-TRD.3', 'empty-hand', { target });
    return inventory.includes(soundNamed(context, card))
      ? undefined
      : refuse('DNE-TRD.2', 'not-in-the-inventory', { card });
  },
  perform(turn, { seat, card }, { target, give: given, secret }) {
    const asked = card === NOTHING ? NONE : card === FROM_HAND ? UNKNOWN : soundNamed(turn, card);
    propose(turn, { host: seat, seat: target, give: given, secret, ask: asked });
  },
});

/** DNE-TRD.2: withdraws the proposal, which is used up. */
export interface TradeCancel extends ActionOf<typeof tradeCancel> {}
export const tradeCancel = action('trade-cancel', {
  rule: 'DNE-TRD.2',
  during: ['trade-give', 'trade-ask'],
  fields: {},
  perform: ({ emit }, { seat }, { target }) => emit?.({ type: 'trade-cancelled', rule: 'DNE-TRD.2', seat, target }),
});

/** A trade that has been proposed: see the choice `trade-answer`. */
interface Proposal {
  readonly host: Seat;
  readonly seat: Seat;
  readonly give: Sound;
  readonly secret: boolean;
  readonly ask: Sound;
}

/** The id of the offered card; undefined if a view hides it. */
const offered = (context: DneContext, card: Sound): string | undefined =>
  card === UNKNOWN ? undefined : nameOf(context, card);
/** The fields of the decision about a trade. */
export const aboutAsking = (context: DneAt<'trade-ask'>) => {
  const { target, give: given, secret } = context.choice;
  return { target, give: offered(context, given), secret };
};
export const aboutAnswering = (context: DneAt<'trade-answer'>) => {
  const { host, give: given, secret, ask: asked } = context.choice;
  return { host, give: offered(context, given), secret, ask: nameOf(context, asked) };
};

const nameOf = (context: DneContext, card: Sound): string =>
  card === NONE ? NOTHING : card === UNKNOWN ? FROM_HAND : soundId(context, card);

/** DNE-TRD.3, DNE-TRD.5: shows the offered card to the target alone, if it is a hand card, and asks for an answer. */
function propose(turn: DneTurn, { host, seat, give, secret, ask }: Proposal): void {
  const { emit, queue, cards } = turn;
  const event = {
    type: 'trade-proposed',
    rule: 'DNE-TRD.2',
    seat: host,
    target: seat,
    give: nameOf(turn, give),
    ask: nameOf(turn, ask),
  } as const;
  if (secret) {
    cards.show(handOf(host), [seat], give);
    emit?.(event, { give: [host, seat] });
  } else emit?.(event);
  queue({ kind: 'trade-answer', seat, host, give, secret, ask });
}

/** DNE-TRD.3: agrees, with a hand card where the Host asked for one. */
export const acceptTrade = action('accept', {
  rule: accepting,
  during: ['trade-answer'],
  fields: { card: cardName, from },
  exact: true,
  candidates(context, seat, offer) {
    if (context.choice.ask !== UNKNOWN) offer({ type: 'accept', seat, card: NOTHING });
    else eachKind(context, player(context, seat).hand, (card) => offer({ type: 'accept', seat, card }));
  },
  check(context, { seat, card, from }) {
    const told = unlessTold({ card, from }, 'DNE-TRD.3');
    if (context.choice.ask !== UNKNOWN) return card === NOTHING ? told : refuse('DNE-TRD.3', 'names-no-card', { card });
    if (card === NOTHING) return refuse('DNE-TRD.3', 'names-a-card');
    return unlessInHand(context, seat, card, 'DNE-TRD.3') ?? told;
  },
  perform: (turn, { card }, choice) => swap(turn, choice, choice.ask === UNKNOWN ? soundNamed(turn, card) : choice.ask),
});

/** DNE-TRD.3: nothing changes hands. */
export const declineTrade = action('decline', {
  rule: declining,
  during: ['trade-answer'],
  fields: {},
  perform: ({ emit }, { seat }, { host }) => emit?.({ type: 'trade-declined', rule: 'DNE-TRD.3', seat, target: host }),
});

/** DNE-TRD.4: both cards change hands at once; `got` is what the Host receives, or NONE. */
function swap(turn: DneTurn, { host, seat, give, secret, ask }: Proposal, got: Sound): void {
  const { emit } = turn;
  const names = { give: nameOf(turn, give), got: nameOf(turn, got) };
  const gave = move(turn, give, { from: host, to: seat, zone: secret ? 'hand' : 'inventory' });
  const took = move(turn, got, { from: seat, to: host, zone: ask === UNKNOWN ? 'hand' : 'inventory' });
  const traders = [host, seat];
  emit?.(
    { type: 'trade-made', rule: 'DNE-TRD.4', seat: host, target: seat, ...names },
    { ...(gave === 'hand' && { give: traders }), ...(took === 'hand' && { got: traders }) },
  );
}

function move(
  turn: DneTurn,
  card: Sound,
  { from, to, zone }: { readonly from: Seat; readonly to: Seat; readonly zone: Zone },
): Via | undefined {
  return card === NONE ? undefined : moveHeld(turn, from, card, { to: handOf(to), from: zone });
}
