import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { decline } from './plays.js';
import { asked, at, give, guests, type Options, type State, setShared, shuffleInto, store } from './table.js';

/** The Host has paid for the Brothers Grimm. */
const grimm = (expectation: number, recipe: (state: State) => void = () => {}, options: Options = {}) => {
  const game = at(
    (state) => {
      setShared(state, { turn: { expectation } });
      give(state, 0, 'demo-jing', 'demo-jelz');
      give(state, 1, 'vinyl-am');
      store(state, 2, 'vinyl-igor');
      recipe(state);
    },
    { players: 4, ...options },
  );
  return game.play(
    { type: 'invite', seat: 0, monster: 'the-brothers-grimm' },
    { type: 'pay', seat: 0, card: 'demo-jing' },
  );
};
rule('DNE-SPC.13', 'when everybody declines, or nobody holds a card, the level stays', () => {
  const declined = grimm(4).play(decline(1), decline(2));
  expect([guests(declined), declined.state.turn.level]).toEqual([['the-brothers-grimm'], 2]);
  const nobody = grimm(4, (state) => {
    for (const each of state.players.slice(1))
      shuffleInto(state.deck, [...each.hand.splice(0), ...each.inventory.splice(0)]);
  });
  expect([guests(nobody), asked(nobody)]).toEqual([['the-brothers-grimm'], 'prepare 0']);
});
