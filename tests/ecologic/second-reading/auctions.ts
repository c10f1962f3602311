import { type Hexes, NOWHERE, sizeOf } from './board.js';
import type { EventCard, Material } from './material.js';
import * as moves from './moves.js';
import { NOBODY, type Position } from './position.js';

// What can be auctioned, at which price, and what can be placed from a hand.

/** The kinds of items, and the series of auctions. */
export const SPECIAL = 0;
export const PLANT = 1;
export const INITIATIVE = 2;
/** By the number sold before. */
const SPECIAL_PRICES = [12, 15, 20];

/** The cards and the event of the round, on which prices depend. */
export interface Market {
  readonly material: Material;
  readonly event: EventCard;
}

/** The specials nobody has bought, as bits. */
export function unsold({ specialOwner }: Position): number {
  let specials = 0;
  for (let special = 0; special < specialOwner.length; special++)
    if (specialOwner[special] === NOBODY) specials |= 1 << special;
  return specials;
}

/** The price at which an auction opens. */
export function price(position: Position, { material, event }: Market, series: number, item: number): number {
  const printed =
    series === SPECIAL
      ? (SPECIAL_PRICES[3 - sizeOf(unsold(position))] as number)
      : series === PLANT
        ? 1 + moves.piecesOf(position, 0, item) + moves.piecesOf(position, 1, item)
        : (material.price[item] as number);
  return event.op === 'nominalDelta' && event.series === series ? Math.max(printed + event.n, event.least) : printed;
}

/** The items of a series that a seat has the money, and the pieces, to open an auction for, as bits; 1 for a card. */
export function opening(
  position: Position,
  market: Market,
  { series, seat, revealed }: { readonly series: number; readonly seat: number; readonly revealed: number },
): number {
  const { money, supply } = position;
  const coins = money[seat] as number;
  if (series === INITIATIVE) return coins >= price(position, market, series, revealed) ? 1 : 0;
  if (series === SPECIAL) return coins >= price(position, market, series, 0) ? unsold(position) : 0;
  let branches = 0;
  for (let branch = 0; branch < 2; branch++)
    if ((supply[2 * seat + branch] as number) > 0 && coins >= price(position, market, series, branch))
      branches |= 1 << branch;
  return branches;
}

/** Fills a list with what a seat can place from its hand: series, item and hexes, one after the other. */
export function offersOf(position: Position, seat: number, offers: number[]): readonly number[] {
  offers.length = 0;
  for (let branch = 0; branch < 2; branch++)
    if ((position.hand[2 * seat + branch] as number) > 0)
      offers.push(PLANT, branch, moves.forPiece(position, seat, branch));
  for (const card of position.initiatives[seat as 0 | 1]) offers.push(INITIATIVE, card, position.own[seat] as Hexes);
  for (let special = 0; special < 3; special++)
    if (position.specialOwner[special] === seat && position.specialHex[special] === NOWHERE)
      offers.push(SPECIAL, special, moves.forSpecial(position, seat));
  return offers;
}
