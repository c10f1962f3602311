import { begin, give, type Options, rave, type State, type Table, table } from './table.js';

// Calls for help, as the tests of DNE-FRD make them.

/** The Host has priority against an expectation of 20; P2 and P3 hold two cards each. */
export const raving = (recipe: (state: State) => void = () => {}, options: Options = {}): Table =>
  table(options).edit((state) => {
    begin(state);
    rave(state, 20);
    give(state, 1, 'demo-jing', 'demo-courtesy');
    give(state, 2, 'demo-jelz', 'demo-smith');
    recipe(state);
  });
