import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { use } from './answers.js';
import { asked } from './look.js';
import { acting, ownPower } from './phases.js';
import { activate, give, hand, type State } from './table.js';

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
