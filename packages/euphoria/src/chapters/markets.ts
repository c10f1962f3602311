import { at, type Seat } from '@rulewright/core';
import { factionOfSite, spaceAt } from '../content/board.js';
import { hasFreeStarSpace } from '../stars.js';
import type { EuphoriaTable } from '../state.js';

// EUP-MKT, EUP-ART: visits to markets, and where their star may go.

/** EUP-MKT.3, EUP-ART.6: whether the star of the placement that goes on may go on its territory. */
export const mayStarTerritory = (table: EuphoriaTable): boolean =>
  hasFreeStarSpace(table, spaceAt(table.state.placement.space).faction);

/** EUP-ART.4: whether it may go on the tile of a site: built, of that territory, without an own star. */
export function mayStarTile({ state }: EuphoriaTable, seat: Seat, site: number): boolean {
  const isBuilt = at(state.builtTiles, site).length > 0;
  const isThere = factionOfSite(site) === spaceAt(state.placement.space).faction;
  return isBuilt && isThere && state.tileStars[site * state.options.players + seat] === 0;
}
