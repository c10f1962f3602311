import { acting } from './phases.js';
import { activate, give, type Options, type State, setPool } from './table.js';

// Attempts to discard a power, which may be protected.

const A = 0;

export const drop = (human: number, place = 0) => ({ type: 'discard-power', seat: A, human, place }) as const;

/** Seat 0 plays a Clarity of Mind on a human with these powers, and is to pick one of them. */
export const attempting = (target: number, recipe: (state: State) => void, options: Options = {}) =>
  acting((state) => {
    setPool(state, A, 3, 3);
    give(state, A, 'clarity-of-mind');
    activate(state, target, 'love', 'calm');
    recipe(state);
  }, options).play({ type: 'play', seat: A, card: 'clarity-of-mind', target, pos: 3 });

export const FREE = 'habit';
