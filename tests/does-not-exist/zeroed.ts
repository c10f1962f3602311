import { hold } from './plays.js';
import { begin, guest, type Options, rave, setSouls, stack, type Table, table } from './table.js';

// Players who were zeroed, and the rave in which a Host is.

export const statuses = (game: Table) => game.state.players.map(({ status }) => status);

/** What the winner draws. */
export const PRIZE = ['demo-smith', 'demo-madness', 'demo-courtesy', 'demo-jelz'];
/** The Host has been beaten by an invader above the expectation, with Elmer as guest. */
export const beaten = (hostSouls: number, options: Options = {}) =>
  table(options)
    .edit((state) => {
      begin(state);
      rave(state, 18, ['demo-jing', 'vinyl-igor'], ['vinyl-am', 'vinyl-the-dawn']);
      guest(state, 'elmer');
      stack(state, 'deck', PRIZE);
      setSouls(state, hostSouls, 0, 0);
    })
    .script([4], 'first')
    .play(hold(0));
