import type { Expertise, Policy, Values } from '../expertise.js';
import type { AnyEngine } from '../game.js';
import type { Advice } from './advice.js';
import type { UtilitySetting } from './utility.js';

/** How a search thinks. Everything has a default: what the expertise advises, or what is good for most games. */
export interface SearchSettings<E extends AnyEngine = AnyEngine> extends Advice {
  /** How many games a decision is thought through in; 200 when no time is given either. */
  readonly iterations?: number;
  /** How long a decision may take at most, in milliseconds; the clock of the game may leave less. */
  readonly milliseconds?: number;
  /** What somebody knows well about the game: what is tried first, and who stands well where a playout is cut off. */
  readonly expertise?: Expertise<E>;
  /**
   * Who judges where the search ends: the judge of the expertise that learned (`learned`, the default; by hand for engines
   * that it has not learned) or the one that works by rules of thumb (`hand`), or one of your own, in the unit that is
   * played for. A judge of the expertise is asked when the game is played for what it judges; else, and without one,
   * playouts go to the end of the game.
   */
  readonly judge?: 'hand' | 'learned' | ((engine: E) => Values<E>);
  /** What is tried first; what the expertise says when not given. */
  readonly policy?: (engine: E) => Policy<E>;
  /** What is played for: `places`, `points`, or `{ points }` with how many count as 1; what the game says when not given. */
  readonly utility?: UtilitySetting;
  /**
   * How near two values have to be for the lesser one to be taken almost as often, in the unit that is played for: an answer
   * is e times as likely as one that is worth that much less. 0, the default, takes what was tried most often.
   */
  readonly temperature?: number;
  /** The share of answers that are not seen at a decision, by chance, 0 when not given; the likeliest one is always seen. */
  readonly overlooks?: number;
  /** The time, in milliseconds from anywhere: for tests. */
  readonly now?: () => number;
}
