import { activate, available, market, setGoods, setPlayer, stand } from '@rulewright/euphoria/positions';
import { describe, expect } from 'vitest';
import { rule } from '../support/rule.js';
import { asked, choose, place, retrieve } from './plays.js';
import { type EuState, goodsOf, tableWith } from './positions.js';

// HK12: after a new worker came; HK15: after a check took one.

const nothing = (_: EuState): void => {};

/** Seat 0 pays 3 water for a new worker, which shows `face`. */
const grow = (recruit: string, face: number, recipe: (state: EuState) => void = nothing) =>
  tableWith({}, (state) => {
    activate(state, 0, recruit);
    setGoods(state, 0, { water: 3 });
    recipe(state);
  })
    .script([face])
    .play(place('tank-water'));

describe('Pete and Dr. Sheppard', () => {
  rule.each(
    ['EUP-RCT.110b', 'EUP-RCT.129b'],
    'without a new worker there is nothing to use',
    ['four', 'laboratory'],
    (why) => {
      const game = tableWith({}, (state) => {
        activate(state, 0, 'pete-the-cannibal', 'dr-sheppard-the-lobotomist');
        setGoods(state, 0, { water: 3 });
        if (why === 'four') available(state, 0, 1, 2, 3, 4);
        else market(state, 'euphorian-a', 'laboratory-of-selective-genetics', 1);
      });
      expect(asked(game.play(place('tank-water')))).toBe('turn-main 1');
    },
  );
});

describe('Chase and a new worker', () => {
  const chase = (face: number, recipe: (state: EuState) => void = nothing) => grow('chase-the-miner', face, recipe);

  rule(['EUP-RCT.133b', 'EUP-R19', 'EUP-PEN.5'], 'the Fountain forbids it', () => {
    const game = chase(4, (state) => market(state, 'euphorian-a', 'fountain-of-wishful-thinking', 1));
    expect(asked(game)).toBe('turn-main 1');
  });

  rule(['EUP-RCT.133b', 'EUP-R46'], 'a new worker that the check took cannot be placed', () => {
    const game = chase(6, (state) => {
      available(state, 0, 1, 5);
      setPlayer(state, 0, { knowledge: 5 });
    });
    expect([game.state.place.slice(0, 4), asked(game)]).toEqual([[5, -2, -1, -1], 'turn-main 1']);
  });
});

describe('Steven', () => {
  const lose = (owner: number, faces: readonly number[]) =>
    tableWith({}, (state) => {
      activate(state, owner, 'steven-the-scholar');
      stand(state, 0, 'farm', 1);
      stand(state, 0, 'aquifer', 1);
      setPlayer(state, 0, { knowledge: 2 });
    })
      .script(faces)
      .play(retrieve('free', 3, 4));

  rule('EUP-RCT.140', 'nothing comes without a loss, or for the loss of another player', () => {
    expect(asked(lose(0, [3, 3]))).toBe('turn-main 1');
    expect(goodsOf(lose(1, [6, 6]).state, 1)).toEqual({});
  });

  rule(['EUP-RCT.140', 'EUP-R8'], 'comes before what opponents make of the roll', () => {
    const game = tableWith({}, (state) => {
      activate(state, 0, 'steven-the-scholar');
      activate(state, 1, 'ben-the-ludologist');
      setPlayer(state, 1, { morale: 3 });
      stand(state, 0, 'farm', 1);
      stand(state, 0, 'aquifer', 1);
    })
      .script([6, 6])
      .play(retrieve('free', 3, 4));
    expect(asked(game)).toBe('ability-choose 0');
    expect(asked(game.play(choose('gold')))).toBe('ability-react 1');
  });
});
