import { activate, hand, market, setGoods } from '@rulewright/euphoria/positions';
import { describe, expect } from 'vitest';
import { rule } from '../support/rule.js';
import { asked, decline, place } from './plays.js';
import { type EuState, handOf, tableWith } from './positions.js';

// HK8 and HK9: after a star, and when a market is completed.

type Edition = 'first' | 'second';
const nothing = (_: EuState): void => {};

/** Seat 0 visits a built market in Subterra, price 4 energy and 1 stone, on which it has a star. */
const visit = (recruit: string, recipe: (state: EuState) => void = nothing, recruitEdition: Edition = 'second') =>
  tableWith({ recruitEdition }, (state) => {
    activate(state, 0, recruit);
    market(state, 'subterran-a', 'courthouse-of-hasty-judgment', 0);
    setGoods(state, 0, { energy: 4, stone: 1 });
    recipe(state);
  });
const visiting = place('subterran-a-visit');

describe('Esme', () => {
  const star = (edition: Edition, ...cards: Parameters<typeof hand>[2][]) =>
    visit('esme-the-fireman', (state) => hand(state, 0, ...cards), edition).play(visiting);

  rule('EUP-RCT.118', 'can be declined, and needs an artifact', () => {
    expect(handOf(star('first', 'bat').play(decline()).state, 0)).toEqual(['bat']);
    expect(asked(star('first'))).toBe('turn-main 1');
  });
});
