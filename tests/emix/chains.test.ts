import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { absorb, cells, moved, moving, stops } from './marker.js';
import { setPlayer } from './table.js';

// Symbols that move a marker, one after another. Most tests lay a board of their own.

const A = 0;

rule('EMX-SYM.7', 'a result of 5 that leads to a double brings five more steps', () => {
  const t = moving(24, 5, {});
  t.run(absorb(A));
  expect(stops(t)).toEqual(moved(A, 24, 29, 34));
});

rule.each(
  ['EMX-SYM.7', 'EMX-SYM.11', 'EMX-R23'],
  'the second double of a chain counts the doubled result',
  [
    { start: 0, result: 2, path: [0, 2, 4, 8] },
    { start: 0, result: -2, path: [0, -2, -4, -8] },
    { start: -4, result: 2, path: [-4, -2, 0] },
    { start: 6, result: -2, path: [6, 4, 2, -2, -10] },
  ],
  ({ start, result, path }) => {
    const board = cells([2, 'double-result'], [4, 'double-result'], [-2, 'double-result'], [-4, 'double-result']);
    const t = moving(start, result, { board });
    t.run(absorb(A));
    expect(stops(t)).toEqual(moved(A, ...path));
  },
);

rule.each(
  ['EMX-SYM.6', 'EMX-R23'],
  'a die counts for the result of the turn only with option dieChangesResult',
  [
    { dieChangesResult: false, symbol: 'roll-blue', result: 3, die: 2, path: [0, 3, 5, 8] },
    { dieChangesResult: true, symbol: 'roll-blue', result: 3, die: 2, path: [0, 3, 5, 10] },
    { dieChangesResult: false, symbol: 'roll-red', result: 7, die: 2, path: [0, 7, 5, 12] },
    { dieChangesResult: true, symbol: 'roll-red', result: 7, die: 2, path: [0, 7, 5, 10] },
  ] as const,
  ({ dieChangesResult, symbol, result, die, path }) => {
    const board = cells([result, symbol], [5, 'double-result']);
    const t = moving(0, result, { board, dieChangesResult });
    t.script([die]).run(absorb(A));
    expect(stops(t)).toEqual(moved(A, ...path));
  },
);

rule.each(
  ['EMX-SYM.8', 'EMX-R21'],
  'ten steps back go against the result and so against the movement by it, or towards the start with the option',
  [
    { start: 18, result: 7, lastMove: 15, towardZero: 15 },
    { start: -18, result: -7, lastMove: -15, towardZero: -15 },
    { start: 30, result: -5, lastMove: 35, towardZero: 15 },
    { start: -30, result: 5, lastMove: -35, towardZero: -15 },
    { start: -10, result: 35, lastMove: 15, towardZero: 15 },
  ],
  ({ start, result, lastMove, towardZero }) => {
    const positions = { result: lastMove, lastMove, towardZero };
    for (const backTen of ['result', 'lastMove', 'towardZero'] as const) {
      const t = moving(start, result, { backTen });
      t.run(absorb(A));
      expect(stops(t)).toEqual(moved(A, start, start + result, positions[backTen]));
    }
  },
);

rule.each(
  ['EMX-SYM.8', 'EMX-R21'],
  'after a die ten steps back go against the result, and against the die or towards the start only with the option',
  [
    { start: 88, result: 5, die: 4, path: [88, 93, 89], ends: { result: 79, lastMove: 99, towardZero: 79 } },
    { start: -88, result: -5, die: 4, path: [-88, -93, -89], ends: { result: -79, lastMove: -99, towardZero: -79 } },
    { start: -8, result: 3, die: 4, path: [-8, -5, -9], ends: { result: -19, lastMove: 1, towardZero: 1 } },
  ],
  ({ start, result, die, path, ends }) => {
    const board = cells(
      [93, 'roll-red'],
      [89, 'back-ten'],
      [-93, 'roll-blue'],
      [-89, 'back-ten'],
      [-5, 'roll-red'],
      [-9, 'back-ten'],
    );
    for (const backTen of ['result', 'lastMove', 'towardZero'] as const) {
      const t = moving(start, result, { board, backTen });
      t.script([die]).run(absorb(A));
      expect(stops(t)).toEqual(moved(A, ...path, ends[backTen]));
    }
    expect(stops(moving(start, result, { board }).script([die]).run(absorb(A)))).toEqual(
      moved(A, ...path, ends.result),
    );
  },
);

rule.each(
  ['EMX-SYM.8', 'EMX-R23'],
  'ten steps back take ten from the result, which may then be 0 or change its sign',
  [
    { result: 7, board: cells([7, 'back-ten'], [-3, 'double-result']), path: [0, 7, -3, -6] },
    { result: 12, board: cells([12, 'back-ten'], [2, 'double-result']), path: [0, 12, 2, 4] },
    { result: -12, board: cells([-12, 'back-ten'], [-2, 'double-result']), path: [0, -12, -2, -4] },
  ],
  ({ result, board, path }) => {
    const t = moving(0, result, { board });
    t.run(absorb(A));
    expect(stops(t)).toEqual(moved(A, ...path));
  },
);

rule.each(
  ['EMX-SYM.12', 'EMX-R26'],
  'with option kind each kind happens once, and different kinds go on',
  [
    { symbols: ['double-result', 'double-result'], cell: [0, 2, 4, 8], kind: [0, 2, 4] },
    { symbols: ['double-result', 'back-ten'], cell: [0, 2, 4, -6], kind: [0, 2, 4, -6] },
    { symbols: ['roll-blue', 'double-result'], cell: [0, 2, 4, 6], kind: [0, 2, 4, 6] },
    { symbols: ['roll-red', 'double-result'], cell: [0, 2, 0], kind: [0, 2, 0] },
  ] as const,
  ({ symbols: [first, second], ...paths }) => {
    for (const symbolRepeat of ['cell', 'kind'] as const) {
      const t = moving(0, 2, { board: cells([2, first], [4, second]), symbolRepeat });
      t.script(first.startsWith('roll') ? [2] : []).run(absorb(A));
      expect(stops(t)).toEqual(moved(A, ...paths[symbolRepeat]));
    }
  },
);

rule.each(
  ['EMX-SYM.13', 'EMX-SYM.3', 'EMX-R22'],
  'any movement clears a postponed symbol; stopping on one sets it',
  [
    { start: 5, result: 1, pending: false },
    { start: 5, result: 28, pending: true },
    { start: 8, result: -3, pending: true },
    { start: 5, result: 0, pending: true },
  ],
  ({ start, result, pending }) => {
    const t = moving(start, result, {}, (state) => {
      setPlayer(state, A, { isPending: start === 5 });
    });
    t.run(absorb(A));
    expect([t.state.pending, t.state.visited]).toEqual([
      [pending, false, false],
      [[], [], []],
    ]);
  },
);
