import { at, type Seat } from '@rulewright/core';
import { NOTHING } from './content/board.js';
import type { EuphoriaContext } from './state.js';

// The places of stars, and the room left for them.

/** EUP-SET.2: as many star spaces are open on a territory as there are players; that many of them are free. */
export function freeStarSpaces({ state }: EuphoriaContext, territory: number): number {
  const { players } = state.options;
  let free = players;
  for (let seat = 0; seat < players; seat++) free -= at(state.territoryStars, territory * players + seat);
  return free;
}
/** True when the territory of a space has a free star space; the tank lies in none (EUP-TNK.6). */
export const hasFreeStarSpace = (context: EuphoriaContext, territory: number): boolean =>
  territory !== NOTHING && freeStarSpaces(context, territory) > 0;

/** The number of a player's stars on tiles, and of territories with at least one (EUP-STR.1). */
export function starCounts(
  { state }: EuphoriaContext,
  seat: Seat,
): { readonly tiles: number; readonly territories: number } {
  const { players } = state.options;
  const count = (list: readonly number[]) =>
    list.filter((stars, place) => place % players === seat && stars > 0).length;
  return { tiles: count(state.tileStars), territories: count(state.territoryStars) };
}
