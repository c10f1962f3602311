import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { pass } from './plays.js';
import { asked, beforeTurn, giveAny, type Options, type State, setClass, stack, type Table, table } from './table.js';

// DNE-TRN.2, DNE-TRN.3, DNE-TRN.9: from the end of one turn to the draft of the next.

/** The turn of seat 0 has begun; three known cards are on top of the deck. */
const begun = (recipe: (state: State) => void = () => {}, options: Options = {}): Table => {
  const game = table(options).edit((state) => {
    beforeTurn(state);
    stack(state, 'deck', ['vinyl-am', 'vinyl-igor', 'vinyl-currents']);
    recipe(state);
  });
  return game.play(pass(game.state.players.length - 1));
};

rule.each(
  ['DNE-TRN.3', 'DNE-GNL.7', 'DNE-GNL.8', 'DNE-CLS.23'],
  'after the draft five cards may stay, six with an Olivier',
  [
    { cards: 3, cls: 'writer', asks: 'prepare 0' },
    { cards: 4, cls: 'writer', asks: 'overflow 0' },
    { cards: 4, cls: 'olivye', asks: 'prepare 0' },
    { cards: 5, cls: 'olivye', asks: 'overflow 0' },
  ],
  ({ cards, cls, asks }) => {
    const game = begun((state) => {
      setClass(state, 0, cls);
      giveAny(state, 0, cards);
    });
    expect(asked(game)).toBe(asks);
  },
);
