import { at, type Seat } from '@rulewright/core';
import { ARTIFACTS, type Artifact } from './content/words.js';
import { type EuphoriaTable, type EuphoriaTurn, NONE } from './state.js';

// Hands of artifacts. Cards of one kind are interchangeable: actions name the kind.

/** The kind of an artifact card. */
export const kindOf = ({ content }: EuphoriaTable, card: number): number => at(content.artifactKind, card);
export const artifactName = (table: EuphoriaTable, card: number): Artifact => at(ARTIFACTS, kindOf(table, card));

/** How many cards of a kind these are. */
export function countKind({ content }: EuphoriaTable, cards: readonly number[], kind: number): number {
  let count = 0;
  for (const card of cards) if (content.artifactKind[card] === kind) count++;
  return count;
}

/** Takes a card of a kind out of a list; the list holds one. */
export function takeKind(table: EuphoriaTable, cards: number[], kind: number, from = 0): number {
  for (let i = from; i < cards.length; i++)
    if (kindOf(table, at(cards, i)) === kind) return cards.splice(i, 1)[0] ?? NONE;
  return NONE;
}

/** EUP-PLC.13: a card of this kind goes from the hand, not from before place `from` of it, to the discard pile. */
export function discardKind(turn: EuphoriaTurn, seat: Seat, kind: number, from = 0): void {
  const card = takeKind(turn, at(turn.state.hands, seat), kind, from);
  turn.state.artifactDiscard.push(card);
  turn.emit?.({ type: 'artifact-discarded', seat, artifact: at(ARTIFACTS, kind) });
}
