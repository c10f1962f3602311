import type { Expertise, Policy, Values } from '../expertise.js';
import type { AnyEngine } from '../game.js';
import type { Advice } from './advice.js';
import type { UtilitySetting } from './utility.js';

/** Settings of a search. All are optional: defaults come from the expertise, or suit most games. */
export interface SearchSettings<E extends AnyEngine = AnyEngine> extends Advice {
  /** Number of iterations for a decision; 200 when no time is given either. */
  readonly iterations?: number;
  /** Greatest time for a decision, in milliseconds; the clock of the game may leave less. */
  readonly milliseconds?: number;
  /** Knowledge about the game: prior probabilities of actions, and a judge for cut-off playouts. */
  readonly expertise?: Expertise<E>;
  /**
   * The judge of positions where the search ends. `learned`, the default, is the expertise's trained judge, or its
   * rules of thumb for engines without one. `hand` is its rules of thumb. You can also pass your own, in the unit that
   * is played for. The expertise's judges are used only for the utility they judge. Without a judge, playouts go to the
   * end of the game.
   */
  readonly judge?: 'hand' | 'learned' | ((engine: E) => Values<E>);
  /** Prior probabilities of actions; by default the expertise's. */
  readonly policy?: (engine: E) => Policy<E>;
  /**
   * The utility that is played for: `places`, `points`, or `{ points }`, the number of points that count as 1. By
   * default the game decides.
   */
  readonly utility?: UtilitySetting;
  /**
   * Temperature of the choice, in the unit that is played for. An answer worth that much less is e times less likely to
   * be taken. With 0, the default, the search takes the answer tried most often.
   */
  readonly temperature?: number;
  /** Share of answers overlooked at a decision, by chance, 0 by default; the likeliest is never overlooked. */
  readonly overlooks?: number;
  /** A clock in milliseconds, for tests. */
  readonly now?: () => number;
}
