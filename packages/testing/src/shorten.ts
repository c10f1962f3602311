import type { AnyAction } from '@rulewright/core';
import type { AnyState } from './any.js';
import { first, laid, type Next, type Playing, type Purse, type Such, type Trail } from './trail.js';

/** Limits of a shortening, which ends when nothing is left to spend. */
interface Shortening<State, Action, Event> {
  readonly such: Such<State, Event>;
  readonly purse: Purse;
  /** Chooses where an action of the trail cannot be taken any more; without it such a game is given up. */
  readonly next?: Next<State, Action>;
}

/**
 * Shortens a game that reaches the situation by leaving out decisions, halves first, single ones last. Later draws may
 * change, so each candidate is played.
 */
export function shortened<State extends AnyState, Action extends AnyAction, Options, Event>(
  engine: Playing<State, Action, Options, Event>,
  trail: Trail<State, Action, Options, Event>,
  settings: Shortening<State, Action, Event>,
): Trail<State, Action, Options, Event> {
  const { such, purse, next } = settings;
  let best = trail;
  for (let size = best.actions.length >> 1; size > 0; size >>= 1)
    for (let from = best.actions.length - size; from >= 0 && purse.left > 0; from -= size) {
      const script = remaining(engine, best.actions.slice(from + size), next);
      const stop = { such, purse, longest: best.actions.length - 1 };
      best = laid(engine, first(best, from), script, stop) ?? best;
      from = Math.min(from, best.actions.length - size + 1);
    }
  return best;
}

/** Takes the actions of a list in their order, leaving out what is not legal when its turn comes. */
function remaining<State extends AnyState, Action extends AnyAction, Options, Event>(
  engine: Playing<State, Action, Options, Event>,
  actions: readonly Action[],
  next: Next<State, Action> | undefined,
): Next<State, Action> {
  let place = 0;
  return (state) => {
    for (let action = actions[place]; action !== undefined; action = actions[place]) {
      place++;
      if (engine.explain(state, action) === undefined) return action;
    }
    return next?.(state);
  };
}
