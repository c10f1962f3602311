import { z } from '@rulewright/core/words';

/** The nine kinds of symbols of the board; the die exists in two colours. */
export const SYMBOLS = [
  'extra-action',
  'draw-two',
  'discard-any-power',
  'steal-two',
  'roll-blue',
  'roll-red',
  'double-result',
  'back-ten',
  'other-moves',
  'discard-own-powers',
] as const;
export type BoardSymbol = (typeof SYMBOLS)[number];

/** Beyond this a board has no symbols. */
const FARTHEST = 999;
export const MOST_CELLS = 2 * FARTHEST;
export const cellFields = {
  cell: z.int().check(
    z.minimum(-FARTHEST),
    z.maximum(FARTHEST),
    z.refine((cell) => cell !== 0, 'the start has no symbol'),
  ),
  symbol: z.enum(SYMBOLS),
};
/** A symbol in place of a number on the track. */
export interface Cell {
  readonly cell: number;
  readonly symbol: BoardSymbol;
}

/** EMX-SYM.3, EMX-SYM.5: these wait for the next Charge. */
export const isPostponed = (symbol: BoardSymbol): boolean => symbol === 'draw-two' || symbol === 'steal-two';

/** True when two symbols are of one kind (EMX-SYM.12); both dice are. */
export const isSameKind = (one: BoardSymbol, other: BoardSymbol): boolean =>
  one === other || (isDie(one) && isDie(other));
const isDie = (symbol: BoardSymbol): boolean => symbol === 'roll-blue' || symbol === 'roll-red';
