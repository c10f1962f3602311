import { at, type Seat } from '@rulewright/core';
import type { EmixTable } from './state.js';

// Whether everybody sees that a question about a hand is left with one answer. Where nobody else can tell, the seat is
// asked, even if it has one answer.

/** While somebody is asked. */
type Asking = EmixTable & { readonly choice: { readonly seat: Seat } };

const sizeOf = ({ state, choice }: Asking): number => at(state.hands, choice.seat).length;
/** In older games the engine took the one answer that a hand left. */
export const isTaken = ({ state }: EmixTable): boolean => state.options.oneAnswer === 'taken';

/** EMX-INF.1: what can be done without cards, everybody sees. */
export const hasNoHand = (table: Asking): boolean => isTaken(table) || sizeOf(table) === 0;

/** EMX-VOC.18, EMX-VOC.21: of one card at most, everybody sees which it has to be. */
export const hasOneCard = (table: Asking): boolean => isTaken(table) || sizeOf(table) <= 1;

/** EMX-VOC.18: where as many cards have to go as a hand holds, everybody sees that all go. */
export const goesWhole = (table: EmixTable, seat: Seat, cards: number): boolean => {
  const { length } = at(table.state.hands, seat);
  return !isTaken(table) && length > 1 && length <= cards;
};
