import { FROM_HAND, NOTHING, propose } from '../chapters/trade.js';
import { soundNamed } from '../names.js';
import { eachHeld, eachName, heldCount, heldNamed, inHandNamed, isOpponent, player } from '../players.js';
import { action, NONE, refuse, UNKNOWN } from '../state.js';
import { cardName, seatNumber } from './fields.js';
import { WINDOWS } from './own-turn.js';

/** DNE-TRD.1, DNE-TRD.6: begins a proposal. */
export const tradeOpen = action('trade-open', {
  during: WINDOWS,
  fields: { target: seatNumber },
  candidates({ state }, seat, offer) {
    const { mode, proposalsPerTurn } = state.options.trading;
    if (mode === 'off' || state.turn.trades >= proposalsPerTurn) return;
    for (let target = 0; target < state.players.length; target++) offer({ type: 'trade-open', seat, target });
  },
  check(table, { seat, target }) {
    const { trading } = table.state.options;
    if (trading.mode === 'off') return refuse('DNE-TRD.6', 'switched-off');
    if (table.state.turn.trades >= trading.proposalsPerTurn)
      return refuse('DNE-TRD.1', 'no-proposal-left', { limit: trading.proposalsPerTurn });
    if (!isOpponent(table.state, seat, target)) return refuse('DNE-TRD.1', 'no-such-player', { target });
    const isVain = heldCount(table, seat) + heldCount(table, target) === 0;
    return isVain ? refuse('DNE-TRD.2', 'nothing-to-trade', { target }) : undefined;
  },
  perform(turn, { seat, target }, { kind }) {
    turn.state.turn.trades++;
    turn.queue({ kind: 'trade-give', seat, target }, { kind: 'limits' }, { kind, seat });
  },
});

/** DNE-TRD.2: what the Host offers. */
export const give = action('give', {
  during: ['trade-give'],
  fields: { card: cardName },
  candidates(table, seat, offer) {
    eachHeld(table, seat, (card) => offer({ type: 'give', seat, card }));
    offer({ type: 'give', seat, card: NOTHING });
  },
  check(table, { seat, card }) {
    if (card !== NOTHING)
      return heldNamed(table, seat, card) === NONE ? refuse('DNE-TRD.2', 'not-held', { card }) : undefined;
    return heldCount(table, table.choice.target) > 0 ? undefined : refuse('DNE-TRD.2', 'nothing-for-nothing');
  },
  perform(turn, { seat, card }, { target }) {
    const secret = inHandNamed(turn, seat, card) !== NONE;
    turn.queue({ kind: 'trade-ask', seat, target, give: heldNamed(turn, seat, card), secret });
  },
});

/** DNE-TRD.2, DNE-TRD.3: what the Host asks for. */
export const ask = action('ask', {
  during: ['trade-ask'],
  fields: { card: cardName },
  candidates(table, seat, offer) {
    eachName(table, player(table, table.choice.target).inventory, (card) => offer({ type: 'ask', seat, card }));
    offer({ type: 'ask', seat, card: FROM_HAND });
    offer({ type: 'ask', seat, card: NOTHING });
  },
  check(table, { card }) {
    const { target, give: given } = table.choice;
    const { hand, inventory } = player(table, target);
    if (card === NOTHING) return given === NONE ? refuse('DNE-TRD.2', 'nothing-for-nothing') : undefined;
    if (card === FROM_HAND) return hand.length > 0 ? undefined : refuse('DNE-TRD.3', 'empty-hand', { target });
    return inventory.includes(soundNamed(table, card))
      ? undefined
      : refuse('DNE-TRD.2', 'not-in-the-inventory', { card });
  },
  perform(turn, { seat, card }, { target, give: given, secret }) {
    const asked = card === NOTHING ? NONE : card === FROM_HAND ? UNKNOWN : soundNamed(turn, card);
    propose(turn, { host: seat, seat: target, give: given, secret, ask: asked });
  },
});

/** DNE-TRD.2: the proposal comes to nothing, and is used up. */
export const tradeCancel = action('trade-cancel', {
  during: ['trade-give', 'trade-ask'],
  fields: {},
  candidates: (_, seat, offer) => offer({ type: 'trade-cancel', seat }),
  check: () => undefined,
  perform({ emit }, { seat }, { target }) {
    emit?.({ type: 'trade-cancelled', seat, target });
  },
});
