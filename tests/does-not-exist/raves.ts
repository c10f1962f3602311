import { at, type Options, rave, type State } from './table.js';

/** A rave that waits for seat 0, with line-ups, against an expectation nobody reaches. */
export const raving = (recipe: (state: State) => void, options: Options = {}, ...lineups: (readonly string[])[]) =>
  at((state) => {
    rave(state, 20, ...lineups);
    recipe(state);
  }, options);
