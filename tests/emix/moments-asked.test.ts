import { engine } from '@rulewright/emix';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { cancel, pass, play } from './answers.js';
import { asked, window } from './look.js';
import { playing, playOwn } from './own-effect.js';
import { acting, next } from './phases.js';
import { deck, discards, give, hand, pool, setPool, slot, stack } from './table.js';
import { watched } from './watched.js';

// EMX-MOM.3, EMX-MOM.11, EMX-MOM.17: who may cancel an action, and with what.

const [A, B, C, D] = [0, 1, 2, 3];

rule.each(
  ['EMX-MOM.3', 'EMX-CRD.5'],
  'who cannot pay for a Moment is not asked',
  [
    { card: 'fear', emons: [9, 1], splits: [] },
    { card: 'fear', emons: [0, 2], splits: [0] },
    { card: 'fear', emons: [9, 3], splits: [0] },
    { card: 'composure', emons: [1, 9], splits: [] },
    { card: 'composure', emons: [2, 0], splits: [2] },
    { card: 'indifference', emons: [1, 1], splits: [] },
    { card: 'indifference', emons: [2, 1], splits: [2] },
    { card: 'indifference', emons: [2, 2], splits: [1, 2] },
    { card: 'indifference', emons: [9, 9], splits: [0, 1, 2, 3] },
  ],
  ({ card, emons: [pos = 0, neg = 0], splits }) => {
    const t = acting((state) => {
      give(state, A, 'joy');
      give(state, B, card);
      setPool(state, B, pos, neg);
    });
    t.script([1], 'first').play(play('joy'));
    expect(window(t)).toEqual(splits.length > 0 ? [B, C] : undefined);
    expect(t.legal('cancel')).toEqual(splits.map((split) => cancel(B, card, split)));
  },
);

rule.each(
  ['EMX-MOM.3', 'EMX-MOM.4', 'EMX-R17'],
  'the pool at the beginning of the action decides, not what the action made of it',
  [
    { text: 'play other: take neg 9', neg: 2, asked: true },
    { text: 'play other: lose neg 1', neg: 2, asked: true },
    { text: 'play other: gain neg 9', neg: 1, asked: false },
    { text: 'play other: gain neg 1', neg: 1, asked: false },
  ],
  ({ text, neg, asked }) => {
    const t = playing(text, (state) => {
      give(state, B, 'fear');
      setPool(state, B, 0, neg);
    });
    t.play(playOwn(B));
    expect(window(t)).toEqual(asked ? [B, C] : undefined);
    if (asked) expect(pool(t.play(cancel(B, 'fear')), B)).toEqual([0, 0]);
  },
);

rule.each(
  ['EMX-MOM.3', 'EMX-R17'],
  'a Moment must be held when the action begins and when it ends',
  [
    { text: 'play other: draw 1', held: [], asked: false },
    { text: 'play other: steal 1', held: ['fear'], asked: false },
    { text: 'play other: discard 1', held: ['fear'], asked: false },
    { text: 'play other: discard 1; draw 1', held: ['fear'], asked: false },
    { text: 'play other: draw 1', held: ['fear'], asked: true },
  ],
  ({ text, held, asked }) => {
    const t = playing(text, (state) => {
      give(state, B, ...held);
      stack(state, 'drawPiles', ['fear']);
      setPool(state, B, 0, 9);
    });
    t.play(playOwn(B));
    expect(hand(t, B)).toEqual(text.endsWith('draw 1') ? (asked ? ['fear', 'fear'] : ['fear']) : []);
    expect(window(t)).toEqual(asked ? [B, C] : undefined);
    if (asked) expect(t.legal('cancel')).toEqual([cancel(B, 'fear')]);
  },
);

rule('EMX-MOM.3', 'of two equal Moments the one that was held before is played', () => {
  const t = playing('play other: draw 1', (state) => {
    give(state, B, 'fear');
    stack(state, 'drawPiles', ['fear']);
    setPool(state, B, 0, 9);
  });
  t.play(playOwn(B), cancel(B, 'fear'));
  expect([hand(t, B), discards(t), deck(t)[0]]).toEqual([[], ['fear'], 'fear']);
});

rule('EMX-MOM.3', 'whoever got an equal Moment and lost one of the two has held one all along', () => {
  const t = playing('play other: draw 1; discard 1', (state) => {
    give(state, B, 'fear', 'joy');
    stack(state, 'drawPiles', ['fear']);
    setPool(state, B, 0, 9);
  });
  t.play(playOwn(B), { type: 'discard', seat: B, card: 'fear' });
  expect(t.legal('cancel')).toEqual([cancel(B, 'fear')]);
});

