import type { Expertise } from '../expertise.js';
import type { AnyEngine } from '../game.js';
import { oneOf, positive, whole as wholeNumber } from '../settings.js';
import type { Advice, Playouts, Widening } from './advice.js';

/** How a search thinks. Everything has a default: what the expertise advises, or what is good for most games. */
export interface SearchSettings<E extends AnyEngine = AnyEngine> extends Advice {
  /** How many games a decision is thought through in; 200 when no time is given either. */
  readonly iterations?: number;
  /** How long a decision may take at most, in milliseconds; the clock of the game may leave less. */
  readonly milliseconds?: number;
  /** What somebody knows well about the game: what is tried first, and who stands well where a playout is cut off. */
  readonly expertise?: Expertise<E>;
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
  readonly now: () => number;
}

const ITERATIONS = 200;
const DEFAULTS = { worlds: 16, cutOff: 30, exploration: 0.7, playouts: 'weighted' } as const satisfies Advice;
const WIDENING: Widening = { base: 3, exponent: 0.5 };

/** Throws `InputError` for what cannot be thought with. */
export function thinkingOf<E extends AnyEngine>({ expertise, ...given }: SearchSettings<E>): Thinking {
  const { iterations, milliseconds, now = () => performance.now() } = given;
  const { worlds, cutOff, exploration, playouts } = { ...DEFAULTS, ...expertise?.search, ...given };
  const widening = { ...WIDENING, ...expertise?.search?.widening, ...given.widening };
  const isTimed = milliseconds !== undefined;
  const most = iterations ?? (isTimed ? Number.POSITIVE_INFINITY : ITERATIONS);
  return {
    iterations: wholeOrInfinite('iterations', most, 1),
    milliseconds: isTimed ? positive('milliseconds', milliseconds) : Number.POSITIVE_INFINITY,
    playouts: oneOf('playouts', playouts, ['weighted', 'uniform']),
    worlds: wholeNumber('worlds', worlds, 1),
    cutOff: expertise === undefined ? Number.POSITIVE_INFINITY : wholeOrInfinite('cutOff', cutOff, 0),
    exploration: positive('exploration', exploration),
    widening: {
      base: positive('widening.base', widening.base),
      exponent: positive('widening.exponent', widening.exponent),
    },
    now,
  };
}

const wholeOrInfinite = (path: string, found: number, least: number): number =>
  found === Number.POSITIVE_INFINITY ? found : wholeNumber(path, found, least);
