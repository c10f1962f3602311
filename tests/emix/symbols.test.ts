import { engine } from '@rulewright/emix';
import { expect } from 'vitest';
import { rule } from '../rule.js';
import { asked, changes, eventTypes, window } from './look.js';
import { absorb, moving, triggered } from './marker.js';
import { charging, next } from './phases.js';
import {
  activate,
  discardOpen,
  discards,
  empty,
  give,
  hand,
  type Options,
  pool,
  row,
  type State,
  setPool,
  slot,
  stack,
} from './table.js';

// What the symbols of the board do when a marker stops there. Chains stand in `chains.test.ts`.

const [A, B, C] = [0, 1, 2];

rule.each(
  ['EMX-SYM.1', 'EMX-RES.4', 'EMX-RND.4'],
  'a marker that stops on a symbol of either side resolves it',
  [
    { symbol: 'extra-action', cells: [9, 41, 77], steps: 0, asks: 'action', pending: false },
    { symbol: 'draw-two', cells: [5, 33, 53, 85], steps: 0, pending: true },
    { symbol: 'discard-any-power', cells: [17, 69], steps: 0, asks: 'symbol-power', pending: false },
    { symbol: 'steal-two', cells: [21, 57], steps: 0, pending: true },
    { symbol: 'roll-blue', cells: [13, 73, -45, -93], steps: 2, pending: false },
    { symbol: 'roll-red', cells: [45, 93, -13, -73], steps: -2, pending: false },
    { symbol: 'double-result', cells: [29, 61], steps: 1, pending: false },
    { symbol: 'back-ten', cells: [25, 65, 89], steps: -10, pending: false },
    { symbol: 'other-moves', cells: [37, 81], steps: 0, asks: 'symbol-other', pending: false },
    { symbol: 'discard-own-powers', cells: [49, 97], steps: 0, pending: false },
  ] as const,
  ({ symbol, cells, steps, pending, ...rest }) => {
    const asks = 'asks' in rest ? { kind: rest.asks, seat: A } : next;
    const isDie = symbol === 'roll-blue' || symbol === 'roll-red';
    const both = isDie ? [...cells] : cells.flatMap((cell) => [cell, -cell]);
    for (const cell of both) {
      const side = Math.sign(cell);
      const t = moving(cell - side, side, {}, (state) => {
        activate(state, A, 'optimism', 'calm');
        give(state, A, 'joy');
      });
      t.script(isDie ? [2] : []).run(absorb(A));
      expect(triggered(t)).toEqual([[A, cell, symbol]]);
      expect(t.state.marker).toEqual([cell + (isDie ? steps : side * steps), 0, 0]);
      expect(t.state.pending).toEqual([pending, false, false]);
      expect(asked(t)).toMatchObject(asks);
    }
  },
);

rule('EMX-SYM.1', 'the nine kinds of symbols stand on 48 cells, and the cells 0, 100 and −100 are free', () => {
  const { board } = engine.content;
  expect(board).toHaveLength(48);
  expect(new Set(board.map(({ symbol }) => symbol)).size).toBe(10);
  expect(board.filter(({ cell }) => cell === 0 || Math.abs(cell) >= 100)).toEqual([]);
});

rule(['EMX-SYM.1', 'EMX-RES.3'], 'symbols that a marker jumps over stay silent', () => {
  const t = moving(4, 6);
  t.run(absorb(A));
  expect(eventTypes(t)).toEqual(['emons-returned', 'absorbed', 'marker-moved']);
  expect(t.state.marker[A]).toBe(10);
});

rule(['EMX-SYM.1', 'EMX-R19', 'EMX-RES.3'], 'a marker that does not move does not trigger the symbol under it', () => {
  const t = moving(9, 0, {}, (state) => setPool(state, A, 3, 3));
  expect(changes(t, absorb(A))).toEqual({ 'pool.pos.0': 0, 'pool.neg.0': 0, 'supply.pos': 180, 'supply.neg': 180 });
  expect(asked(t)).toEqual(next);
});

rule('EMX-SYM.1', 'a cell without a symbol ends the movement', () => {
  const t = moving(0, 6);
  expect(changes(t, absorb(A))).toEqual({ 'pool.pos.0': 0, 'supply.pos': 180, 'marker.0': 6 });
});

rule(['EMX-SYM.2', 'EMX-MOM.9'], 'an extra action is one of the four actions, and it can be cancelled', () => {
  const t = moving(8, 1, {}, (state) => {
    give(state, A, 'joy');
    give(state, B, 'composure');
    setPool(state, B, 2, 0);
    activate(state, A, 'creativity');
  });
  t.run(absorb(A));
  expect(asked(t)).toEqual({ kind: 'action', seat: A });
  expect(t.state.slot).toEqual({ todo: 0, done: 1, granted: 0 });
  expect(pool(t, A)).toEqual([0, 0]);
  expect([...new Set(t.legal().map(({ type }) => type))]).toEqual(['play', 'use', 'exchange', 'draw']);
  t.play({ type: 'use', seat: A, power: 'creativity', target: A });
  expect([asked(t)?.kind, pool(t, A)]).toEqual(['cancel', [2, 0]]);
  t.play({ type: 'cancel', seat: B, card: 'composure', pos: 2 });
  expect([asked(t), pool(t, A), t.state.marker[A]]).toEqual([next, [0, 0], 9]);
});

