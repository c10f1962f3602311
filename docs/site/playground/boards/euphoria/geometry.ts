import type { Good } from '@rulewright/euphoria';

// Coordinates and sizes of the drawing of Euphoria. Its panels are laid out by euphoria.css; dice, tracks and marks are
// drawn here, in CSS pixels.

/** A die, and under it whose it is. */
export const DIE = {
  size: 28,
  corner: 5,
  edge: 1,
  height: 41,
  pip: 2.6,
  mark: { x: 9, y: 30.5 },
} as const;

const [LOW, MID, HIGH] = [7.5, 14, 20.5];
interface Point {
  readonly x: number;
  readonly y: number;
}
const pips = (...list: readonly (readonly [number, number])[]): readonly Point[] => list.map(([x, y]) => ({ x, y }));

/** By face, from 1: where its pips are. A die in the supply has no face. */
const FACES: readonly (readonly Point[])[] = [
  pips(),
  pips([MID, MID]),
  pips([LOW, HIGH], [HIGH, LOW]),
  pips([LOW, HIGH], [MID, MID], [HIGH, LOW]),
  pips([LOW, LOW], [LOW, HIGH], [HIGH, LOW], [HIGH, HIGH]),
  pips([LOW, LOW], [LOW, HIGH], [HIGH, LOW], [HIGH, HIGH], [MID, MID]),
  pips([LOW, LOW], [LOW, MID], [LOW, HIGH], [HIGH, LOW], [HIGH, MID], [HIGH, HIGH]),
];
export const pipsOf = (face: number): readonly Point[] => FACES[face] ?? [];

/** A track of cells, with words under some of them. */
export const TRACK = { width: 336, cell: 20, height: 35, words: 32, number: 14.5 } as const;
/** The cells of a track whose words stand beside it. */
export const SHORT_TRACK = 178;

/** Cells of a track that do something, and what. */
export interface Milestone {
  readonly cell: number;
  readonly does: string;
}
/** The shapes of goods, in a box from −8 to 8: a bolt, a drop, an apple, a cloud, a bar, a rock, bricks. */
export const GOOD_SHAPES: Readonly<Record<Good, string>> = {
  energy: 'M2 -8-6 1.5H-.5L-2 8 6 -1.5H.5z',
  water: 'M0 -8C3.5 -3.5 6 -1 6 2.5a6 5.5 0 0 1 -12 0C-6 -1 -3.5 -3.5 0 -8z',
  food: 'M0 -4C1 -6.5 3 -8 5 -8 4.5 -6 3.5 -4.9 2.2 -4.3 5 -5.5 7 -3 6.5 .5 6 4.5 3.5 8 0 7 -3.5 8-6 4.5-6.5 .5-7 -3-5 -5.5-2.2 -4.6 -1.2 -4.5-.4 -4.2 0 -4z',
  bliss: 'M-4 5.5A3.6 3.6 0 0 1-4.6 -1.6 4.6 4.6 0 0 1 3.8 -3.4 4.5 4.5 0 0 1 4.6 5.5z',
  gold: 'M-4.5 -4.5h9L8 5H-8z',
  stone: 'M-3 -6.5 4 -5.5 7.5 0 5 6.5-4 6.5-7.5 1z',
  clay: 'M-7.5 -6h15v5.2h-15zM-7.5 .6h7v5.2h-7zM.9 .6h6.6v5.2H.9z',
};
/** A star in a box from −11 to 11, and a card in one from −8 to 8. */
export const STAR = 'M0 -11 3 -3.5 11 -3.5 4.6 1.4 7 9.5 0 4.8 -7 9.5 -4.6 1.4 -11 -3.5 -3 -3.5z';
export const CARD = 'M-5.5 -7.5h11v15h-11zM0 -4 2.8 0 0 4 -2.8 0z';
