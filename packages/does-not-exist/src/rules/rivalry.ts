import { at, type Seat } from '@rulewright/core';
import type { ActionOf } from '@rulewright/core/author';
import { emptyLineup, hostTotal, layHeld } from '../lineups.js';
import { eachHeld, heldNamed, player } from '../players.js';
import { action, type DneContext, refuse } from '../state.js';
import { cardName, from, seatNumber } from './fields.js';
import { unlessHeld } from './held.js';
import { goOn, isKeptOut, isLineup, mayInvade, mayThrow, ownLineup, roleOf } from './roles.js';

// DNE-RIV, DNE-FIN.3 to DNE-FIN.7: invasions, and cards thrown into line-ups of others.

/** DNE-RIV.1, DNE-RIV.2, DNE-RIV.7: the first card of a rival line-up. */
export interface Invade extends ActionOf<typeof invade> {}
export const invade = action('invade', {
  rule: 'DNE-RIV.1',
  during: ['rave'],
  fields: { card: cardName, from },
  exact: true,
  candidates(context, seat, offer) {
    if (roleOf(context, seat) === 'bystander' && mayInvade(context, seat))
      eachHeld(context, seat, offer, (card, offerHeld) => offerHeld({ type: 'invade', seat, card }));
  },
  check(context, { seat, card, from }) {
    const { state } = context;
    if (roleOf(context, seat) !== 'bystander') return refuse('DNE-RIV.1', 'takes-part-already');
    if (state.rave.expelled.includes(seat)) return refuse('DNE-RIV.1', 'was-expelled');
    if (!mayInvade(context, seat)) {
      const isTired = state.options.invasionLimit !== 'none' && player(context, seat).invaded;
      const limit = state.options.maxInvaders ?? 0;
      return isTired
        ? refuse('DNE-RIV.7', 'invaded-in-this-round')
        : refuse('DNE-RIV.2', 'too-many-invaders', { limit });
    }
    return unlessHeld(context, { seat, card, from }, 'DNE-RIV.1');
  },
  perform(turn, { seat, card, from }) {
    const { state, emit } = turn;
    at(state.players, seat).invaded = true;
    const lineups = [...state.lineups, emptyLineup(seat)];
    emit?.({ type: 'invasion-declared', rule: 'DNE-RIV.1', seat, hostTotal: hostTotal(turn, lineups) });
    state.lineups = lineups;
    layHeld(turn, seat, { owner: seat, card: heldNamed(turn, seat, card) }, { rule: 'DNE-RIV.1', from });
    goOn(turn, seat);
  },
});

/** DNE-FIN.3, DNE-FIN.7, DNE-CLS.20: the refusal of throwing into this line-up; undefined if allowed. */
export function throwRefusal(context: DneContext, seat: Seat, lineup: Seat) {
  if (!isLineup(context, lineup)) return refuse('DNE-FIN.3', 'no-such-lineup', { lineup });
  if (lineup === ownLineup(context, seat)) return refuse('DNE-FIN.3', 'own-lineup', { lineup });
  if (!context.state.rave.final) return refuse('DNE-FIN.3', 'not-final');
  return keptOutRefusal(context, seat);
}

/** DNE-FAI.23, DNE-CLS.20: the refusal of adding to line-ups of others; undefined if allowed. */
export function keptOutRefusal(context: DneContext, seat: Seat) {
  if (!isKeptOut(context, seat)) return undefined;
  return context.state.rave.expelled.includes(seat)
    ? refuse('DNE-CLS.20', 'was-expelled')
    : refuse('DNE-FAI.23', 'help-banned');
}

/** DNE-FIN.3, DNE-FIN.4: with ten souls at stake, a held card into the line-up of somebody else. */
export interface Throw extends ActionOf<typeof throwCard> {}
export const throwCard = action('throw', {
  rule: 'DNE-FIN.3',
  during: ['rave'],
  fields: { card: cardName, lineup: seatNumber, from },
  exact: true,
  candidates(context, seat, offer) {
    if (!mayThrow(context, seat)) return;
    const own = ownLineup(context, seat);
    eachHeld(context, seat, offer, (card, offerHeld) => {
      for (const { owner } of context.state.lineups)
        if (owner !== own) offerHeld({ type: 'throw', seat, card, lineup: owner });
    });
  },
  check: (context, { seat, card, lineup, from }) =>
    throwRefusal(context, seat, lineup) ?? unlessHeld(context, { seat, card, from }, 'DNE-FIN.3'),
  perform(turn, { seat, card, lineup, from }) {
    layHeld(turn, seat, { owner: lineup, card: heldNamed(turn, seat, card) }, { rule: 'DNE-FIN.3', from });
    goOn(turn, seat);
  },
});
