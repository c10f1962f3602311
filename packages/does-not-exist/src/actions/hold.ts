import { nextSeat } from '@rulewright/core';
import { mustAdd } from '../chapters/rave.js';
import { layHeld } from '../lineups.js';
import { eachName, inHandNamed, nextActive, player } from '../players.js';
import { action, NONE, refuse } from '../state.js';
import { cardName } from './fields.js';

/** DNE-RAV.2, DNE-RAV.3, DNE-GTL.2: lets priority pass on. A forced Saviour may have to add a card first (DNE-CLS.13). */
export const hold = action('hold', {
  during: ['gentle-lay', 'rave'],
  fields: {},
  candidates: (_, seat, offer) => offer({ type: 'hold', seat }),
  check: (table, { seat }) => (mustAdd(table, seat) ? refuse('DNE-CLS.13', 'must-add-a-card') : undefined),
  perform({ state, emit, queue }, { seat }, choice) {
    state.rave.holds++;
    emit?.({ type: 'held', seat });
    if (choice.kind === 'rave') queue({ kind: 'priority', seat: nextActive(state, seat) });
    else queue({ kind: 'gentle-priority', seat: nextSeat(seat, state.options.players) });
  },
});

/** DNE-GTL.2: lays a hand card into a personal line-up. */
export const lay = action('lay', {
  during: ['gentle-lay'],
  fields: { card: cardName },
  candidates(table, seat, offer) {
    eachName(table, player(table, seat).hand, (card) => offer({ type: 'lay', seat, card }));
  },
  check: (table, { seat, card }) =>
    inHandNamed(table, seat, card) === NONE ? refuse('DNE-GTL.2', 'not-in-hand', { card }) : undefined,
  perform(turn, { seat, card }) {
    layHeld(turn, seat, seat, inHandNamed(turn, seat, card));
    turn.state.rave.holds = 0;
    turn.queue({ kind: 'gentle-priority', seat });
  },
});
