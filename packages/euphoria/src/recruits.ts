import { at, type Seat } from '@rulewright/core';
import type { EuphoriaTable } from './state.js';

// Who has recruits of a faction, and which of them count yet.

/** Whether the player has an active recruit of the faction, however new (EUP-TUN.8, EUP-R39). */
export function hasActive({ state, content }: EuphoriaTable, seat: Seat, faction: number): boolean {
  for (const recruit of at(state.activeRecruits, seat)) if (content.recruits[recruit]?.faction === faction) return true;
  return false;
}

/** EUP-REC.8, EUP-R22: what a recruit revealed in this turn can do counts from the next turn on. */
export const isUsable = ({ state }: EuphoriaTable, recruit: number): boolean =>
  state.options.revealedRecruitsUsable === 'at-once' || !state.freshRecruits.includes(recruit);

/** Whether the player has a usable active recruit of the faction (EUP-ALL.2). */
export function hasUsable(table: EuphoriaTable, seat: Seat, faction: number): boolean {
  for (const recruit of at(table.state.activeRecruits, seat))
    if (table.content.recruits[recruit]?.faction === faction && isUsable(table, recruit)) return true;
  return false;
}
