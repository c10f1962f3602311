import { begin, figureId, give, type Options, type State, setExpectation, store, type Table, table } from './table.js';

// Invitations, as the tests of DNE-MON make them.

export const invite = (monster: string, seat = 0) => ({ type: 'invite', seat, monster }) as const;
export const pay = (card: string) => ({ type: 'pay', seat: 0, card }) as const;

export const preparing = (expectation: number, recipe: (state: State) => void, options: Options = {}): Table =>
  table(options).edit((state) => {
    begin(state);
    setExpectation(state, expectation);
    recipe(state);
  });
export const supply = (game: Table) => game.state.monsterSupply.map(figureId);
export const two = (state: State) => {
  give(state, 0, 'demo-jing');
  store(state, 0, 'vinyl-am');
};
