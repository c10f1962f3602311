import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { pass, protect } from './answers.js';
import { attempting, drop, FREE } from './attempts.js';
import { asked, window } from './look.js';
import { playing, playOwn } from './own-effect.js';
import { acting, harvesting, next } from './phases.js';
import { activate, discards, give, hand, karma, pool, row, setPlayer, setPool, slot } from './table.js';

// EMX-MOM.13, EMX-MOM.17: who may protect a power that is to be discarded, and with what.

const [A, B, C, D] = [0, 1, 2, 3];

rule.each(
  ['EMX-MOM.13', 'EMX-R25'],
  'the owner of the power is asked first, then the others clockwise; the attempter is not',
  [
    { target: A, order: [B, C, D] },
    { target: B, order: [B, C, D] },
    { target: C, order: [C, D, B] },
    { target: D, order: [D, B, C] },
  ],
  ({ target, order }) => {
    const t = attempting(
      target,
      (state) => {
        give(state, A, FREE);
        give(state, B, FREE);
        give(state, C, 'conviction');
        give(state, D, 'obstinacy');
        setPool(state, C, 1, 0);
        setPool(state, D, 0, 1);
      },
      { players: 4, sets: 2 },
    );
    t.play(drop(target, 1));
    expect(asked(t)).toMatchObject({ kind: 'protect', attempter: A, human: target, passed: [] });
    for (let i = 0; i < order.length; i++) {
      expect(window(t)).toEqual(order.slice(i));
      t.play(pass(order[i] ?? A));
    }
    expect([row(t, target), discards(t)]).toEqual([['love'], ['calm', 'clarity-of-mind']]);
  },
);

rule('EMX-MOM.13', 'the first protection closes the window', () => {
  const t = attempting(B, (state) => {
    give(state, B, FREE);
    give(state, C, 'conviction');
    setPool(state, C, 1, 0);
  });
  t.play(drop(B));
  expect(asked(t.play(protect(B, FREE)))).toEqual(next);
  expect([row(t, B), hand(t, C)]).toEqual([['love', 'calm'], ['conviction']]);
});

rule.each(
  ['EMX-MOM.13', 'EMX-CRD.5'],
  'who cannot pay now for a protection is not asked',
  [
    { card: 'conviction', emons: [0, 9], splits: [] },
    { card: 'conviction', emons: [1, 0], splits: [1] },
    { card: 'obstinacy', emons: [9, 0], splits: [] },
    { card: 'obstinacy', emons: [0, 1], splits: [0] },
    { card: 'habit', emons: [0, 0], splits: [0] },
    { card: 'fear', emons: [9, 9], splits: [] },
    { card: 'joy', emons: [9, 9], splits: [] },
  ],
  ({ card, emons: [pos = 0, neg = 0], splits }) => {
    const t = attempting(C, (state) => {
      give(state, B, card);
      setPool(state, B, pos, neg);
    });
    t.play(drop(C));
    expect(t.legal('protect')).toEqual(splits.map((split) => protect(B, card, split)));
    expect(row(t, C)).toEqual(splits.length > 0 ? ['love', 'calm'] : ['calm']);
  },
);

rule.each(
  ['EMX-MOM.13', 'EMX-VOC.4'],
  'what the action has changed before counts for the payment',
  [
    { text: 'play other: gain pos 1; discardPower 1', pos: 0, asked: true },
    { text: 'play other: lose pos 1; discardPower 1', pos: 1, asked: false },
    { text: 'play other: take pos 1; discardPower 1', pos: 2, asked: true },
  ],
  ({ text, pos, asked }) => {
    const t = playing(text, (state) => {
      activate(state, B, 'love');
      give(state, B, 'conviction');
      setPool(state, B, pos, 0);
    });
    t.play(playOwn(B));
    expect(window(t)).toEqual(asked ? [B, C] : undefined);
  },
);

rule('EMX-MOM.13', 'equal protections are offered once, with every way to pay for them', () => {
  const t = attempting(B, (state) => {
    give(state, B, 'conviction', 'obstinacy', 'fear', 'conviction', FREE);
    setPool(state, B, 1, 1);
  });
  t.play(drop(B));
  expect(t.legal()).toEqual([protect(B, 'conviction', 1), protect(B, 'obstinacy', 0), protect(B, FREE, 0), pass(B)]);
});

