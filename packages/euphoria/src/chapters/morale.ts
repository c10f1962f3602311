import { at, type Seat } from '@rulewright/core';
import type { EuphoriaTable, EuphoriaTurn } from '../state.js';

// EUP-MOR: the hand limit.

/** EUP-MOR.1 */
export const isOverLimit = ({ state }: EuphoriaTable, seat: Seat): boolean =>
  at(state.hands, seat).length > at(state.morale, seat);

/** EUP-MOR.2: a hand that is too large now is cut down next, before what is queued after this call. */
export function limitHand(turn: EuphoriaTurn, seat: Seat): void {
  if (isOverLimit(turn, seat)) turn.queue({ kind: 'hand-limit', seat });
}

/** EUP-MOR.2, EUP-MOR.3: asks for one card after the other until the hand fits. */
export function handLimit(turn: EuphoriaTurn, { seat }: { readonly seat: Seat }): void {
  if (isOverLimit(turn, seat)) turn.queue({ kind: 'hand-discard', seat }, { kind: 'hand-limit', seat });
}
