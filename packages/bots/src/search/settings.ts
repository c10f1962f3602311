import { InputError, type Issue } from '@rulewright/core';
import type { Expertise } from '../expertise.js';
import type { AnyEngine } from '../game.js';

/** How a search thinks. Everything has a default. */
export interface SearchSettings<E extends AnyEngine = AnyEngine> {
  /** How many games a decision is thought through in; 200 when no time is given either. */
  readonly iterations?: number;
  /** How long a decision may take at most, in milliseconds; the clock of the game may leave less. */
  readonly milliseconds?: number;
  /** What somebody knows well about the game: it leads the playouts, and says who stands well where they are cut off. */
  readonly expertise?: Expertise<E>;
  /** How many worlds are dealt for a decision; the iterations take turns with them. */
  readonly worlds?: number;
  /** After so many decisions beyond the tree a playout is cut off and evaluated; never without expertise. */
  readonly cutOff?: number;
  /** How much an action that was tried less often is preferred, in standard deviations of what came out. */
  readonly exploration?: number;
  /** How many actions of a long list are tried: `base × visits ^ exponent`. */
  readonly widening?: Widening;
  /** The time, in milliseconds from anywhere: for tests. */
  readonly now?: () => number;
}

export interface Widening {
  readonly base: number;
  readonly exponent: number;
}

/** Settings that are checked and complete. */
export interface Thinking {
  readonly iterations: number;
  readonly milliseconds: number;
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
  const { milliseconds = Number.POSITIVE_INFINITY, widening = WIDENING } = settings;
  const unbounded = milliseconds === Number.POSITIVE_INFINITY ? ITERATIONS : Number.POSITIVE_INFINITY;
  const thinking: Thinking = {
    iterations: settings.iterations ?? unbounded,
    milliseconds,
    worlds: settings.worlds ?? WORLDS,
    cutOff: settings.expertise === undefined ? Number.POSITIVE_INFINITY : (settings.cutOff ?? CUT_OFF),
    exploration: settings.exploration ?? EXPLORATION,
    widening,
    now: settings.now ?? (() => performance.now()),
  };
  const issues = [
    ...below('iterations', thinking.iterations, 1, 'whole or Infinity'),
    ...below('milliseconds', milliseconds, 0),
    ...below('worlds', thinking.worlds, 1, 'whole'),
    ...below('cutOff', thinking.cutOff, 0, 'whole or Infinity'),
    ...below('exploration', thinking.exploration, 0),
    ...below('widening.base', widening.base, 1),
    ...below('widening.exponent', widening.exponent, 0),
  ];
  if (issues.length > 0) throw new InputError('a search cannot think like this', issues);
  return thinking;
}

type Kind = 'any' | 'whole' | 'whole or Infinity';

function below(path: string, found: number, least: number, kind: Kind = 'any'): readonly Issue[] {
  const isKind =
    kind === 'any' || Number.isInteger(found) || (kind === 'whole or Infinity' && found === Number.POSITIVE_INFINITY);
  if (isKind && found >= least) return [];
  const expected = kind === 'any' ? 'a number' : kind === 'whole' ? 'a whole number' : 'a whole number or Infinity';
  return [{ path, message: `expected ${expected} of at least ${least}, found ${found}` }];
}
