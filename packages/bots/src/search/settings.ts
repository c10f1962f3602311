import type { Utility } from '@rulewright/core';
import type { Expertise, Policy, Values } from '../expertise.js';
import type { AnyEngine } from '../game.js';
import { oneOf, positive, refused, share, whole as wholeNumber } from '../settings.js';
import type { Advice, Playouts, Widening } from './advice.js';
import { learnedFor } from './judge.js';
import { isSameUtility, playedFor, type UtilitySetting } from './utility.js';

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
   * is e times as likely as one that is worth so much less. 0, the default, takes what was tried most often.
   */
  readonly temperature?: number;
  /** The share of answers that are not seen at a decision, by chance, 0 when not given; the likeliest one is always seen. */
  readonly overlooks?: number;
  /** The time, in milliseconds from anywhere: for tests. */
  readonly now?: () => number;
}

/** Settings that are checked and complete. */
export interface Thinking {
  readonly iterations: number;
  readonly milliseconds: number;
  readonly playouts: Playouts;
  readonly worlds: number;
  readonly cutOff: number;
  readonly exploration: number;
  readonly widening: Widening;
  readonly utility: Utility;
  readonly temperature: number;
  readonly overlooks: number;
  readonly now: () => number;
}

const ITERATIONS = 200;
const DEFAULTS = { worlds: 16, cutOff: 30, exploration: 0.7, playouts: 'weighted' } as const satisfies Advice;
const WIDENING: Widening = { base: 3, exponent: 0.5 };

/** Throws `InputError` for what cannot be thought with. */
export function thinkingOf(engine: AnyEngine, settings: SearchSettings): Thinking {
  const { expertise, ...given } = settings;
  const { iterations, milliseconds, now = () => performance.now(), judge = 'learned' } = given;
  const utility = playedFor(engine, given.utility);
  if (typeof judge !== 'function') oneOf('judge', judge, ['hand', 'learned']);
  const learned = learnedFor(engine, settings, utility);
  const advice = { ...DEFAULTS, ...expertise?.search, ...learned?.search, ...given };
  const widening = { ...WIDENING, ...expertise?.search?.widening, ...learned?.search.widening, ...given.widening };
  const isTimed = milliseconds !== undefined;
  const most = iterations ?? (isTimed ? Number.POSITIVE_INFINITY : ITERATIONS);
  const isOwn = expertise !== undefined && isSameUtility(engine.utility, utility);
  const isJudged = typeof judge === 'function' || learned !== undefined || isOwn;
  return {
    iterations: wholeOrInfinite('iterations', most, 1),
    milliseconds: isTimed ? positive('milliseconds', milliseconds) : Number.POSITIVE_INFINITY,
    playouts: oneOf('playouts', advice.playouts, ['weighted', 'uniform']),
    worlds: wholeNumber('worlds', advice.worlds, 1),
    cutOff: isJudged ? wholeOrInfinite('cutOff', advice.cutOff, 0) : Number.POSITIVE_INFINITY,
    exploration: positive('exploration', advice.exploration),
    widening: {
      base: positive('widening.base', widening.base),
      exponent: positive('widening.exponent', widening.exponent),
    },
    utility,
    temperature: fromZero('temperature', given.temperature ?? 0),
    overlooks: share('overlooks', given.overlooks ?? 0),
    now,
  };
}

function fromZero(path: string, found: unknown): number {
  if (typeof found === 'number' && found >= 0 && found < Number.POSITIVE_INFINITY) return found;
  throw refused(path, found, 'a number from 0 on');
}

const wholeOrInfinite = (path: string, found: number, least: number): number =>
  found === Number.POSITIVE_INFINITY ? found : wholeNumber(path, found, least);
