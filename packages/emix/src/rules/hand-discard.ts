import { at, type Seat } from '@rulewright/core';
import { nameOf } from '../cards.js';
import { goesWhole } from '../one-answer.js';
import { discardFaceDown } from '../piles.js';
import type { Card, EmixTurn } from '../state.js';

/**
 * Discards cards of the player's choice; false when the player must be asked. Discards the whole hand without asking
 * (EMX-VOC.18).
 */
export function discardCards(turn: EmixTurn, seat: Seat, count: number): boolean {
  const isWhole = goesWhole(turn, seat, count);
  if (isWhole) for (const card of [...at(turn.state.hands, seat)]) discardClosed(turn, seat, card);
  else turn.queue({ kind: 'hand-discard', seat, more: count });
  return isWhole;
}

/** EMX-VOC.18, EMX-R36: a card goes face down. */
export function discardClosed(turn: EmixTurn, seat: Seat, card: Card): void {
  turn.emit?.({ type: 'card-discarded', rule: 'EMX-VOC.18', seat, card: nameOf(turn, card) }, { card: [seat] });
  discardFaceDown(turn, seat, card);
}
