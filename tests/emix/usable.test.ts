import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { use } from './answers.js';
import { asked, eventTypes, pools } from './look.js';
import { playing, playOwn, targets, useless } from './own-effect.js';
import { acting, harvesting, next, ownEffect, ownPower } from './phases.js';
import { activate, discards, give, karma, type Options, pool, row, type State, setPool, setSupply } from './table.js';

// EMX-VOC.9: what is usable, judged after the payment; EMX-APP: what cannot be done, or not in full.

const [A, B, C] = [0, 1, 2];

rule(
  ['EMX-VOC.8', 'EMX-VOC.9', 'EMX-R40'],
  'what is possible is judged after the payment: it may fill the supply',
  () => {
    const paid = (target: number) => ({ type: 'play', seat: A, card: 'paid', target, pos: 1 }) as const;
    const customCards = [ownEffect('paid', 'play any: gain pos 1', { sign: 'pos', value: 1 })];
    const t = acting(
      (state) => {
        give(state, A, 'paid');
        setPool(state, A, 1, 0);
        setSupply(state, 'pos', 0, C);
      },
      { customCards },
    );
    // a payment for oneself goes to the supply, one for another is set aside
    expect(t.legal('play').map(({ target }) => target)).toEqual([A]);
    expect(t.refusal(paid(B))).toMatchObject({ rule: 'EMX-VOC.9' });
    expect(pool(t.play(paid(A)), A)).toEqual([1, 0]);
  },
);

rule.each(
  ['EMX-VOC.9', 'EMX-KRM.3', 'EMX-KRM.7', 'EMX-R40'],
  'what is possible is judged after karma is set aside, which drains the supply',
  [
    { supply: 1, legal: false },
    { supply: 2, legal: true },
  ],
  ({ supply, legal }) => {
    const customCards = [ownEffect('paid', 'play other: gain pos 5', { sign: 'pos', value: 1 })];
    const t = acting(
      (state) => {
        give(state, A, 'paid');
        setPool(state, A, 1, 0);
        setSupply(state, 'pos', supply, C);
      },
      { customCards },
    );
    expect(t.legal('play').map(({ target }) => target)).toEqual(legal ? [B, C] : []);
    if (!legal) return;
    t.play({ type: 'play', seat: A, card: 'paid', target: B, pos: 1 });
    expect([pool(t, B), karma(t, A), t.state.supply.pos]).toEqual([[1, 0], [2, 0], 0]);
  },
);

rule.each(
  ['EMX-VOC.9', 'EMX-R40'],
  'what the payer is to give, lose or swap must be there after the payment',
  [
    { text: 'play any: lose pos 1', target: A },
    { text: 'play other: give pos 1', target: B },
    { text: 'play other: swap pos', target: B },
    { text: 'play any: flip pos 1', target: A },
    { text: 'play other: give any 1', target: B },
  ],
  ({ text, target }) => {
    for (const [pos, offered] of [
      [2, false],
      [3, true],
    ] as const) {
      const customCards = [ownEffect('paid', text, { sign: 'pos', value: 2 })];
      const t = acting(
        (state) => {
          give(state, A, 'paid');
          setPool(state, A, pos, 0);
        },
        { customCards },
      );
      expect(t.legal('play').some((action) => action.target === target)).toBe(offered);
    }
  },
);

rule.each(
  ['EMX-VOC.9', 'EMX-R40'],
  'what another one is to lose is there whatever the payer pays',
  [
    { text: 'play other: lose neg 1', sign: 'neg', pos: 0 },
    { text: 'play other: take neg 1', sign: 'neg', pos: 0 },
    { text: 'play other: lose pos 1', sign: 'pos', pos: 2 },
    { text: 'play other: flip pos 1', sign: 'pos', pos: 2 },
  ] as const,
  ({ text, sign, pos }) => {
    const customCards = [ownEffect('paid', text, { sign, value: 2 })];
    const t = acting(
      (state) => {
        give(state, A, 'paid');
        setPool(state, A, 2, 2);
        setPool(state, B, 1, 1);
      },
      { customCards },
    );
    expect(t.legal('play')).toEqual([{ type: 'play', seat: A, card: 'paid', target: B, pos }]);
  },
);

