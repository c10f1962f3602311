import { SITES } from './content/board.js';
import { TERRITORY } from './rules/markets.js';
import { PRICES } from './rules/retrieving.js';
import type { EuphoriaTable } from './state.js';

/** What actions call recruits, tiles, where a star goes, and what a retrieval is paid with. */
export function names({ content }: EuphoriaTable) {
  const recruits = content.recruits.map(({ id }) => id);
  return {
    recruit: recruits,
    active: recruits,
    hidden: recruits,
    tile: content.tiles.map(({ id }) => id),
    on: [TERRITORY, ...SITES],
    price: [...PRICES, ...recruits],
  };
}
