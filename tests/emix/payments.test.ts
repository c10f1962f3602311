import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { play } from './answers.js';
import { acting } from './phases.js';
import { give, setPool } from './table.js';

// EMX-CRD.3 to EMX-CRD.5, EMX-R40: what a card costs, and who pays. Prices are those of the base cards.

const A = 0;

rule.each(
  ['EMX-CRD.5', 'EMX-CRD.4'],
  'a card is activated for its whole cost or not at all',
  [
    { card: 'optimism', emons: [1, 9], splits: [], pos: 2 },
    { card: 'optimism', emons: [2, 0], splits: [2], pos: 2 },
    { card: 'optimism', emons: [3, 0], splits: [2], pos: 2 },
    { card: 'pessimism', emons: [9, 1], splits: [], pos: 0 },
    { card: 'pessimism', emons: [0, 2], splits: [0], pos: 0 },
    { card: 'self-development', emons: [0, 1], splits: [], pos: 1 },
    { card: 'self-development', emons: [1, 0], splits: [], pos: 2 },
    { card: 'self-development', emons: [1, 1], splits: [1], pos: 1 },
    { card: 'self-development', emons: [1, 9], splits: [0, 1], pos: 1 },
    { card: 'self-development', emons: [9, 1], splits: [1, 2], pos: 1 },
    { card: 'self-development', emons: [0, 2], splits: [0], pos: 0 },
    { card: 'self-development', emons: [2, 0], splits: [2], pos: 2 },
  ],
  ({ card, emons: [pos = 0, neg = 0], splits, pos: tried }) => {
    const t = acting((state) => {
      setPool(state, A, pos, neg);
      give(state, A, card, 'joy');
    });
    const offered = t
      .legal('play')
      .flatMap((action) => (action.card === card && action.target === A ? [action.pos] : []));
    expect(offered).toEqual(splits);
    if (splits.length > 0) return;
    expect(t.refusal(play(card, A, tried))).toEqual({
      rule: 'EMX-CRD.5',
      code: 'too-few-emons',
      details: { pos: tried, neg: 2 - tried },
    });
  },
);

rule.each(
  ['EMX-R40', 'EMX-VOC.9'],
  'a doubling that would find nothing after the payment is not offered',
  [
    { pos: 3, legal: false },
    { pos: 4, legal: true },
  ],
  ({ pos, legal }) => {
    const t = acting((state) => {
      setPool(state, A, pos, 0);
      give(state, A, 'euphoria');
    });
    expect(t.legal('play')).toHaveLength(legal ? 1 : 0);
    if (!legal) expect(t.refusal(play('euphoria', A, 3))).toMatchObject({ rule: 'EMX-VOC.9' });
  },
);