rule(
  ['EMX-MOM.3', 'EMX-MOM.11', 'EMX-MOM.8'],
  'the others are asked clockwise from the actor’s left until one cancels',
  () => {
    const holders = (actor: number) =>
      acting(
        (state) => {
          slot(state, actor, { kind: 'slot', seat: B });
          give(state, 0, 'fear', 'joy');
          give(state, 1, 'fear', 'joy');
          give(state, 2, 'composure');
          give(state, 3, 'composure');
          for (const seat of [0, 1, 2, 3]) setPool(state, seat, 2, 2);
        },
        { players: 4 },
      ).play({ type: 'draw', seat: actor });
    for (const [actor, order] of [
      [0, [1, 2, 3]],
      [2, [3, 0, 1]],
      [3, [0, 1, 2]],
    ] as const) {
      const t = holders(actor);
      expect(window(t)).toEqual(order);
      expect(window(t.play(pass(order[0])))).toEqual(order.slice(1));
      t.play(cancel(order[1], order[1] < 2 ? 'fear' : 'composure', order[1] < 2 ? 0 : 2));
      expect(asked(t)).toEqual({ kind: 'action', seat: B });
      expect(asked(holders(actor).play(...order.map(pass)))).toEqual({ kind: 'action', seat: B });
    }
  },
);

rule('EMX-MOM.3', 'each kind of Moment in a hand is offered once, with every way to pay for it', () => {
  const t = acting((state) => {
    give(state, B, 'fear', 'composure', 'conviction', 'fear', 'joy', 'indifference');
    setPool(state, B, 2, 2);
  });
  t.play({ type: 'draw', seat: A });
  expect(t.legal()).toEqual([
    cancel(B, 'fear', 0),
    cancel(B, 'composure', 2),
    cancel(B, 'indifference', 1),
    cancel(B, 'indifference', 2),
    pass(B),
  ]);
});

rule.each(
  ['EMX-MOM.3', 'EMX-MOM.1'],
  'in the window anything but a cancelling Moment that can be paid is refused',
  [
    { card: 'conviction', pos: 1 },
    { card: 'composure', pos: 2 },
    { card: 'joy', pos: 0 },
    { card: 'fear', pos: 1 },
    { card: 'fear', pos: 2 },
    { card: 'anger', pos: 0 },
  ],
  ({ card, pos }) => {
    const t = watched((state) => {
      give(state, B, 'conviction', 'joy');
      setPool(state, B, 9, 9);
    });
    t.play({ type: 'draw', seat: A });
    expect(t.refusal(cancel(B, card, pos))).toEqual({
      rule: 'EMX-MOM.3',
      code: 'not-eligible',
      details: { card, pos },
    });
  },
);

rule(['EMX-MOM.2', 'EMX-MOM.3'], 'with two players the other one is asked', () => {
  const t = watched(
    (state) => {
      give(state, A, 'joy');
      give(state, B, 'anger');
    },
    { players: 2 },
  );
  t.play({ type: 'draw', seat: A });
  expect(window(t)).toEqual([B]);
  t.play(cancel(B, 'fear'));
  expect([hand(t, A), asked(t)]).toEqual([['joy'], { kind: 'action', seat: B }]);
});

rule('EMX-MOM.11', 'nobody is asked about an action of their own', () => {
  const t = acting((state) => {
    give(state, A, 'fear', 'joy');
    setPool(state, A, 0, 9);
  });
  t.play({ type: 'draw', seat: A });
  expect(asked(t)).toEqual(next);
});

rule(
  ['EMX-MOM.17', 'EMX-R37'],
  'with option reactionPrompt = all everybody but the actor is asked until one reacts',
  () => {
    const t = acting(
      (state) => {
        give(state, A, 'fear', 'joy');
        give(state, C, 'fear');
        setPool(state, A, 0, 9);
        setPool(state, C, 0, 2);
      },
      { players: 4, reactionPrompt: 'all' },
    );
    t.play({ type: 'draw', seat: A });
    expect([window(t), t.legal()]).toEqual([[B, C, 3], [pass(B)]]);
    expect(t.refusal(cancel(B, 'fear'))).toMatchObject({ rule: 'EMX-MOM.3' });
    t.play(pass(B));
    expect([window(t), t.legal()]).toEqual([
      [C, 3],
      [cancel(C, 'fear'), pass(C)],
    ]);
    const open = engine.apply(t.state, pass(C));
    expect(engine.legalActions(open)).toEqual([pass(3)]);
    expect(asked(t.play(cancel(C, 'fear')))).toEqual({ kind: 'action', seat: D });
  },
);

rule(['EMX-MOM.17', 'EMX-SOLO.1'], 'alone there is no window, whatever the option says', () => {
  for (const reactionPrompt of ['holders', 'all'] as const) {
    const t = acting(
      (state) => {
        slot(state, A, { kind: 'slot', seat: A });
        give(state, A, 'fear', 'joy');
        setPool(state, A, 0, 9);
      },
      { players: 1, reactionPrompt },
    );
    t.play({ type: 'draw', seat: A });
    expect([hand(t, A).length, asked(t)]).toEqual([3, { kind: 'action', seat: A }]);
  }
});
