import type { Expertise } from '../expertise.js';
import type { AnyEngine } from '../game.js';
import { oneOf, positive, whole as wholeNumber } from '../settings.js';

/** How a search thinks. Everything has a default. */
export interface SearchSettings<E extends AnyEngine = AnyEngine> {
  /** How many games a decision is thought through in; 200 when no time is given either. */
  readonly iterations?: number;
  /** How long a decision may take at most, in milliseconds; the clock of the game may leave less. */
  readonly milliseconds?: number;
  /** What somebody knows well about the game: what is tried first, and who stands well where a playout is cut off. */
  readonly expertise?: Expertise<E>;
  /** Whether playouts lean as the expertise says, or take every action equally often: that is faster. */
  readonly playouts?: Playouts;
  /** How many worlds are dealt for a decision; the iterations take turns with them. */
  readonly worlds?: number;
  /** After so many decisions beyond the tree a playout is cut off and evaluated; `Infinity` plays to the end, as does a search without expertise. */
  readonly cutOff?: number;
  /** How much an action that was tried less often is preferred, in standard deviations of what came out. */
  readonly exploration?: number;
  /** How many actions of a long list are tried after so many visits. */
  readonly widening?: Widening;
  /** The time, in milliseconds from anywhere: for tests. */
  readonly now?: () => number;
}

export type Playouts = 'weighted' | 'uniform';

/** After `n` visits about `base × n ^ exponent` actions are tried. */
export interface Widening {
  readonly base: number;
  readonly exponent: number;
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
  readonly now: () => number;
}

const ITERATIONS = 200;
const WORLDS = 16;
const CUT_OFF = 30;
const EXPLORATION = 1;
const WIDENING: Widening = { base: 2, exponent: 0.5 };

/** Throws `InputError` for what cannot be thought with. */
export function thinkingOf<E extends AnyEngine>(settings: SearchSettings<E>): Thinking {
  const { iterations, milliseconds, worlds, cutOff, exploration, widening, expertise, now, playouts } = settings;
  const isTimed = milliseconds !== undefined;
  return {
    iterations: whole('iterations', iterations, isTimed ? Number.POSITIVE_INFINITY : ITERATIONS, 1),
    milliseconds: isTimed ? positive('milliseconds', milliseconds) : Number.POSITIVE_INFINITY,
    playouts: oneOf('playouts', playouts ?? 'weighted', ['weighted', 'uniform']),
    worlds: whole('worlds', worlds, WORLDS, 1),
    cutOff: whole('cutOff', cutOff, expertise === undefined ? Number.POSITIVE_INFINITY : CUT_OFF, 0),
    exploration: positive('exploration', exploration ?? EXPLORATION),
    widening: {
      base: positive('widening.base', widening?.base ?? WIDENING.base),
      exponent: positive('widening.exponent', widening?.exponent ?? WIDENING.exponent),
    },
    now: now ?? (() => performance.now()),
  };
}

const whole = (path: string, found: number | undefined, unlessGiven: number, least: number): number =>
  found === undefined || found === Number.POSITIVE_INFINITY ? (found ?? unlessGiven) : wholeNumber(path, found, least);
