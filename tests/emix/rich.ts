import { acting } from './phases.js';
import { activate, type Options, type State, setPool } from './table.js';

// A table at which nobody lacks anything.

const [A, B, C] = [0, 1, 2];

/** A has nine emons of each colour, the others four, and everybody a power. */
export const rich = (recipe: (state: State) => void, options: Options = {}) =>
  acting((state) => {
    setPool(state, A, 9, 9);
    setPool(state, B, 4, 4);
    setPool(state, C, 4, 4);
    activate(state, A, 'love');
    activate(state, B, 'hatred');
    recipe(state);
  }, options);