rule(['EMX-SYM.2', 'EMX-INF.13'], 'the extra action of a symbol may grant further ones', () => {
  const t = moving(-8, -1, {}, (state) => give(state, A, 'inspiration', 'joy'));
  t.run(absorb(A)).play({ type: 'play', seat: A, card: 'inspiration', target: B, pos: 0 });
  expect([asked(t), t.state.slot]).toEqual([
    { kind: 'action', seat: A },
    { todo: 0, done: 2, granted: 0 },
  ]);
  t.play({ type: 'draw', seat: A });
  expect([asked(t), hand(t, A).length]).toEqual([next, 2]);
});

rule('EMX-SYM.2', 'an extra action without a legal action is skipped', () => {
  const t = moving(8, 1, {}, (state) => {
    give(state, C, 'calm');
    empty(state, B);
  });
  t.run(absorb(A));
  expect(asked(t)).toEqual(next);
});

/** Seat 0 charges with the marker on a cell whose symbol was postponed or not. */
const charged = (cell: number, pending: boolean, recipe: (state: State) => void, options: Options = {}) =>
  charging((state) => {
    state.marker[A] = cell;
    state.pending[A] = pending;
    recipe(state);
  }, options);

rule(['EMX-SYM.3', 'EMX-CHG.1', 'EMX-R22'], 'draw-two waits for the next Charge and happens once', () => {
  const t = charged(5, true, (state) => stack(state, 0, ['joy', 'love']));
  expect(changes(t.script([1, 1]), { kind: 'charge', seat: A })).toMatchObject({
    'drawPiles.0': 87,
    'pending.0': false,
  });
  expect(hand(t, A)).toHaveLength(2);
  expect(eventTypes(t).slice(0, 2)).toEqual(['cards-drawn', 'charge-rolled']);
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
      empty(state, B, ...['joy', 'love'].slice(0, left));
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
    { type: 'card-stolen', seat: A, from: B, card: 'love' },
    { type: 'card-stolen', seat: A, from: B, card: 'joy' },
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

rule.each(
  'EMX-SYM.6',
  'a die moves the marker towards its own colour, whatever the side and the direction before',
  [
    { start: 12, result: 1, die: 6, position: 19 },
    { start: 14, result: -1, die: 1, position: 14 },
    { start: 44, result: 1, die: 5, position: 40 },
    { start: -12, result: -1, die: 6, position: -19 },
    { start: -46, result: 1, die: 3, position: -42 },
  ],
  ({ start, result, die, position }) => {
    const t = moving(start, result);
    t.script([die]).run(absorb(A));
    const seat = A;
    const colour = position > start + result ? 'pos' : 'neg';
    expect(t.state.marker[A]).toBe(position);
    expect(t.events.slice(2)).toEqual([
      { type: 'marker-moved', seat, steps: result, position: start + result },
      {
        type: 'symbol-triggered',
        seat,
        cell: start + result,
        symbol: colour === 'pos' ? 'roll-blue' : 'roll-red',
      },
      { type: 'die-rolled', seat, colour, face: die },
      { type: 'marker-moved', seat, steps: colour === 'pos' ? die : -die, position },
    ]);
  },
);

rule(['EMX-SYM.10', 'EMX-MOM.16'], 'discard-own-powers empties its owner’s row from left to right, unprotected', () => {
  const t = moving(48, 1, {}, (state) => {
    activate(state, A, 'optimism', 'love', 'calm');
    activate(state, B, 'faith');
    give(state, B, 'habit');
    discardOpen(state, 0, ['joy']);
  });
  t.run(absorb(A));
  expect([row(t, A), row(t, B), discards(t)]).toEqual([[], ['faith'], ['joy', 'optimism', 'love', 'calm']]);
  expect(t.events.slice(4)).toEqual(
    ['optimism', 'love', 'calm'].map((card) => ({ type: 'power-discarded', human: A, card, place: 0 })),
  );
  expect([asked(t), hand(t, B)]).toEqual([next, ['habit']]);
});

rule('EMX-SYM.10', 'discard-own-powers does nothing to an empty row', () => {
  const t = moving(-48, -1, {}, (state) => activate(state, B, 'faith'));
  t.run(absorb(A));
  expect([row(t, B), discards(t), t.state.marker[A]]).toEqual([['faith'], [], -49]);
});

rule.each(
  'EMX-END.2',
  'the goal is noted when a marker stops at or beyond it',
  [
    { goal: 100, start: 95, result: 4, reached: false },
    { goal: 100, start: 95, result: 5, reached: true },
    { goal: 100, start: -99, result: -1, reached: true },
    { goal: 100, start: -95, result: -4, reached: false },
    { goal: 25, start: 20, result: 5, reached: true },
  ],
  ({ goal, start, result, reached }) => {
    const t = moving(start, result, { goal });
    t.run(absorb(A));
    expect(t.state.reached).toBe(reached);
  },
);

rule('EMX-SYM.6', 'a die of a symbol has six faces', () => {
  const t = moving(12, 1, {}, (state) => {
    slot(state, C, absorb(A), { kind: 'slot', seat: B });
    give(state, B, 'joy');
    give(state, C, 'fear');
  });
  const outcomes = engine.chanceOutcomes(t.state, { type: 'exchange', seat: C, card: 'fear', colour: 'pos' });
  expect(outcomes.map(({ state }) => state.marker[A])).toEqual([14, 15, 16, 17, 18, 19]);
});
