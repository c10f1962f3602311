import { type ActionOf, askNext, NONE } from '@rulewright/core';
import { soundNamed } from '../names.js';
import { eachHeld, eachKind, heldNamed, inHandNamed, player } from '../players.js';
import { action, refuse } from '../state.js';
import { UNKNOWN } from '../words.js';
import { TAKING } from './failure-takes.js';
import { cardName } from './fields.js';
import { findSaviour, joinWith } from './friend.js';
import { NOTHING, swap } from './trade.js';

// What several choices are answered with.

/** DNE-FRD.4, DNE-TRD.3: agrees to a call with a held card, or to a trade with the hand card that was asked for. */
export interface Accept extends ActionOf<typeof accept> {}
export const accept = action('accept', {
  during: ['call-answer', 'trade-answer'],
  fields: { card: cardName },
  exact: true,
  candidates(table, seat, offer) {
    const { choice } = table;
    const say = (card: string) => offer({ type: 'accept', seat, card });
    if (choice.kind === 'call-answer') eachHeld(table, seat, say);
    else if (choice.ask === UNKNOWN) eachKind(table, player(table, seat).hand, say);
    else say(NOTHING);
  },
  check(table, { seat, card }) {
    const { choice } = table;
    if (choice.kind === 'call-answer')
      return heldNamed(table, seat, card) === NONE ? refuse('DNE-FRD.4', 'not-held', { card }) : undefined;
    if (choice.ask !== UNKNOWN) return card === NOTHING ? undefined : refuse('DNE-TRD.3', 'names-no-card', { card });
    if (card === NOTHING) return refuse('DNE-TRD.3', 'names-a-card');
    return inHandNamed(table, seat, card) === NONE ? refuse('DNE-TRD.3', 'not-in-hand', { card }) : undefined;
  },
  perform(turn, { seat, card }, choice) {
    if (choice.kind === 'call-answer') {
      findSaviour(turn, seat, choice, 'DNE-FRD.4');
      joinWith(turn, seat, heldNamed(turn, seat, card), 'DNE-FRD.4');
    } else swap(turn, choice, choice.ask === UNKNOWN ? soundNamed(turn, card) : choice.ask);
  },
});

/** DNE-FRD.4, DNE-TRD.3, DNE-SPC.13, DNE-FAI.17: does not. */
export interface Decline extends ActionOf<typeof decline> {}
export const decline = action('decline', {
  during: ['call-answer', 'trade-answer', 'raise-level', 'failure-take'],
  fields: {},
  check: ({ choice }) =>
    choice.kind === 'failure-take' && choice.pick !== 'shown' ? refuse(TAKING[choice.pick], 'must-take') : undefined,
  perform({ emit, queue }, { seat }, choice) {
    if (choice.kind === 'call-answer') emit?.({ type: 'call-declined', rule: 'DNE-FRD.4', seat });
    if (choice.kind === 'trade-answer')
      emit?.({ type: 'trade-declined', rule: 'DNE-TRD.3', seat, target: choice.host });
    if (choice.kind === 'raise-level') queue(askNext(choice));
  },
});
