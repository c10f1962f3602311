// The field of 19 hexes as sets of bits: hex 0 is the lowest bit, in canonical order.

/** A set of hexes. */
export type Hexes = number;

export const HEX_COUNT = 19;
export const NOWHERE = -1;

const COORDINATES = rows();

/** By hex: the hexes beside it. */
export const NEIGHBOURS: readonly Hexes[] = COORDINATES.map(([q, r]) =>
  setOf(COORDINATES.map(([p, s]) => isBeside(p - q, s - r))),
);
/** The hexes with fewer than six neighbours. */
export const EDGE: Hexes = setOf(NEIGHBOURS.map((near) => sizeOf(near) < 6));

/** Rows from the top, each from the left, in axial coordinates. */
function rows(): (readonly [q: number, r: number])[] {
  const places: (readonly [number, number])[] = [];
  for (let r = -2; r <= 2; r++) for (let q = -2; q <= 2; q++) if (Math.abs(q + r) <= 2) places.push([q, r]);
  return places;
}

/** True for the six steps to a neighbour. */
function isBeside(q: number, r: number): boolean {
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) === 1;
}

/** The hexes for which the list says true. */
export function setOf(isIn: readonly boolean[]): Hexes {
  return isIn.reduce((set, each, hex) => (each ? set | (1 << hex) : set), 0);
}

/** The number of bits. */
export function sizeOf(set: Hexes): number {
  const pairs = set - ((set >> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >> 2) & 0x33333333);
  return Math.imul((fours + (fours >> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The first hex of a set that has one. */
export const firstOf = (set: Hexes): number => 31 - Math.clz32(set & -set);

/** The hex at a place of the set, counted from 0. */
export function hexAt(set: Hexes, place: number): number {
  let rest = set;
  for (let left = place; left > 0; left--) rest &= rest - 1;
  return firstOf(rest);
}
