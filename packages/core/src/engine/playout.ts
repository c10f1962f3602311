import type { Random } from '../chance/random.js';
import { InputError } from '../errors.js';
import type { Action } from '../game/game.js';
import type { Seat } from '../game/seats.js';

/** What weighs the actions of one seat in one position. */
export interface Weighing<Action> {
  weightOfType(type: string): number;
  /** Beside the other actions of its type. */
  weightOf(action: Action): number;
}

/**
 * How somebody who plays at random leans. Of the types of action of which one is legal one is drawn, then of the actions of
 * that type; each is as likely as its weight is great beside the others. Weights are not below 0; where all are 0 each is
 * as likely as the next. A policy keeps what it was told last: two simulations that play by turns need one each.
 */
export interface PlayoutPolicy<Position, Action, Questions = object> extends Weighing<Action> {
  /**
   * What is weighed from here on is weighed for this seat in this position, which is only to be read. `ask` are the game's
   * questions about it.
   */
  consider(position: Position, seat: Seat, ask: Questions): void;
}

/** A weight that somebody gives. */
export function weightFrom(given: unknown): number {
  if (typeof given === 'number' && given >= 0 && given < Number.POSITIVE_INFINITY) return given;
  throw new InputError('a weight is a number from 0 on', [{ path: '', message: `${given}` }]);
}

/** A weight that is not drawn again. */
export const TRIED = -1;

/** A place of a list of weights, one of which at least is not tried yet. */
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

/** One of several actions of a type. */
export function drawnAction(legal: readonly Action[], policy: Weighing<Action>, random: Random): Action {
  const weights: number[] = [];
  for (const action of legal) weights.push(weightFrom(policy.weightOf(action)));
  return legal[drawnPlace(weights, random)] as Action;
}
