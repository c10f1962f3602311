import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { use } from './answers.js';
import { asked, pools } from './look.js';
import { acting, charging, harvesting, next, ownPower } from './phases.js';
import { activate, give, hand, pool, type State, setPool } from './table.js';

// EMX-VOC.10: several copies of a power, used together or applied one by one.

const [A, B, C] = [0, 1, 2];

/** Seat 0 uses two or three copies of a power with this text. */
const multiplied = (text: string, copies: number, target: number, recipe: (state: State) => void = () => {}) =>
  acting(
    (state) => {
      activate(state, A, ...Array(copies).fill('own'));
      recipe(state);
    },
    { customCards: [ownPower('own', text, { copies: 4, limit: 4 })] },
  )
    .script(text.includes('die') ? Array.from({ length: copies }, (_, i) => i + 4) : [], 'first')
    .play(use('own', target));

rule.each(
  ['EMX-VOC.10', 'EMX-INF.7', 'EMX-R8'],
  'copies multiply numbers, powers and dice, but not all and swap',
  [
    { text: 'influence any: gain pos 2', copies: 2, after: ['5,5', '9,5'] },
    { text: 'influence any: gain pos 2', copies: 3, after: ['5,5', '11,5'] },
    { text: 'influence any: lose neg 2', copies: 2, after: ['5,5', '5,1'] },
    { text: 'influence any: lose neg 2', copies: 4, after: ['5,5', '5,0'] },
    { text: 'influence any: flip neg 2', copies: 2, after: ['5,5', '9,1'] },
    { text: 'influence other: take pos 2', copies: 2, after: ['9,5', '1,5'] },
    { text: 'influence other: give pos 2', copies: 2, after: ['1,5', '9,5'] },
    { text: 'influence any: gain pos die', copies: 2, after: ['5,5', '14,5'] },
    { text: 'influence any: gain pos all', copies: 2, after: ['5,5', '10,5'] },
    { text: 'influence any: lose neg all', copies: 2, after: ['5,5', '5,0'] },
    { text: 'influence other: swap pos; gain pos 1', copies: 2, after: ['5,5', '7,5'] },
    { text: 'influence any: gain neg powers', copies: 2, after: ['5,5', '5,7'] },
    { text: 'influence other: give any powers', copies: 2, after: ['5,1', '5,9'] },
  ],
  ({ text, copies, after }) => {
    const t = multiplied(text, copies, B, (state) => {
      setPool(state, A, 5, 5);
      setPool(state, B, 5, 5);
      activate(state, B, 'hatred');
    });
    if (text.includes('any powers')) t.play({ type: 'split', seat: A, pos: 0 });
    expect([pools(t).slice(0, 2).map(String), asked(t)]).toEqual([after, next]);
  },
);

rule(['EMX-INF.6', 'EMX-INF.7'], 'several copies are offered once, for each target', () => {
  const customCards = [ownPower('own', 'influence other: gain pos 1', { copies: 3, limit: 3 })];
  const t = acting((state) => activate(state, A, 'own', 'creativity', 'own', 'own'), { customCards });
  expect(t.legal('use').map(({ power, target }) => [power, target])).toEqual([
    ['own', B],
    ['own', C],
    ['creativity', A],
    ['creativity', B],
    ['creativity', C],
  ]);
});

rule(['EMX-VOC.10', 'EMX-INF.7'], 'copies multiply the cards of an operation, and it stays one use', () => {
  const drawing = multiplied('influence any: draw 2', 2, B);
  expect([hand(drawing, B).length, drawing.events[0]]).toEqual([
    4,
    { type: 'power-used', rule: 'EMX-INF.6', seat: A, human: A, card: 'own', copies: 2, target: B, player: B },
  ]);
  const stealing = multiplied('influence other: steal 1', 3, B, (state) =>
    give(state, B, 'joy', 'joy', 'anger', 'anger'),
  );
  expect([hand(stealing, A).length, hand(stealing, B).length]).toEqual([3, 1]);
  const discarding = multiplied('influence other: discard 1', 2, B, (state) => give(state, B, 'joy', 'fear', 'love'));
  expect(asked(discarding)).toEqual({ kind: 'hand-discard', seat: B, more: 2 });
  const dropping = multiplied('influence other: discardPower 1', 2, B, (state) => activate(state, B, 'calm', 'love'));
  expect(asked(dropping)).toMatchObject({ kind: 'power-discard', human: B, more: 2 });
  const placing = multiplied('influence any: activate 2', 2, B, (state) => give(state, B, 'love', 'calm'));
  expect(asked(placing)).toMatchObject({ kind: 'free-power', seat: B, human: B, more: 4 });
});

rule(['EMX-R8', 'EMX-CHG.5', 'EMX-APP.2'], 'in Charge and Result each copy is applied at its own place', () => {
  const customCards = [ownPower('own', 'charge self: gain pos 1 / result self: flip neg 1', { limit: 2 })];
  const charged = charging((state) => activate(state, A, 'own', 'own'), {
    customCards,
    neutralPowerEmon: 'none',
  });
  charged.script([1, 1], 'first').run({ kind: 'charge', seat: A });
  expect(charged.events.filter(({ type }) => type === 'property-applied')).toEqual(
    Array(2).fill({
      type: 'property-applied',
      rule: 'EMX-CHG.4',
      seat: A,
      human: A,
      card: 'own',
      part: 'charge',
      target: A,
      player: A,
    }),
  );
  expect(pool(charged, A)).toEqual([3, 1]);
  const harvested = harvesting(
    (state) => {
      activate(state, A, 'own', 'anxiety', 'own');
      setPool(state, A, 0, 5);
    },
    { customCards },
  );
  // a flip, all positive emons lost, and another flip
  harvested.run({ kind: 'result', seat: A });
  expect(harvested.events.find(({ type }) => type === 'absorbed')).toMatchObject({ pos: 1, neg: 3 });
});
