import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import {
  asked,
  at,
  discards,
  give,
  giveAny,
  guest,
  hand,
  type Options,
  rave,
  type State,
  setSouls,
  souls,
} from './table.js';

// The worked examples of the specification with their numbers: escapes, failures and zeroing.

/** P1 alone is in a rave with this monster and has no chance. */
const doomed = (monster: string, recipe: (state: State) => void, options: Options = {}) =>
  at((state) => {
    rave(state, 20);
    guest(state, monster);
    recipe(state);
  }, options);

const hold = { type: 'hold', seat: 0 } as const;
rule(['DNE-SPC.11', 'DNE-FAI.10'], 'example 33: the Meanderthal', () => {
  const free = at((state) => giveAny(state, 0, 1)).play({ type: 'invite', seat: 0, monster: 'meanderthal' });
  expect([hand(free, 0).length, asked(free)]).toEqual([1, 'prepare 0']);
  const fails = (...cards: string[]) =>
    doomed('meanderthal', (state) => {
      setSouls(state, 2);
      give(state, 0, ...cards);
    })
      .script([1], 'first')
      .play(hold);
  const rich = fails('demo-jing', 'vinyl-nevermind', 'vinyl-in-utero');
  rich.play({ type: 'discard', seat: 0, card: 'vinyl-in-utero' });
  expect([discards(rich), souls(rich)[0]]).toEqual([['vinyl-in-utero'], 2]);
  const poor = fails('demo-jing', 'vinyl-nevermind');
  expect([discards(poor), souls(poor)[0]]).toEqual([[], 1]);
});

rule(['DNE-BTY.11', 'DNE-BTY.14', 'DNE-GNL.15'], 'example 41: overflows before the escape of a rival', () => {
  const game = at((state) => {
    rave(state, 16, ['vinyl-delicate-sound-of-thunder', 'vinyl-the-very-best-of-the-doors'], ['demo-jing']);
    guest(state, 'oxymoron');
    giveAny(state, 0, 4);
  });
  game.idleWhile('rave');
  for (const left of [8, 7, 6]) {
    const [card = ''] = hand(game, 0);
    expect([asked(game), hand(game, 0).length]).toEqual(['overflow 0', left]);
    game.play({ type: 'drop', seat: 0, card });
  }
  expect(game.events.filter(({ type }) => type === 'escape-ended')).toHaveLength(1);
  expect(asked(game)).toBe('recover 0');
});
