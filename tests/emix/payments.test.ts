import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { play } from './answers.js';
import { acting, ownEffect } from './phases.js';
import { give, pool, setPlayer, setPool, setSupply } from './table.js';

// EMX-CRD.3 to EMX-CRD.5, EMX-R40: what a card costs, and who pays. Prices are those of the base cards.

const [A, B, C] = [0, 1, 2];

rule.each(
  ['EMX-CRD.3', 'EMX-CRD.4'],
  'the sign of a card decides which emons pay for it',
  [
    { card: 'optimism', splits: [2], left: [3, 5] },
    { card: 'pessimism', splits: [0], left: [5, 3] },
    { card: 'self-development', splits: [0, 1, 2], left: [5, 3] },
    { card: 'cleansing', splits: [0], left: [5, 5] },
    { card: 'memory', splits: [0], left: [5, 5] },
  ],
  ({ card, splits, left }) => {
    const t = acting((state) => {
      setPool(state, A, 5, 5);
      setPool(state, B, 1, 1);
      give(state, A, card);
    });
    expect(t.legal('play').flatMap(({ target, pos }) => (target === B ? [pos] : []))).toEqual(splits);
    t.play(play(card, B, splits[0]));
    expect(pool(t, A)).toEqual(left);
  },
);

rule.each(
  ['EMX-CRD.4', 'EMX-R3', 'EMX-R4'],
  'a payment in the wrong colours is refused',
  [
    { card: 'optimism', pos: 1, value: 2 },
    { card: 'optimism', pos: 3, value: 2 },
    { card: 'optimism', pos: 0, value: 2 },
    { card: 'pessimism', pos: 1, value: 2 },
    { card: 'pessimism', pos: 2, value: 2 },
    { card: 'self-development', pos: 3, value: 2 },
    { card: 'cleansing', pos: 1, value: 0 },
    { card: 'devastation', pos: 1, value: 0 },
    { card: 'memory', pos: 1, value: 0 },
  ],
  ({ card, pos, value }) => {
    const t = acting((state) => {
      setPool(state, A, 5, 5);
      give(state, A, card);
    });
    expect(t.refusal(play(card, A, pos))).toEqual({
      rule: 'EMX-CRD.4',
      code: 'wrong-payment',
      details: { pos, value },
    });
  },
);

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

rule('EMX-CRD.5', 'a neutral card is paid from what each colour has, not from the sum', () => {
  const t = acting((state) => {
    setPool(state, A, 1, 2);
    give(state, A, 'self-development');
  });
  expect(t.legal('play').flatMap(({ target, pos }) => (target === A ? [pos] : []))).toEqual([0, 1]);
  expect(t.refusal(play('self-development', A, 2))).toEqual({
    rule: 'EMX-CRD.5',
    code: 'too-few-emons',
    details: { pos: 2, neg: 0 },
  });
});

rule(
  ['EMX-CRD.4', 'EMX-INF.12'],
  'the payer pays from their own pool, whatever stands on the track or lies elsewhere',
  () => {
    const t = acting((state) => {
      setPlayer(state, A, { marker: 50 });
      setPool(state, B, 9, 9);
      give(state, A, 'optimism', 'joy');
    });
    expect(t.legal('play').map(({ card }) => card)).toEqual(['joy', 'joy', 'joy']);
    expect(t.refusal(play('optimism', B, 2))).toMatchObject({ rule: 'EMX-CRD.5' });
  },
);

rule(['EMX-R40', 'EMX-VOC.8', 'EMX-INF.4'], 'the cost is paid first: doubling counts what is left', () => {
  const t = acting((state) => {
    setPool(state, A, 8, 0);
    give(state, A, 'euphoria');
  });
  t.play(play('euphoria', A, 3));
  expect(pool(t, A)).toEqual([10, 0]);
});

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

rule(['EMX-R40', 'EMX-VOC.8'], 'what is paid may be taken from the supply again in the same action', () => {
  const t = acting(
    (state) => {
      setPool(state, A, 3, 0);
      setSupply(state, 'pos', 0, C);
      give(state, A, 'own');
    },
    { customCards: [ownEffect('own', 'play self: gain pos 2', { sign: 'pos', value: 1 })] },
  );
  t.play(play('own', A, 1));
  expect([pool(t, A), t.state.supply.pos]).toEqual([[3, 0], 0]);
});
