import type { Random } from '../cards/random.js';
import type { Action } from '../game/game.js';
import { InputError } from '../ground/errors.js';
import type { Seat } from '../ground/seats.js';

/** Weighs the actions of one seat in one position. */
export interface Weighing<Action> {
  weightOfType(type: string): number;
  /** The weight compared with other actions of its type. */
  weightOf(action: Action): number;
}

/**
 * The preferences of a random player. First draws a type among those with a legal action, then an action of that type,
 * each in proportion to its weight.
 *
 * Weights are not negative; where all are 0, each is equally likely. A policy remembers its last `consider`: two
 * simulations that alternate need one policy each.
 */
export interface PlayoutPolicy<Position, Action, Questions = object> extends Weighing<Action> {
  /**
   * Sets the seat and position that later weights refer to; the position is read-only. `ask` are the game's queries
   * about it.
   */
  consider(position: Position, seat: Seat, ask: Questions): void;
}

/** A checked weight. Throws `InputError` for anything but a number from 0 on. */
export function weightFrom(given: unknown): number {
  if (typeof given === 'number' && given >= 0 && given < Number.POSITIVE_INFINITY) return given;
  throw new InputError('a weight is a number from 0 on', [{ path: '', message: `${given}` }]);
}

/** Marks a weight that is not drawn again. */
export const TRIED = -1;

/** A random index of a list of weights, at least one of them untried. */
export function drawnPlace(weights: readonly number[], random: Random): number {
  let sum = 0;
  let open = 0;
  for (const weight of weights) {
    if (weight === TRIED) continue;
    sum += weight;
    open++;
  }
  let left = random.unit() * (sum > 0 ? sum : open);
  let last = -1;
  for (let place = 0; place < weights.length; place++) {
    const weight = weights[place] as number;
    if (weight === TRIED || (sum > 0 && weight === 0)) continue;
    last = place;
    left -= sum > 0 ? weight : 1;
    if (left < 0) break;
  }
  return last;
}

/** A random one of several actions of a type. */
export function drawnAction(legal: readonly Action[], policy: Weighing<Action>, random: Random): Action {
  const weights: number[] = [];
  for (const action of legal) weights.push(weightFrom(policy.weightOf(action)));
  return legal[drawnPlace(weights, random)] as Action;
}
