import type { EmixAction } from '@rulewright/emix';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { play } from './answers.js';
import { asked } from './look.js';
import { acting, next } from './phases.js';
import { expectPaid, fear, leftOver, threatened } from './restored.js';
import { deck, discard, discards, give, hand, ids, karma, type Options, pool, row, setPool, stack } from './table.js';

// EMX-MOM.10: what a cancelled card costs with option fizzle.

const [A, B, C] = [0, 1, 2];
const fizzling: Options = { cancelMode: 'fizzle' };

rule.each(
  ['EMX-MOM.10', 'EMX-R17'],
  'with option fizzle a cancelled card is discarded and paid for again, with its karma',
  [
    { card: 'optimism', target: A, pos: 2, pool: [3, 6], karma: [0, 0] },
    { card: 'optimism', target: C, pos: 2, pool: [3, 6], karma: [4, 0] },
    { card: 'envy', target: B, pos: 0, pool: [5, 5], karma: [0, 2] },
    { card: 'insight', target: A, pos: 1, pool: [4, 6], karma: [0, 0] },
    { card: 'joy', target: C, pos: 0, pool: [5, 6], karma: [0, 0] },
  ],
  ({ card, target, pos, ...left }) => {
    const t = threatened(() => {}, fizzling);
    const before = t.state;
    t.script(card === 'joy' ? [6] : [], 'first').play(play(card, target, pos), fear);
    expect([pool(t, A), karma(t, A), discards(t)]).toEqual([left.pool, left.karma, [card, 'fear']]);
    expect(hand(t, A)).toEqual(ids(before, before.hands[A]).filter((held) => held !== card));
    expect([row(t, A), row(t, C), pool(t, B), pool(t, C), karma(t, B)]).toEqual([
      ['creativity'],
      [],
      [4, 3],
      [0, 0],
      [0, 4],
    ]);
    expect([deck(t).sort(), asked(t)]).toEqual([deck({ state: before }).sort(), next]);
  },
);

rule('EMX-MOM.10', 'with option fizzle the emons of a neutral card are paid again in the same colours', () => {
  const t = threatened((state) => give(state, A, 'reappraisal', 'self-development'), fizzling);
  t.play(play('self-development', C, 1), fear);
  expect([pool(t, A), karma(t, A), row(t, C), discards(t)]).toEqual([[4, 5], [2, 2], [], ['self-development', 'fear']]);
});

rule.each(
  ['EMX-MOM.10', 'EMX-MOM.4'],
  'with option fizzle an action that activated no card is simply undone',
  [
    { action: { type: 'use', seat: A, power: 'creativity', target: B }, answers: [] },
    { action: { type: 'draw', seat: A }, answers: [] },
    {
      action: { type: 'exchange', seat: A, card: 'calm', colour: 'pos' },
      answers: [{ type: 'stop', seat: A }],
    },
  ] satisfies { action: EmixAction; answers: EmixAction[] }[],
  ({ action, answers }) => {
    const t = threatened(() => {}, fizzling);
    expect(leftOver(t, action, ...answers, fear)).toEqual({});
    expectPaid(t);
  },
);

rule(['EMX-MOM.10', 'EMX-MOM.6'], 'with option fizzle extra actions are lost all the same', () => {
  const t = threatened((state) => give(state, A, 'inspiration'), fizzling);
  t.play(play('inspiration'), fear);
  expect([pool(t, A), discards(t), asked(t)]).toEqual([[5, 6], ['inspiration', 'fear'], next]);
});

rule(
  ['EMX-MOM.10', 'EMX-MOM.3', 'EMX-FREE.6'],
  'with option fizzle what a human pays again is not there for a Moment',
  () => {
    for (const [neg, offered] of [
      [3, [1, 2]],
      [4, [0, 1, 2]],
    ] as const) {
      const t = acting(
        (state) => {
          give(state, A, 'pessimism', 'joy');
          give(state, B, 'fear');
          setPool(state, 0, 0, neg);
          setPool(state, 1, 0, 3);
          setPool(state, 2, 0, 2);
        },
        { ...fizzling, freeFeeding: { humans: 3, chargeAll: false } },
      );
      t.play({ type: 'play', seat: A, human: 0, card: 'pessimism', target: 0, pos: 0 });
      expect(t.legal('cancel').map(({ human }) => human)).toEqual(offered);
    }
  },
);

rule(['EMX-MOM.4', 'EMX-FREE.6'], 'without fizzle the refunded emons pay for the Moment, in free feeding too', () => {
  const t = acting(
    (state) => {
      give(state, A, 'pessimism', 'joy');
      give(state, B, 'fear');
      stack(state, 'drawPiles', ['love']);
      discard(state, 'calm');
      setPool(state, 0, 0, 2);
    },
    { freeFeeding: { humans: 3, chargeAll: false } },
  );
  t.play({ type: 'play', seat: A, human: 0, card: 'pessimism', target: 0, pos: 0 });
  t.play({ type: 'cancel', seat: B, human: 0, card: 'fear', pos: 0 });
  expect([pool(t, 0), karma(t, 0), row(t, 0), hand(t, A)]).toEqual([[0, 0], [0, 4], [], ['pessimism', 'joy']]);
});
