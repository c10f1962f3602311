import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { asked, changes, eventTypes, window } from './look.js';
import { absorb, moving } from './marker.js';
import { charging, next } from './phases.js';
import {
  activate,
  allTo,
  discard,
  discards,
  give,
  hand,
  type Options,
  pool,
  row,
  type State,
  setPlayer,
  slot,
  stack,
} from './table.js';

// What the symbols of the board do to cards: EMX-SYM.3 to EMX-SYM.5, EMX-SYM.10.

const [A, B, C] = [0, 1, 2];

/** Seat 0 charges with the marker on a cell whose symbol was postponed or not. */
const charged = (cell: number, pending: boolean, recipe: (state: State) => void, options: Options = {}) =>
  charging((state) => {
    setPlayer(state, A, { marker: cell, isPending: pending });
    recipe(state);
  }, options);

rule(['EMX-SYM.3', 'EMX-CHG.1', 'EMX-R22'], 'draw-two waits for the next Charge and happens once', () => {
  const t = charged(5, true, (state) => stack(state, 'drawPiles', ['joy', 'love']));
  expect(changes(t.script([1, 1]), { kind: 'charge', seat: A })).toMatchObject({
    'drawPiles.0': 87,
    'pending.0': false,
  });
  expect(hand(t, A)).toHaveLength(2);
  expect(eventTypes(t).slice(0, 4)).toEqual(['turn-began', 'symbol-resolved', 'cards-drawn', 'charge-rolled']);
  t.script([1, 1]).run({ kind: 'charge', seat: A });
  expect(hand(t, A)).toHaveLength(2);
});

rule.each(
  ['EMX-SYM.3', 'EMX-SYM.13', 'EMX-CHG.1'],
  'draw-two brings cards only if it is postponed and the piles have some',
  [
    { pending: true, left: 2, drawn: 2 },
    { pending: true, left: 1, drawn: 1 },
    { pending: true, left: 0, drawn: 0 },
    { pending: false, left: 2, drawn: 0 },
  ],
  ({ pending, left, drawn }) => {
    const t = charged(5, pending, (state) => {
      give(state, C, 'calm');
      allTo(state, B, ...['joy', 'love'].slice(0, left));
    });
    t.script(left === 2 && pending ? ['love', 1, 1] : [1, 1]).run({ kind: 'charge', seat: A });
    expect(hand(t, A)).toHaveLength(drawn);
    expect(pool(t, A)).toEqual([1, 1]);
  },
);

rule(['EMX-SYM.5', 'EMX-CHG.1', 'EMX-VOC.19'], 'steal-two takes two random cards of a chosen player', () => {
  const t = charged(21, true, (state) => {
    give(state, B, 'joy', 'fear', 'love');
    give(state, C, 'calm');
  });
  t.run({ kind: 'charge', seat: A });
  expect(asked(t)).toEqual({ kind: 'steal-target', seat: A });
  expect(t.legal()).toEqual([
    { type: 'steal-from', seat: A, player: B },
    { type: 'steal-from', seat: A, player: C },
  ]);
  t.script(['love', 'joy', 3, 4]);
  expect(changes(t, { type: 'steal-from', seat: A, player: B })).toEqual({
    'charged.0': true,
    'hands.0': ['love', 'joy'],
    'hands.1': ['fear'],
    'pool.pos.0': 3,
    'pool.neg.0': 4,
    'supply.pos': 177,
    'supply.neg': 176,
  });
  expect(t.events.slice(0, 2)).toEqual([
    { type: 'card-stolen', rule: 'EMX-SYM.5', seat: A, from: B, card: 'love' },
    { type: 'card-stolen', rule: 'EMX-SYM.5', seat: A, from: B, card: 'joy' },
  ]);
});

rule('EMX-SYM.5', 'steal-two takes a single card where there is only one, and asks nobody without a choice', () => {
  const t = charged(-57, true, (state) => {
    slot(state, A);
    give(state, A, 'joy');
    give(state, C, 'calm');
  });
  t.script([1, 1]).run({ kind: 'charge', seat: A });
  expect([hand(t, A), hand(t, C)]).toEqual([['joy', 'calm'], []]);
});

rule('EMX-SYM.5', 'steal-two does nothing when nobody else holds a card', () => {
  const t = charged(21, true, (state) => {
    slot(state, A);
    give(state, A, 'joy', 'calm');
  });
  t.script([1, 1]).run({ kind: 'charge', seat: A });
  expect([hand(t, A), t.state.pending, asked(t)]).toEqual([
    ['joy', 'calm'],
    [false, false, false],
    { kind: 'action', seat: A },
  ]);
});

