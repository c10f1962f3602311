import { EDGE, firstOf, type Hexes, NEIGHBOURS, NOWHERE } from './board.js';
import { NO_CARD, type Position } from './position.js';

// What changes a position without a choice, and the hexes among which somebody chooses.

const occupied = ({ own }: Position): Hexes => (own[0] as Hexes) | (own[1] as Hexes);

/** The free hexes with the resource of a branch. */
export const freeFor = (position: Position, branch: number): Hexes =>
  (position.withResource[branch] as Hexes) & ~occupied(position);

/** The hexes beside the objects of a seat. */
export function besideOwn({ own }: Position, seat: number): Hexes {
  let beside = 0;
  for (let rest = own[seat] as Hexes; rest !== 0; rest &= rest - 1) beside |= NEIGHBOURS[firstOf(rest)] as Hexes;
  return beside;
}

/** The hexes where a seat may place a piece: beside its own, on its own, and as its first one on the edge. */
export function forPiece(position: Position, seat: number, branch: number): Hexes {
  const own = position.own[seat] as Hexes;
  const free = freeFor(position, branch);
  if (own === 0) return (free & EDGE) !== 0 ? free & EDGE : free;
  let hexes = free & besideOwn(position, seat);
  for (let rest = own & (position.withResource[branch] as Hexes); rest !== 0; rest &= rest - 1) {
    const hex = firstOf(rest);
    const isRoom = (position.level[hex] as number) < (position.capacity[hex] as number);
    if (position.branch[hex] === branch && isRoom) hexes |= 1 << hex;
  }
  return hexes;
}

/** The hexes where a seat may build a special. */
export function forSpecial(position: Position, seat: number): Hexes {
  let hexes = position.sites & besideOwn(position, seat);
  for (const hex of position.specialHex) if (hex !== NOWHERE) hexes &= ~(1 << hex);
  return hexes;
}

/** The objects of a seat that an initiative stands on. */
export function withInitiative({ own, initiative }: Position, seat: number): Hexes {
  let hexes = 0;
  for (let rest = own[seat] as Hexes; rest !== 0; rest &= rest - 1)
    if (initiative[firstOf(rest)] !== NO_CARD) hexes |= rest & -rest;
  return hexes;
}

/** The objects of a seat at its highest level: the dirtiest too. */
export function highest({ own, level }: Position, seat: number): Hexes {
  let best = 0;
  let hexes = 0;
  for (let rest = own[seat] as Hexes; rest !== 0; rest &= rest - 1) {
    const here = level[firstOf(rest)] as number;
    if (here > best) [best, hexes] = [here, 0];
    if (here === best) hexes |= rest & -rest;
  }
  return hexes;
}

/** The pieces of a branch on the field, of one seat. */
export function piecesOf({ own, branch, level }: Position, seat: number, of: number): number {
  let pieces = 0;
  for (let rest = own[seat] as Hexes; rest !== 0; rest &= rest - 1) {
    const hex = firstOf(rest);
    if (branch[hex] === of) pieces += level[hex] as number;
  }
  return pieces;
}

/** Adds to a list of numbers. */
export function add(list: Int16Array, place: number, change: number): void {
  list[place] = (list[place] as number) + change;
}

/** A piece goes from the hand to a hex; whoever settles there takes its bio-capacity. */
export function place(position: Position, seat: number, branch: number, hex: number): void {
  add(position.hand, 2 * seat + branch, -1);
  const isSettling = position.level[hex] === 0;
  position.level[hex] = (position.level[hex] as number) + 1;
  position.branch[hex] = branch;
  if (!isSettling) return;
  position.own[seat] = (position.own[seat] as Hexes) | (1 << hex);
  if (((position.bioTaken >> hex) & 1) === 1) return;
  position.bioTaken |= 1 << hex;
  changeFund(position, seat, position.bio[hex] as number);
}

/** A fund rises as far as the eco supply goes; below 0 it holds no points. */
export function changeFund(position: Position, seat: number, change: number): void {
  const before = position.fund[seat] as number;
  const held = Math.max(before, 0);
  const needed = Math.max(before + change, 0) - held;
  const after = needed > position.ecoSupply ? held + position.ecoSupply : before + change;
  position.fund[seat] = after;
  position.ecoSupply -= Math.max(after, 0) - held;
}

/** Coins from the bank, as far as it goes. */
export function takeCoins(position: Position, seat: number, wanted: number): void {
  const given = Math.min(wanted, position.bank);
  position.bank -= given;
  add(position.money, seat, given);
}

export function payBank(position: Position, seat: number, amount: number): void {
  add(position.money, seat, -amount);
  position.bank += amount;
}

export function handOver({ money }: Position, from: number, to: number, amount: number): void {
  add(money, from, -amount);
  add(money, to, amount);
}

/** The initiative of a hex, if there is one, goes to the discards. */
export function discardFrom({ initiative, discard }: Position, hex: number): void {
  const card = initiative[hex] as number;
  if (card !== NO_CARD) discard.push(card);
  initiative[hex] = NO_CARD;
}

/** Takes pieces off a hex, down to a level; at 0 the object is gone. */
export function lower(position: Position, seat: number, hex: number, to: number): void {
  const pieces = position.level[hex] as number;
  add(position.supply, 2 * seat + (position.branch[hex] as number), pieces - to);
  position.level[hex] = to;
  if (to > 0) return;
  discardFrom(position, hex);
  position.own[seat] = (position.own[seat] as Hexes) & ~(1 << hex);
}
