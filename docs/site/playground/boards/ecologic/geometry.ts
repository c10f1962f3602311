// Where things stand in the drawing of EcoLogic, in units of its SVG. The engine says which hexes there are.

/** From the middle of a hex to its corners. */
export const SIZE = 50;
/** The drawn hex is a little smaller, so that borders do not touch. */
const DRAWN = 47;
const HALF = (DRAWN * Math.sqrt(3)) / 2;
/** Around the field. */
const MARGIN = 6;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The middle of a hex by its axial coordinates: corners point up, rows are shifted by half a hex. */
export const middleOf = ({ q, r }: { readonly q: number; readonly r: number }): Point => ({
  x: SIZE * Math.sqrt(3) * (q + r / 2),
  y: SIZE * 1.5 * r,
});

/** The box around hexes with these middles, as an SVG wants it. */
export function viewBoxOf(middles: readonly Point[]): string {
  const xs = middles.map(({ x }) => x);
  const ys = middles.map(({ y }) => y);
  const [left, top] = [Math.min(...xs) - HALF - MARGIN, Math.min(...ys) - SIZE - MARGIN];
  const [right, bottom] = [Math.max(...xs) + HALF + MARGIN, Math.max(...ys) + SIZE + MARGIN];
  return [left, top, right - left, bottom - top].map((n) => n.toFixed(1)).join(' ');
}

const points = (...list: readonly (readonly [number, number])[]): string =>
  list.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');

/** The border of a hex, and its right half: a hex with two resources is of two colours. */
export const HEX = points(
  [0, -DRAWN],
  [HALF, -DRAWN / 2],
  [HALF, DRAWN / 2],
  [0, DRAWN],
  [-HALF, DRAWN / 2],
  [-HALF, -DRAWN / 2],
);
export const RIGHT_HALF = points([0, -DRAWN], [HALF, -DRAWN / 2], [HALF, DRAWN / 2], [0, DRAWN]);

/** Rows of a hex, from its middle. */
export const ROWS = { name: -28, ground: -10, standing: 11, owner: 31 } as const;
/** Beside each other in a row, around its middle. */
export const STEP = { resource: 20, piece: 18 } as const;
export const BIO = { x: 20, y: ROWS.ground } as const;

/** The shapes of resources and of the pieces that go with them: a drop and a crystal, in a box from −9 to 9. */
export const BRANCH_SHAPES = {
  oil: 'M0 -9.5C4 -4 8 -1 8 3a8 7.5 0 0 1 -16 0C-8 -1 -4 -4 0 -9.5z',
  mineral: 'M-5 -8h10l4 6L0 9.5 -9 -2z',
} as const;
/** A leaf, for eco points. */
export const LEAF = 'M-7 5C-8 -4 -1 -8 8 -7C8 2 3 8 -4 6L-7 9z';
/** A star, for special sites. */
export const STAR = 'M0 -11 3 -3.5 11 -3.5 4.6 1.4 7 9.5 0 4.8 -7 9.5 -4.6 1.4 -11 -3.5 -3 -3.5z';
