import { at, type Seat } from '@rulewright/core';
import type { EuphoriaTable } from './state.js';

// Recruits of players by faction, and the ones that already work.

/** True when the player has an active recruit of the faction, however new (EUP-TUN.8, EUP-R39). */
export function hasActive({ state, content }: EuphoriaTable, seat: Seat, faction: number): boolean {
  for (const recruit of at(state.activeRecruits, seat)) if (content.recruits[recruit]?.faction === faction) return true;
  return false;
}

/** True when a recruit works: one revealed in this turn works from the next turn on (EUP-REC.8, EUP-R22). */
export const isUsable = ({ state }: EuphoriaTable, recruit: number): boolean =>
  state.options.revealedRecruitsUsable === 'at-once' || !state.freshRecruits.includes(recruit);

/** True when the player has a usable active recruit of the faction (EUP-ALL.2). */
export function hasUsable(table: EuphoriaTable, seat: Seat, faction: number): boolean {
  for (const recruit of at(table.state.activeRecruits, seat))
    if (table.content.recruits[recruit]?.faction === faction && isUsable(table, recruit)) return true;
  return false;
}
