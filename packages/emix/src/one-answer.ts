import { at, type Seat } from '@rulewright/core';
import type { Property } from './content/effects.js';
import type { EmixTable } from './state.js';

// Whether everybody sees that a question about a hand is left with one answer. Where nobody else can tell, the seat is
// asked, even if it has one answer.

/** While somebody is asked. */
type Asking = EmixTable & { readonly choice: { readonly seat: Seat } };

const sizeOf = ({ state, choice }: Asking): number => at(state.hands, choice.seat).length;
const isTaken = ({ state }: EmixTable): boolean => state.options.oneAnswer === 'taken';

/** EMX-INF.1: what can be done without cards, everybody sees. */
export const hasNoHand = (table: Asking): boolean => isTaken(table) || sizeOf(table) === 0;

/** EMX-VOC.18, EMX-VOC.21: of one card at most, everybody sees which it has to be. */
export const hasOneCard = (table: Asking): boolean => isTaken(table) || sizeOf(table) <= 1;

/** EMX-CHG.6: at whom a property can be aimed, unless it goes by the powers of the hand. */
export const isSeenAim = (table: EmixTable, { ops }: Property): boolean =>
  isTaken(table) || !ops.some(({ op }) => op === 'activate');
