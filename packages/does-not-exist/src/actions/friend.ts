import { at } from '@rulewright/core';
import { callable, canHelp, eachSplit, findSaviour, isBetter, isPossible } from '../chapters/friend.js';
import { goOn, mayCall } from '../chapters/rave.js';
import { leads } from '../scoring.js';
import { action, NONE, refuse } from '../state.js';
import { count, picker, seatNumber } from './fields.js';

/** DNE-FRD.1 to DNE-FRD.3: asks an opponent for help and promises cards of the monster. */
export const call = action('call', {
  during: ['rave'],
  fields: { target: seatNumber, share: count, picker },
  candidates(table, seat, offer) {
    const { state } = table;
    if (seat !== state.turn.host || !mayCall(table, seat)) return;
    for (let target = 0; target < state.players.length; target++)
      if (callable(table, seat, target))
        eachSplit(table, (share, picker) => offer({ type: 'call', seat, target, share, picker }));
  },
  check(table, { seat, target, share, picker }) {
    const { rave, options, turn } = table.state;
    if (!options.calls.enabled) return refuse('DNE-FRD.10', 'switched-off');
    if (seat !== turn.host) return refuse('DNE-RIV.4', 'not-the-host');
    if (rave.saviour !== NONE) return refuse('DNE-FRD.1', 'has-a-saviour');
    if (rave.copied.includes(seat)) return refuse('DNE-CLS.10', 'has-copied');
    if (!canHelp(table, seat, target)) return refuse('DNE-FRD.2', 'cannot-be-called', { target });
    if (!callable(table, seat, target)) return refuse('DNE-FRD.2', 'called-too-often', { target });
    if (!isPossible(table, { share, picker })) return refuse('DNE-FRD.3', 'no-such-split', { share, picker });
    return options.callWhenLeading || !leads(table, seat) ? undefined : refuse('DNE-FRD.1', 'leading');
  },
  perform(turn, { seat, target, share, picker }) {
    const { state, emit, queue } = turn;
    state.rave.calls[target] = at(state.rave.calls, target) + 1;
    emit?.({ type: 'friend-called', seat, target, share, picker });
    queue({ kind: 'call-answer', seat: target, share, picker });
    goOn(turn, seat);
  },
});

/** DNE-FRD.4: asks for a better split, once a call. */
export const counter = action('counter', {
  during: ['call-answer'],
  fields: { share: count, picker },
  candidates(table, seat, offer) {
    if (!table.state.options.calls.counter) return;
    eachSplit(table, (share, picker) => offer({ type: 'counter', seat, share, picker }));
  },
  check(table, split) {
    const { share, picker } = split;
    if (!table.state.options.calls.counter) return refuse('DNE-FRD.4', 'switched-off');
    if (!isPossible(table, split)) return refuse('DNE-FRD.3', 'no-such-split', { share, picker });
    return isBetter(split, table.choice) ? undefined : refuse('DNE-FRD.4', 'not-better', { share, picker });
  },
  perform({ state, emit, queue }, { seat, share, picker }) {
    emit?.({ type: 'call-countered', seat, share, picker });
    queue({ kind: 'counter-answer', seat: state.turn.host, target: seat, share, picker });
  },
});

/** DNE-FRD.5: the called player has to add a card now. */
export const takeCounter = action('take-counter', {
  during: ['counter-answer'],
  fields: {},
  candidates: (_, seat, offer) => offer({ type: 'take-counter', seat }),
  check: () => undefined,
  perform(turn, _, { target, share, picker }) {
    findSaviour(turn, target, { share, picker }, false);
    turn.queue({ kind: 'saviour-card', seat: target });
  },
});

/** DNE-FRD.5: the call is over. */
export const refuseCounter = action('refuse-counter', {
  during: ['counter-answer'],
  fields: {},
  candidates: (_, seat, offer) => offer({ type: 'refuse-counter', seat }),
  check: () => undefined,
  perform({ emit }, { seat }, { target }) {
    emit?.({ type: 'counter-refused', seat, target });
  },
});
