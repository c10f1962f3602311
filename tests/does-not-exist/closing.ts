import { hold } from './plays.js';
import { begin, type Options, type State, type Table, table } from './table.js';

// Raves that close at once.

export const HIGH = ['vinyl-delicate-sound-of-thunder', 'vinyl-the-very-best-of-the-doors']; // 36 points
export const LOW = ['demo-jing', 'demo-courtesy']; // 6 points

/** A rave that closes with the hold of the Host: nobody holds a card. */
export const closed = (recipe: (state: State) => void, options: Options = {}): Table =>
  table(options)
    .edit((state) => {
      begin(state);
      recipe(state);
    })
    .play(hold(0));