rule.each(
  'EMX-SYM.5',
  'steal-two is refused',
  [
    { player: A, code: 'not-another-player' },
    { player: 4, code: 'not-another-player' },
    { player: C, code: 'empty-hand' },
  ],
  ({ player, code }) => {
    const holders = (state: State): void => {
      give(state, A, 'fear');
      give(state, B, 'joy');
      give(state, 3, 'calm');
    };
    const t = charged(21, true, holders, { players: 4 }).run({ kind: 'charge', seat: A });
    expect(t.refusal({ type: 'steal-from', seat: A, player })).toEqual({
      rule: 'EMX-SYM.5',
      code,
      details: { player },
    });
  },
);

rule(['EMX-SYM.4', 'EMX-PWR.7'], 'discard-any-power discards one power of anybody', () => {
  const t = moving(16, 1, {}, (state) => {
    activate(state, A, 'optimism', 'calm');
    activate(state, C, 'love', 'faith');
  });
  t.run(absorb(A));
  expect(t.legal()).toEqual(
    [
      [A, 0],
      [A, 1],
      [C, 0],
      [C, 1],
    ].map(([human, place]) => ({ type: 'discard-power', seat: A, human, place })),
  );
  for (const [human, place] of [
    [A, 2],
    [B, 0],
    [3, 0],
  ] as const)
    expect(t.refusal({ type: 'discard-power', seat: A, human, place })).toEqual({
      rule: 'EMX-SYM.4',
      code: 'no-such-power',
      details: { human, place },
    });
  expect(changes(t, { type: 'discard-power', seat: A, human: C, place: 0 })).toEqual({
    'rows.2': ['faith'],
    'discardPiles.0': ['love'],
  });
  expect(asked(t)).toEqual(next);
});

rule(['EMX-SYM.4', 'EMX-R24', 'EMX-RND.4'], 'discard-any-power strikes one’s own power when there is no other', () => {
  const t = moving(-68, -1, {}, (state) => activate(state, A, 'optimism'));
  t.run(absorb(A));
  expect([row(t, A), discards(t)]).toEqual([[], ['optimism']]);
});

rule('EMX-SYM.4', 'discard-any-power does nothing when no power is active', () => {
  const t = moving(16, 1);
  t.run(absorb(A));
  expect([asked(t), discards(t)]).toEqual([next, []]);
});

rule(['EMX-SYM.4', 'EMX-MOM.13', 'EMX-MOM.14'], 'a power chosen by discard-any-power can be protected', () => {
  const t = moving(16, 1, {}, (state) => {
    activate(state, B, 'love');
    give(state, B, 'habit');
  });
  t.run(absorb(A));
  expect(asked(t)).toMatchObject({ kind: 'protect', seat: B, attempter: A, human: B });
  expect(window(t)).toEqual([B, C]);
  expect(changes(t, { type: 'protect', seat: B, card: 'habit', pos: 0 })).toEqual({
    'hands.1': [],
    'discardPiles.0': ['habit'],
  });
  expect(asked(t)).toEqual(next);
});

rule(['EMX-SYM.10', 'EMX-MOM.16'], 'discard-own-powers empties its owner’s row from left to right, unprotected', () => {
  const t = moving(48, 1, {}, (state) => {
    activate(state, A, 'optimism', 'love', 'calm');
    activate(state, B, 'faith');
    give(state, B, 'habit');
    discard(state, 'joy');
  });
  t.run(absorb(A));
  expect([row(t, A), row(t, B), discards(t)]).toEqual([[], ['faith'], ['joy', 'optimism', 'love', 'calm']]);
  expect(t.events.slice(4)).toEqual(
    ['optimism', 'love', 'calm'].map((card) => ({
      type: 'power-discarded',
      rule: 'EMX-SYM.10',
      human: A,
      card,
      place: 0,
    })),
  );
  expect([asked(t), hand(t, B)]).toEqual([next, ['habit']]);
});

rule('EMX-SYM.10', 'discard-own-powers does nothing to an empty row', () => {
  const t = moving(-48, -1, {}, (state) => activate(state, B, 'faith'));
  t.run(absorb(A));
  expect([row(t, B), discards(t), t.state.marker[A]]).toEqual([['faith'], [], -49]);
});