rule.each(
  ['EMX-MOM.13', 'EMX-MOM.1'],
  'in the window anything but a protecting Moment that can be paid is refused',
  [
    { card: 'fear', pos: 0 },
    { card: 'joy', pos: 0 },
    { card: 'conviction', pos: 0 },
    { card: 'conviction', pos: 2 },
    { card: 'obstinacy', pos: 0 },
    { card: 'habit', pos: 1 },
  ],
  ({ card, pos }) => {
    const t = attempting(B, (state) => {
      give(state, B, 'fear', 'joy', 'conviction', 'obstinacy', FREE);
      setPool(state, B, 9, 0);
    });
    t.play(drop(B));
    expect(t.refusal(protect(B, card, pos))).toEqual({
      rule: 'EMX-MOM.13',
      code: 'not-eligible',
      details: { card, pos },
    });
  },
);

rule(['EMX-MOM.13', 'EMX-SYM.4', 'EMX-R25'], 'against the symbol everybody but the marker’s owner may protect', () => {
  const t = harvesting((state) => {
    give(state, A, 'joy', 'joy', 'anger', 'anger', FREE);
    give(state, C, 'conviction', 'harmony');
    setPool(state, C, 1, 0);
    setPlayer(state, A, { marker: 16 });
    setPool(state, A, 1, 0);
    activate(state, A, 'love');
  });
  t.run({ kind: 'result', seat: A });
  expect(asked(t)).toMatchObject({ kind: 'protect', seat: C, attempter: A, human: A });
  expect(window(t)).toEqual([C]);
  t.play(protect(C, 'conviction', 1));
  expect([row(t, A), karma(t, C), asked(t)]).toEqual([['love'], [2, 0], next]);
});

rule(
  ['EMX-MOM.17', 'EMX-R37'],
  'with option reactionPrompt = all everybody but the attempter is asked until one reacts',
  () => {
    const t = attempting(
      C,
      (state) => {
        give(state, A, FREE);
        give(state, B, 'conviction');
        setPool(state, B, 1, 0);
      },
      { reactionPrompt: 'all' },
    );
    t.play(drop(C));
    expect([window(t), t.legal()]).toEqual([[C, B], [pass(C)]]);
    expect(t.refusal(protect(C, FREE))).toMatchObject({ rule: 'EMX-MOM.13' });
    t.play(pass(C));
    expect([window(t), t.legal()]).toEqual([[B], [protect(B, 'conviction', 1), pass(B)]]);
    t.play(protect(B, 'conviction', 1));
    // the action is over, and everybody is asked whether it stands
    expect(asked(t)).toMatchObject({ kind: 'cancel', seat: B, actor: A });
    expect(window(t)).toEqual([B, C]);
  },
);

rule(['EMX-MOM.13', 'EMX-SOLO.1'], 'alone nobody can protect a power', () => {
  const t = acting(
    (state) => {
      slot(state, A, { kind: 'slot', seat: A });
      setPool(state, A, 3, 0);
      give(state, A, 'clarity-of-mind', FREE);
      activate(state, A, 'love');
    },
    { players: 1, reactionPrompt: 'all' },
  );
  t.play({ type: 'play', seat: A, card: 'clarity-of-mind', target: A, pos: 3 });
  expect([row(t, A), asked(t)]).toEqual([[], { kind: 'action', seat: A }]);
});

rule(
  ['EMX-MOM.13', 'EMX-FREE.10', 'EMX-FREE.6'],
  'in free feeding everybody is asked clockwise from the attempter',
  () => {
    const t = acting(
      (state) => {
        setPool(state, 0, 3, 0);
        setPool(state, 1, 1, 0);
        give(state, A, 'clarity-of-mind');
        give(state, B, FREE);
        give(state, C, 'conviction', 'harmony');
        activate(state, 2, 'love');
      },
      { freeFeeding: { humans: 3, chargeAll: false } },
    );
    t.play({ type: 'play', seat: A, human: 0, card: 'clarity-of-mind', target: 2, pos: 3 });
    expect(window(t)).toEqual([B, C]);
    expect(t.legal('protect').map(({ human }) => human)).toEqual([0, 1, 2]);
    t.play(pass(B));
    expect(t.legal('protect')).toEqual([{ type: 'protect', seat: C, human: 1, card: 'conviction', pos: 1 }]);
    t.play({ type: 'protect', seat: C, human: 1, card: 'conviction', pos: 1 });
    expect([row(t, 2), karma(t, 1), pool(t, 1)]).toEqual([['love'], [2, 0], [0, 0]]);
  },
);