rule.each(
  ['EMX-VOC.8', 'EMX-VOC.9', 'EMX-VOC.11'],
  'a property of a power gains nothing from an empty supply',
  [
    { colour: 'pos', supply: 0, offered: [] },
    { colour: 'pos', supply: 1, offered: [A, B, C] },
    { colour: 'neg', supply: 0, offered: [] },
    { colour: 'neg', supply: 1, offered: [A, B, C] },
  ] as const,
  ({ colour, supply, offered }) => {
    const customCards = [ownPower('own', `influence any: gain ${colour} 2`)];
    const t = acting(
      (state) => {
        activate(state, A, 'own');
        setSupply(state, colour, supply, C);
      },
      { customCards },
    );
    expect(t.legal('use').map(({ target }) => target)).toEqual(offered);
  },
);

rule(['EMX-VOC.9', 'EMX-R4'], 'a split of the payment that leaves something to do is legal, another one is not', () => {
  const customCards = [ownEffect('paid', 'play any: lose pos 1', { value: 1 })];
  const t = acting(
    (state) => {
      give(state, A, 'paid');
      setPool(state, A, 1, 1);
    },
    { customCards },
  );
  expect(t.legal('play')).toEqual([{ type: 'play', seat: A, card: 'paid', target: A, pos: 0 }]);
});

rule(['EMX-VOC.9', 'EMX-APP.3', 'EMX-APP.4'], 'one possible operation is enough, and the others are left out', () => {
  const t = playing('play any: lose pos 3; take neg 1; discardPower 1; gain neg 1', (state) => setPool(state, B, 0, 0));
  expect(targets(t)).toEqual([A, B, C]);
  t.play(playOwn(B));
  expect(eventTypes(t)).toEqual(['card-activated', 'emons-taken', 'card-spent', 'action-began']);
  expect([pool(t, B), asked(t)]).toEqual([[0, 1], next]);
});

rule(['EMX-VOC.9', 'EMX-APP.4'], 'with scope all one human for whom something is possible is enough', () => {
  const t = playing('play all: lose neg 2', (state) => setPool(state, C, 0, 1));
  expect(targets(t)).toEqual([A]);
  expect(pools(t.play(playOwn(A)))).toEqual([
    [0, 0],
    [0, 0],
    [0, 0],
  ]);
  expect(playing('play all: lose neg 2').refusal(playOwn(A))).toEqual(useless);
});

rule(['EMX-VOC.9', 'EMX-R10', 'EMX-APP.5'], 'useless plays and uses are allowed with option voidPlays', () => {
  const options: Options = {
    voidPlays: 'allow',
    customCards: [ownPower('mine', 'influence any: lose pos 1')],
  };
  const recipe = (state: State) => activate(state, A, 'mine');
  const strict = playing('play other: lose pos 2', recipe, { ...options, voidPlays: 'forbid' });
  expect([targets(strict), strict.legal('use')]).toEqual([[], []]);
  expect(strict.refusal(use('mine', B))).toEqual({
    rule: 'EMX-VOC.9',
    code: 'nothing-would-happen',
    details: { power: 'mine' },
  });
  const t = playing('play other: lose pos 2', recipe, options);
  expect([targets(t), t.legal('use').map(({ target }) => target)]).toEqual([
    [B, C],
    [A, B, C],
  ]);
  expect(t.refusal(playOwn(A))).toMatchObject({ rule: 'EMX-VOC.2' });
  t.play(playOwn(B));
  expect(eventTypes(t)).toEqual(['card-activated', 'card-spent', 'action-began']);
  expect([pools(t)[B], discards(t), asked(t)]).toEqual([[0, 0], ['own'], next]);
});

rule(['EMX-R10', 'EMX-MOM.1'], 'a Moment is no play, even where useless plays are allowed', () => {
  const t = acting(
    (state) => {
      setPool(state, A, 9, 9);
      give(state, A, 'habit', 'cleansing');
    },
    { voidPlays: 'allow' },
  );
  expect(new Set(t.legal('play').map(({ card }) => card))).toEqual(new Set(['cleansing']));
  expect(t.refusal({ type: 'play', seat: A, card: 'habit', target: A, pos: 0 })).toEqual({
    rule: 'EMX-MOM.1',
    code: 'only-in-its-window',
    details: { card: 'habit' },
  });
});

