import { at, type Seat } from '@rulewright/core';
import { changed } from '@rulewright/core/author';
import { ARTIFACTS } from './content/words.js';
import type { Loss } from './goods.js';
import type { EuphoriaTurn } from './state.js';

// Artifact cards: a card is the number of its kind, and cards of one kind are interchangeable (EUP-ENG.2).

/** The number of cards of a kind among these. */
export function countKind(cards: readonly number[], kind: number): number {
  let count = 0;
  for (let i = 0; i < cards.length; i++) if (cards[i] === kind) count++;
  return count;
}

/** EUP-PLC.13: a card of this kind goes from the hand, not from before place `from` of it, to the discard pile. */
export function discardKind(
  turn: EuphoriaTurn,
  seat: Seat,
  kind: number,
  { why, from = 0 }: { readonly why: Loss; readonly from?: number },
): void {
  const { state, cards, emit } = turn;
  const hand = at(state.hands, seat);
  cards.move(kind, ['hands.*', seat], ['artifactDiscard'], { from: hand.indexOf(kind, from) });
  emit?.({
    type: 'artifact-discarded',
    ...why,
    seat,
    artifact: at(ARTIFACTS, kind),
    hand: changed(hand.length, -1),
  });
}
