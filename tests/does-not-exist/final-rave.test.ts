import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { hold, invade } from './plays.js';
import {
  begin,
  give,
  lay,
  type Options,
  raving,
  type State,
  setExpectation,
  setPlayer,
  setSouls,
  table,
} from './table.js';

// DNE-FIN: final raves.

/** The Host starts a rave with that many souls, after inviting a monster or not. */
const starting = (count: number, options: Options = {}, monster?: string) => {
  const game = table(options).edit((state) => {
    begin(state);
    setExpectation(state, 20);
    setSouls(state, count, 0, 0);
    give(state, 0, 'demo-jing', 'demo-courtesy');
  });
  if (monster !== undefined)
    game.play({ type: 'invite', seat: 0, monster }, { type: 'pay', seat: 0, card: 'demo-jing' });
  return game;
};

rule.each(
  ['DNE-FIN.1', 'DNE-R37'],
  'the printed souls of the monster count for the stake',
  [
    { monster: 'oxymoron', count: 5, final: false },
    { monster: 'oxymoron', count: 6, final: true },
    { monster: 'pukachu', count: 7, final: false },
  ],
  ({ monster, count, final }) => {
    const game = starting(count, {}, monster).play({ type: 'start-rave', seat: 0 });
    expect(game.state.rave.final).toBe(final);
  },
);

/** A final rave that waits for this seat; P1 has a line-up of one card, and so has P2. */
const finale = (seat: number, recipe: (state: State) => void = () => {}, options: Options = {}) =>
  raving(
    seat,
    (state) => {
      setSouls(state, 8);
      lay(state, 0, 'demo-madness');
      lay(state, 1, 'demo-jing');
      for (const [i, card] of ['demo-courtesy', 'demo-jelz', 'demo-smith'].entries()) give(state, i, card);
      recipe(state);
    },
    options,
  );

rule('DNE-FIN.2', 'what is at stake is fixed when the rave starts', () => {
  const game = finale(2, (state) => setPlayer(state, 0, { souls: 1 }));
  expect(game.legal('throw')).toHaveLength(2);
  const calm = raving(2, (state) => {
    setPlayer(state, 0, { souls: 9 });
    give(state, 2, 'demo-smith');
  });
  expect(calm.legal('throw')).toEqual([]);
});

rule(['DNE-FIN.3', 'DNE-FIN.7'], 'a player under the ban may still invade', () => {
  const game = finale(2, (state) => setPlayer(state, 2, { helpBan: true }));
  expect(game.legal()).toEqual([invade(2, 'demo-smith'), hold(2)]);
});