rule(['EMX-R10', 'EMX-KRM.1'], 'a useless play that is allowed is paid for, with karma', () => {
  const t = acting(
    (state) => {
      give(state, A, 'envy');
      setPool(state, A, 0, 1);
    },
    { voidPlays: 'allow' },
  );
  t.play({ type: 'play', seat: A, card: 'envy', target: C, pos: 0 });
  expect([pool(t, A), karma(t, A), discards(t)]).toEqual([[0, 0], [0, 2], ['envy']]);
});

rule(['EMX-APP.2', 'EMX-RND.4'], 'Charge and Result properties are applied although they harm their owner', () => {
  const t = harvesting((state) => {
    activate(state, A, 'anxiety');
    setPool(state, A, 5, 0);
  });
  t.run({ kind: 'result', seat: A });
  expect(t.events.find(({ type }) => type === 'absorbed')).toMatchObject({ pos: 3, neg: 0 });
});

rule.each(
  ['EMX-CHG.6', 'EMX-VOC.9', 'EMX-R13', 'EMX-APP.4', 'EMX-RES.1'],
  'a compulsory property is aimed where it does something',
  [
    { scope: 'any', b: 2, c: 3, asks: [B, C] },
    { scope: 'other', b: 0, c: 3, asks: [] },
    { scope: 'any', b: 0, c: 0, asks: [] },
  ],
  ({ scope, b, c, asks }) => {
    const customCards = [ownPower('own', `result ${scope}: lose pos 2`)];
    const t = harvesting(
      (state) => {
        activate(state, A, 'own');
        give(state, A, 'joy', 'joy', 'anger', 'anger', 'fear');
        setPool(state, B, b, 0);
        setPool(state, C, c, 0);
      },
      { customCards },
    );
    t.run({ kind: 'result', seat: A });
    if (asks.length === 0) {
      expect([pool(t, B), pool(t, C), asked(t)]).toEqual([[b, 0], [Math.max(0, c - 2), 0], next]);
      return;
    }
    expect(asked(t)).toEqual({ kind: 'property-target', seat: A, human: A, card: 'own', part: 'result' });
    expect(t.legal()).toEqual(asks.map((target) => ({ type: 'aim', seat: A, target })));
    expect(t.refusal({ type: 'aim', seat: A, target: A })).toEqual({
      rule: 'EMX-VOC.9',
      code: 'nothing-would-happen',
      details: { power: 'own', target: A, player: A },
    });
    for (const target of [3, 7])
      expect(t.refusal({ type: 'aim', seat: A, target })).toEqual({
        rule: 'EMX-VOC.2',
        code: 'wrong-target',
        details: { scope, target, player: target },
      });
    t.play({ type: 'aim', seat: A, target: C });
    expect([pool(t, B), pool(t, C), asked(t)]).toEqual([[b, 0], [c - 2, 0], next]);
  },
);

rule('EMX-VOC.9', 'for a compulsory property, too, a hand of another need only hold a card', () => {
  const customCards = [ownPower('own', 'result other: activate 1')];
  const t = harvesting(
    (state) => {
      activate(state, A, 'own');
      give(state, B, 'joy');
    },
    { players: 2, customCards },
  );
  t.run({ kind: 'result', seat: A });
  expect([t.events[1], row(t, B)]).toMatchObject([{ type: 'property-applied', rule: 'EMX-RES.1', target: B }, []]);
});

rule.each(
  ['EMX-VOC.9', 'EMX-VOC.12'],
  'what is paid is no longer there to be lost, in either colour',
  [
    { sign: 'pos', held: 2, usable: false },
    { sign: 'pos', held: 3, usable: true },
    { sign: 'neg', held: 2, usable: false },
    { sign: 'neg', held: 3, usable: true },
  ] as const,
  ({ sign, held, usable }) => {
    const card = ownEffect('tribute', `play self: lose ${sign} 1`, { value: 2, sign });
    const t = acting(
      (state) => {
        setPool(state, A, sign === 'pos' ? held : 0, sign === 'neg' ? held : 0);
        give(state, A, 'tribute');
      },
      { customCards: [card] },
    );
    expect(t.legal('play').map(({ card: name }) => name)).toEqual(usable ? ['tribute'] : []);
  },
);
