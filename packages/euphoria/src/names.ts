import { SITES } from './content/board.js';
import { TERRITORY } from './rules/markets.js';
import { PRICES } from './rules/retrieving.js';
import type { EuphoriaContext } from './state.js';

/** All names in actions for recruits, tiles, places of stars and payments of retrievals. */
export function names({ content }: EuphoriaContext) {
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
