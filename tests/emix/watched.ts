import { acting } from './phases.js';
import { give, type Options, type State, setPool } from './table.js';

// An action that somebody may cancel.

const B = 1;

/** Seat 0 may act, and seat 1 can pay for a Fear. */
export const watched = (recipe: (state: State) => void, options: Options = {}) =>
  acting((state) => {
    setPool(state, B, 0, 2);
    give(state, B, 'fear');
    recipe(state);
  }, options);
