import { activate, available, market, setGoods, setPlayer, stand } from '@rulewright/euphoria/positions';
import { describe, expect } from 'vitest';
import { rule } from '../support/rule.js';
import { asked, choose, done, retrieve, usable, use } from './plays.js';
import { type EuState, goodsOf, tableWith } from './positions.js';

// HK10 and HK11: what a retrieval costs and buys, and what happens inside it.

type Edition = 'first' | 'second';
const nothing = (_: EuState): void => {};

/** Seat 0 has workers 3 and 4 on the Farm and the Aquifer. */
const table = (recruit: string, recipe: (state: EuState) => void = nothing, recruitEdition: Edition = 'second') =>
  tableWith({ recruitEdition }, (state) => {
    activate(state, 0, recruit);
    stand(state, 0, 'farm', 1);
    stand(state, 0, 'aquifer', 2);
    setGoods(state, 0, { energy: 1, food: 1, bliss: 1 });
    setPlayer(state, 0, { morale: 3 });
    recipe(state);
  });
const prices = (game: ReturnType<typeof table>): string[] => [
  ...new Set(game.legal('retrieve').map((action) => action.price)),
];

describe('Jefferson', () => {
  rule(['EUP-RCT.141', 'EUP-PEN.7'], 'the Academy closes the price', () => {
    const academy = (state: EuState) => market(state, 'euphorian-a', 'academy-of-mandatory-equality', 1);
    expect(prices(table('jefferson-the-shock-artist', academy))).toEqual(['food', 'bliss', 'free']);
  });
});

describe.each([
  ['EUP-RCT.110', 'pete-the-cannibal', 'food'],
  ['EUP-RCT.129', 'dr-sheppard-the-lobotomist', 'bliss'],
] as const)('%s', (id, recruit, good) => {
  rule(id, 'a retrieved worker brings 4 goods and any resource instead of being rolled', () => {
    const game = table(recruit, (state) => setGoods(state, 0, {})).play(retrieve('free', 3, 4));
    expect([asked(game), usable(game)]).toEqual(['ability-window 0', [recruit]]);
    game.play(use(recruit)).script([6]).play(choose('gold'));
    expect(goodsOf(game.state, 0)).toEqual({ [good]: 4, gold: 1 });
    expect([game.state.place.slice(0, 4), game.state.value.slice(0, 4)]).toEqual([
      [-2, -2, -1, -2],
      [1, 2, 0, 6],
    ]);
  });

  rule([id, 'EUP-RET.7'], 'without a worker left there is no roll and no check', () => {
    const game = table(recruit, (state) => setPlayer(state, 0, { knowledge: 6 })).play(
      retrieve('free', 3),
      use(recruit),
      choose('clay'),
    );
    expect([asked(game), game.state.place.slice(0, 4), game.state.lostWorker[0]]).toEqual([
      'turn-main 1',
      [-2, -2, -1, 1],
      false,
    ]);
  });

  rule([id, 'EUP-REC.4'], 'the only worker cannot go', () => {
    const game = tableWith({}, (state) => {
      activate(state, 0, recruit);
      available(state, 0);
      stand(state, 0, 'farm', 1);
    });
    expect(asked(game.script([1]).play(retrieve('free', 1)))).toBe('turn-main 1');
  });

  rule([id, 'EUP-REC.10'], 'can be declined', () => {
    expect(asked(table(recruit).play(retrieve('free', 3)).script([1]).play(done()))).toBe('turn-main 1');
  });
});
