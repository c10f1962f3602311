import type { BoardSymbol } from '@rulewright/emix';

// Where things stand in the drawing of Emix, in units of its SVGs. The engine says what the track is like.

export const CELL = { width: 27, height: 42 } as const;
/** Cells drawn to each side of the focus, on a screen wide enough. */
export const REACH = 45;
/** The focus is the landing, moved towards the marker by at most this many cells: both are seen on a phone. */
export const FOCUS_SHIFT = 4;
/** A marker, and how far those of one cell are apart. */
export const MARKERS = { scale: 1.5, step: 7 } as const;
/** The middle of the lane below the cells in which the markers stand. */
export const LANE = CELL.height + 9;
/** Half of a marker, where a way begins and ends. */
export const HALF_MARKER = 9;

/** How a symbol is drawn, in a box from −8 to 8: lines, what is filled, and letters. */
export interface Icon {
  readonly line?: string;
  readonly fill?: string;
  readonly letters?: string;
  readonly y?: number;
  /** Letters on what is filled. */
  readonly isOnFill?: boolean;
}

const DIE = 'M-7 -5a2 2 0 0 1 2 -2h10a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-10a2 2 0 0 1 -2 -2z';
const CARDS = 'M-7 -6h9v12h-9zM4 -6h3v12h-5';
const CROSS = 'M-3.2 -3.2 3.2 3.2M3.2 -3.2 -3.2 3.2';

export const ICONS: Readonly<Record<BoardSymbol, Icon>> = {
  'extra-action': { fill: 'M-6 -7 7 0 -6 7z', letters: '+', y: 4, isOnFill: true },
  'draw-two': { line: CARDS, letters: '2', y: 3.5 },
  'discard-any-power': { line: `M0 -7.2a7.2 7.2 0 1 1 0 14.4a7.2 7.2 0 1 1 0 -14.4z${CROSS}` },
  'steal-two': { fill: 'M-7 -6h9v12h-9zM3.5 -6h3.5v12h-3.5z', letters: '2', y: 3.5, isOnFill: true },
  'roll-blue': { line: `${DIE}M-3.6 0h7.2M0 -3.6v7.2` },
  'roll-red': { line: `${DIE}M-3.6 0h7.2` },
  'double-result': { letters: '×2', y: 4.5 },
  'back-ten': { line: 'M-3 -7 -6.5 -4.5 -3 -2M-6 -4.5h11', letters: '10', y: 7 },
  'other-moves': { line: 'M-7 -3.5h13M3 -7 6.5 -3.5 3 0M7 3.5h-13M-3 0 -6.5 3.5 -3 7' },
  'discard-own-powers': { line: 'M-8 -4 -1 4M-1 -4 -8 4M1 -4 8 4M8 -4 1 4' },
};

/** What an emon, and the sign of a card, looks like, in a box from −8 to 8. */
export const SIGN_SHAPES = {
  pos: { shape: 'M0 -7.4a7.4 7.4 0 1 1 0 14.8a7.4 7.4 0 1 1 0 -14.8z', sign: 'M-3.6 0h7.2M0 -3.6v7.2' },
  neg: { shape: 'M0 -8 8 0 0 8 -8 0z', sign: 'M-3.6 0h7.2' },
  neutral: { shape: 'M-6.8 -6.8h13.6v13.6h-13.6z', sign: 'M-3.4 -1.6h6.8M0 -5v6.8M-3.4 4.4h6.8' },
} as const;

/** Emons lie as chips of 5 and of 1. */
export const BIG_CHIP = 5;
