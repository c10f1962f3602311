import { at, type Seat } from '@rulewright/core';
import type { EmixContext } from './state.js';

// Questions about a hand that are skipped because everybody sees their only answer. If others cannot tell, the seat is
// asked.

/** The table while somebody is asked. */
type Asking = EmixContext & { readonly choice: { readonly seat: Seat } };

const sizeOf = ({ state, choice }: Asking): number => at(state.hands, choice.seat).length;
/** True in games of rulesVersion 1: the engine takes the only answer that a hand leaves. */
export const isTaken = ({ state }: EmixContext): boolean => state.options.oneAnswer === 'taken';

/** True when the hand is publicly empty: everybody sees what remains possible (EMX-INF.1). */
export const hasNoHand = (table: Asking): boolean => isTaken(table) || sizeOf(table) === 0;

/** True when at most one card is left, so everybody sees which it must be (EMX-VOC.18, EMX-VOC.21). */
export const hasOneCard = (table: Asking): boolean => isTaken(table) || sizeOf(table) <= 1;

/** True when a discard takes the whole hand, so there is nothing to choose (EMX-VOC.18). */
export const goesWhole = (context: EmixContext, seat: Seat, cards: number): boolean => {
  const { length } = at(context.state.hands, seat);
  return !isTaken(context) && length > 1 && length <= cards;
};
