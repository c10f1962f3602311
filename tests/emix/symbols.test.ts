import { engine } from '@rulewright/emix';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { asked, changes, eventTypes } from './look.js';
import { absorb, moving, triggered } from './marker.js';
import { next } from './phases.js';
import { activate, allTo, give, hand, pool, setPool, slot } from './table.js';

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

rule('EMX-SYM.1', 'ten kinds of symbols stand on 48 cells, and the cells 0, 100 and −100 are free', () => {
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
    allTo(state, B);
  });
  t.run(absorb(A));
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
      { type: 'marker-moved', rule: 'EMX-RES.3', seat, steps: result, position: { from: start, to: start + result } },
      {
        type: 'symbol-triggered',
        rule: 'EMX-SYM.6',
        seat,
        cell: start + result,
        symbol: colour === 'pos' ? 'roll-blue' : 'roll-red',
      },
      { type: 'die-rolled', rule: 'EMX-SYM.6', seat, colour, face: die },
      {
        type: 'marker-moved',
        rule: 'EMX-SYM.6',
        seat,
        steps: colour === 'pos' ? die : -die,
        position: { from: start + result, to: position },
      },
    ]);
  },
);

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
