import { at, type Seat } from '@rulewright/core';
import type { EuphoriaTable } from './state.js';

// Where stars lie, and where there is room for one.

/** EUP-SET.1: of every player. */
export const STARS = 10;

/** EUP-SET.2: as many star spaces are open on a territory as there are players. */
export function hasFreeStarSpace({ state }: EuphoriaTable, territory: number): boolean {
  const { players } = state.options;
  let stars = 0;
  for (let seat = 0; seat < players; seat++) stars += at(state.territoryStars, territory * players + seat);
  return stars < players;
}

/** EUP-STR.1: how many stars of a player lie on tiles, and on how many territories there is at least one. */
export function starCounts(
  { state }: EuphoriaTable,
  seat: Seat,
): { readonly tiles: number; readonly territories: number } {
  const { players } = state.options;
  const count = (list: readonly number[]) =>
    list.filter((stars, place) => place % players === seat && stars > 0).length;
  return { tiles: count(state.tileStars), territories: count(state.territoryStars) };
}
