import type { Seat } from '@rulewright/core';
import { effectSteps } from './content/effect-steps.js';
import type { Effect } from './content/effects.js';
import { cardsIn } from './piles.js';
import { heldCount, player } from './players.js';
import { optionsAt } from './rules/failure.js';
import type { DneAt, DneContext } from './state.js';

// DNE-GNL.14: public knowledge that a question about hidden cards has one answer left. Otherwise the seat is asked, even
// with one answer.

/** A position in which a seat is asked. */
type Asking = DneContext & { readonly choice: { readonly seat: Seat } };

/** True if at most one card is there, which everybody can count. */
const among =
  <T extends DneContext>(count: (table: T) => number) =>
  (table: T): boolean =>
    table.state.options.oneAnswer === 'taken' || count(table) <= 1;

export const amongHand = among((table: Asking) => player(table, table.choice.seat).hand.length);
export const amongHeld = among((table: Asking) => heldCount(table, table.choice.seat));
export const amongDrawn = among(({ choice }: DneAt<'draft-drop'>) => choice.drawn);
export const amongPayment = (context: DneAt<'pay-invite'>): boolean =>
  context.choice.extra ? amongHand(context) : amongHeld(context);

/** DNE-FAI.6, DNE-FAI.8, DNE-FAI.10: an inventory lies open. */
const amongDiscards = among(
  (context: DneAt<'failure-discard'>) => cardsIn(context, context.choice.seat, context.choice.from).length,
);
export const isSeenDiscard = (context: DneAt<'failure-discard'>): boolean =>
  context.choice.from === 'inventory' || amongDiscards(context);

/** DNE-FAI.14, DNE-FAI.16, DNE-FAI.17: an inventory lies open, and a hand that was shown is known; one that the taker alone sees is not. */
const amongSeen = among((context: DneAt<'failure-take'>) => player(context, context.choice.victim).hand.length);
export const isSeenTaking = (context: DneAt<'failure-take'>): boolean =>
  context.choice.pick !== 'seen' || amongSeen(context);

/** DNE-FAI.22: true if open cards alone show which effects can be carried out, without the worth of hand cards. */
export function areSeenOptions(context: DneAt<'failure-choose'>): boolean {
  const { state, choice } = context;
  return state.options.oneAnswer === 'taken' || !optionsAt(context, choice.path).some(weighsHand);
}

const weighsHand = (effect: Effect): boolean => {
  switch (effect.op) {
    case 'discardSet':
      return true;
    case 'discardMinBonus':
      return effect.from !== 'inventory';
    case 'seq':
    case 'ifEmpty':
    case 'ifClass':
      return effectSteps(effect).some(weighsHand);
    default:
      return false;
  }
};
