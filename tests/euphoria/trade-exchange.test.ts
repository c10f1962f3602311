import { engine } from '@rulewright/euphoria';
import { give, setGoods, setMorale } from '@rulewright/euphoria/positions';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { changes } from './facts.js';
import { accept, pickCard, propose, trading } from './trading.js';

/** Seat 0 holds bat, bear, bear; seat 1 box, glasses; both have goods, and room for one card more. */
const market = (options: Parameters<typeof trading>[1] = {}) =>
  trading((state) => {
    setGoods(state, 0, { energy: 3, clay: 1 });
    setGoods(state, 1, { gold: 2, bliss: 1 });
    setMorale(state, 4, 3, 1, 1);
    give(state, 0, 'bat', 'bear', 'bear');
    give(state, 1, 'box', 'glasses');
  }, options);

rule(['EUP-TRD.1', 'EUP-TRD.8'], 'named cards change hands without another question', () => {
  const game = market();
  expect(changes(game, ...propose(['bat', 'bear'], ['glasses']), accept(1))).toEqual({
    'hands.0': 'bear glasses',
    'hands.1': 'bat bear box',
  });
});

rule('EUP-TRD.9', 'while the cards are picked nobody else sees which', () => {
  const one = market().play(...propose(['artifact', 'artifact'], ['gold']), accept(1), pickCard(0, 'bat'));
  const other = market().play(...propose(['artifact', 'artifact'], ['gold']), accept(1), pickCard(0, 'bear'));
  expect(engine.view(one.state, 1)).toEqual(engine.view(other.state, 1));
  expect(engine.view(one.state, 2)).toEqual(engine.view(other.state, 2));
  expect(engine.view(one.state, 0)).not.toEqual(engine.view(other.state, 0));
});
