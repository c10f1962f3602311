import { activate, available, hand, setGoods, setPlayer } from '@rulewright/euphoria/positions';
import { describe, expect } from 'vitest';
import { rule } from '../support/rule.js';
import { asked, place, take } from './plays.js';
import { tableWith } from './positions.js';

// HK5 and HK6: what a placement gives more, and what can be done after its benefit.

type Recipe = NonNullable<Parameters<typeof tableWith>[1]>;
type Edition = 'first' | 'second';
const nothing: Recipe = () => {};
const owner = (recruit: string, recipe: Recipe = nothing, recruitEdition: Edition = 'second') =>
  tableWith({ recruitEdition }, (state) => {
    activate(state, 0, recruit);
    setGoods(state, 0, { energy: 1, water: 1, food: 1, gold: 1, clay: 1 });
    recipe(state);
  });

describe('Andrew in a tunnel', () => {
  rule('EUP-RCT.142', 'a card in the hand, or the Subterran tunnel, leaves the choice', () => {
    expect(asked(owner('andrew-the-spelunker', (state) => hand(state, 0, 'bat')).play(place('euphorian-tunnel')))).toBe(
      'place-benefit 0',
    );
    expect(asked(owner('andrew-the-spelunker').play(place('subterran-tunnel')))).toBe('place-benefit 0');
  });
});

describe('Zong, second edition', () => {
  rule('EUP-RCT.103/2', 'is not offered at knowledge 6, on another area, or in the first edition', () => {
    const late = owner('zong-the-astronomer', (state) => setPlayer(state, 0, { knowledge: 6 }));
    expect(asked(late.play(place('cloud-mine')))).toBe('turn-main 1');
    expect(asked(owner('zong-the-astronomer').play(place('farm')))).toBe('turn-main 1');
    expect(asked(owner('zong-the-astronomer', nothing, 'first').play(place('cloud-mine')))).toBe('turn-main 1');
  });
});

describe('Professor Reitz', () => {
  const dig = (recipe: Recipe = nothing) =>
    owner('professor-reitz-the-archeologist', recipe).play(place('euphorian-tunnel'), take('gold'));

  rule('EUP-RCT.106', 'is not payable at knowledge 5', () => {
    expect(asked(dig((state) => setPlayer(state, 0, { knowledge: 5 })))).toBe('turn-main 1');
  });
});

describe('Chase in a tunnel', () => {
  const dig = (...values: number[]) =>
    owner('chase-the-miner', (state) => available(state, 0, ...values)).play(place('subterran-tunnel'), take('stone'));

  rule(['EUP-RCT.133', 'EUP-REC.4'], 'the last worker cannot be sacrificed', () => {
    expect(asked(dig(1))).toBe('turn-main 1');
  });
});
