import { market, resolve, star } from '@rulewright/euphoria/positions';
import type { EuState } from './positions.js';

// Positions shortly before the end of a game.

/** Tiles that forbid nothing which the tests of the end need. */
const MARKETS = [
  ['euphorian-a', 'spa-of-fleeting-pleasure'],
  ['euphorian-b', 'courthouse-of-hasty-judgment'],
  ['subterran-a', 'laboratory-of-selective-genetics'],
  ['subterran-b', 'cafeteria-of-nameless-meat'],
  ['wastelander-b', 'registry-of-personal-secrets'],
] as const;
const TERRITORIES = ['euphorian', 'subterran', 'wastelander', 'icarite'] as const;

/** Where the stars of a player lie: on the first tiles, on each territory, on their own dilemma. */
export interface Stars {
  readonly tiles?: number;
  readonly territories?: readonly number[];
  readonly isJoined?: boolean;
}
const NINE: Stars = { tiles: 5, territories: [1, 1, 1, 1] };

/** All markets but the one of `wastelander-a` are built, and each of these seats has placed nine stars or as it says. */
export function stars(state: EuState, bySeat: Readonly<Record<number, Stars>>): void {
  const seats = Object.entries(bySeat).map(([seat, laid]) => [Number(seat), laid] as const);
  for (const [i, [site, tile]] of MARKETS.entries())
    market(state, site, tile, ...seats.flatMap(([seat, { tiles = 0 }]) => (i < tiles ? [seat] : [])));
  for (const [seat, { territories = [], isJoined = false }] of seats) {
    for (const [i, count] of territories.entries())
      if (count > 0) star(state, seat, TERRITORIES[i] ?? 'icarite', count);
    if (isJoined) resolve(state, seat, 'join');
  }
}

export const nineStars = (state: EuState, ...seats: number[]): void =>
  stars(state, Object.fromEntries(seats.map((seat) => [seat, NINE])));
