import { at, type Seat } from '@rulewright/core';
import type { EuphoriaContext } from './state.js';

// Recruits of players by faction, and the ones that already work.

/** True when the player has an active recruit of the faction, however new (EUP-TUN.8, EUP-R39). */
export function hasActive({ state, content }: EuphoriaContext, seat: Seat, faction: number): boolean {
  for (const recruit of at(state.activeRecruits, seat)) if (content.recruits[recruit]?.faction === faction) return true;
  return false;
}

/** True when a recruit works: one revealed in this turn works from the next turn on (EUP-REC.8, EUP-R22). */
export const isUsable = ({ state }: EuphoriaContext, recruit: number): boolean =>
  state.options.revealedRecruitsUsable === 'at-once' || !state.freshRecruits.includes(recruit);

/** True when the player has a usable active recruit of the faction (EUP-ALL.2). */
export function hasUsable(context: EuphoriaContext, seat: Seat, faction: number): boolean {
  for (const recruit of at(context.state.activeRecruits, seat))
    if (context.content.recruits[recruit]?.faction === faction && isUsable(context, recruit)) return true;
  return false;
}
