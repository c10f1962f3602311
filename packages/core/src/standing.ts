import type { Score } from './fraction.js';
import type { Seat } from './types.js';

/** How a seat stands now. */
export interface Standing {
  readonly seat: Seat;
  /** What its game is decided by, in the unit of `outcome.scores`. */
  readonly value: Score;
  /** What the value is made of, by name. */
  readonly parts: Readonly<Record<string, Score>>;
}
