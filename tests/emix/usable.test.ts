import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { acting, harvesting, ownEffect, ownPower } from './phases.js';
import { activate, give, karma, pool, setPool, setSupply } from './table.js';

// EMX-VOC.9: what is usable, judged after the payment; EMX-APP: what cannot be done, or not in full.

const [A, B, C] = [0, 1, 2];

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

rule(['EMX-APP.2', 'EMX-RND.4'], 'Charge and Result properties are applied although they harm their owner', () => {
  const t = harvesting((state) => {
    activate(state, A, 'anxiety');
    setPool(state, A, 5, 0);
  });
  t.run({ kind: 'result', seat: A });
  expect(t.events.find(({ type }) => type === 'absorbed')).toMatchObject({ pos: 3, neg: 0 });
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
