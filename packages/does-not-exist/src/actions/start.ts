import { at } from '@rulewright/core';
import { canTake, comeBack, mayHijack } from '../chapters/turn.js';
import { eliminate } from '../chapters/zeroing.js';
import { rollDie } from '../dice.js';
import { abilityOf, isOpponent } from '../players.js';
import { changeSouls } from '../souls.js';
import { action, refuse } from '../state.js';
import { seatNumber } from './fields.js';

/** DNE-ZER.5: pays a soul and goes on. */
export const returnToPlay = action('return', {
  during: ['zero-return'],
  fields: {},
  candidates: (_, seat, offer) => offer({ type: 'return', seat }),
  check: ({ state }, { seat }) =>
    at(state.players, seat).souls > 0 ? undefined : refuse('DNE-ZER.5', 'too-few-souls', { souls: 0 }),
  perform(turn, { seat }) {
    comeBack(turn, seat);
  },
});

/** DNE-ZER.5, DNE-ZER.7: gives the game up. */
export const surrender = action('surrender', {
  during: ['zero-return'],
  fields: {},
  candidates: (_, seat, offer) => offer({ type: 'surrender', seat }),
  check: () => undefined,
  perform(turn, { seat }) {
    eliminate(turn, seat);
  },
});

const FATAL = 1;

/** DNE-CLS.11: pays and rolls for the next turn of an opponent; failing costs the own turn. */
export const hijack = action('hijack', {
  during: ['turn-start'],
  fields: {},
  candidates: (_, seat, offer) => offer({ type: 'hijack', seat }),
  check: (table, { seat }) => (mayHijack(table, seat) ? undefined : refuse('DNE-CLS.11', 'not-your-class')),
  perform(turn, { seat }) {
    const { emit, queue } = turn;
    const ability = abilityOf(turn, seat, 'hijack');
    if (ability === undefined) return;
    changeSouls(turn, seat, -ability.souls, 'hijack');
    const face = rollDie(turn, seat, 'hijack', 20);
    if (face >= ability.min) {
      queue({ kind: 'hijack-target', seat }, { kind: 'draft' });
      return;
    }
    if (face === FATAL) changeSouls(turn, seat, -1, 'hijack');
    emit?.({ type: 'turn-forfeited', seat });
    queue({ kind: 'end-of-turn' });
  },
});

/** DNE-CLS.11: plays the own turn and no other. */
export const beginTurn = action('begin', {
  during: ['turn-start'],
  fields: {},
  candidates: (_, seat, offer) => offer({ type: 'begin', seat }),
  check: () => undefined,
  perform: ({ queue }) => queue({ kind: 'draft' }),
});

/** DNE-CLS.11: whose next turn is taken. */
export const choosePlayer = action('choose-player', {
  during: ['hijack-target'],
  fields: { target: seatNumber },
  candidates({ state }, seat, offer) {
    for (let target = 0; target < state.players.length; target++) offer({ type: 'choose-player', seat, target });
  },
  check(table, { seat, target }) {
    if (canTake(table, seat, target)) return undefined;
    const isTaken = isOpponent(table.state, seat, target);
    return refuse('DNE-CLS.11', isTaken ? 'taken-already' : 'no-such-player', { target });
  },
  perform({ state, emit }, { seat, target }) {
    at(state.players, target).takenBy = seat;
    emit?.({ type: 'turn-hijacked', seat, target });
  },
});
