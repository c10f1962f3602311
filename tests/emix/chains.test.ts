import { engine } from '@rulewright/emix';
import { expect } from 'vitest';
import { rule } from '../rule.js';
import { asked } from './look.js';
import { absorb, cells, moved, moving, type Place, stops } from './marker.js';
import { next } from './phases.js';
import { activate, discards, give, pool, row, type State, setPool } from './table.js';

// Symbols that move markers, one after another. Most tests lay a board of their own.

const [A, B, C] = [0, 1, 2];

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
  ['EMX-SYM.8', 'EMX-R21'],
  'ten steps back that lead to ten steps back go on while the result keeps its sign',
  [
    { board: cells([17, 'back-ten'], [7, 'back-ten']), result: 17, path: [0, 17, 7, -3] },
    { board: cells([-17, 'back-ten'], [-7, 'back-ten']), result: -17, path: [0, -17, -7, 3] },
    { board: cells([17, 'back-ten'], [7, 'back-ten'], [-3, 'back-ten']), result: 17, path: [0, 17, 7, -3, 7] },
    { board: cells([22, 'back-ten'], [12, 'back-ten'], [2, 'back-ten']), result: 20, path: [2, 22, 12, 2] },
  ],
  ({ board, result, path }) => {
    const t = moving(path[0] ?? 0, result, { board });
    t.run(absorb(A));
    expect([stops(t), asked(t)]).toEqual([moved(A, ...path), next]);
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

rule(['EMX-SYM.7', 'EMX-SYM.8'], 'a result of 0 has no double: the marker stays where it is', () => {
  const t = moving(5, 10, { board: cells([15, 'back-ten'], [5, 'double-result']) });
  t.run(absorb(A));
  expect(stops(t)).toEqual(moved(A, 5, 15, 5));
  expect(asked(t)).toEqual(next);
});

rule(['EMX-SYM.8', 'EMX-SYM.9'], 'with a result of 0 nobody else is moved, and nobody is asked', () => {
  const t = moving(5, 10, { board: cells([15, 'back-ten'], [5, 'other-moves']) });
  t.run(absorb(A));
  expect([stops(t), asked(t)]).toEqual([moved(A, 5, 15, 5), next]);
  expect(t.events.at(-1)).toEqual({ type: 'symbol-triggered', seat: A, cell: 5, symbol: 'other-moves' });
});

const otherAt = (cell: number, ...more: Place[]) => cells([cell, 'other-moves'], ...more);

rule('EMX-SYM.9', 'any other player may be chosen, and nobody else', () => {
  const t = moving(0, 4, { board: otherAt(4) });
  t.run(absorb(A));
  expect(asked(t)).toEqual({ kind: 'symbol-other', seat: A, result: 4 });
  expect(t.legal()).toEqual([
    { type: 'move-other', seat: A, player: B },
    { type: 'move-other', seat: A, player: C },
  ]);
  for (const player of [A, 3])
    expect(t.refusal({ type: 'move-other', seat: A, player })).toEqual({
      rule: 'EMX-SYM.9',
      code: 'not-another-player',
      details: { player },
    });
});

rule(['EMX-SYM.9', 'EMX-RND.4'], 'with two players the other one moves without a question', () => {
  const t = moving(0, -4, { players: 2, board: otherAt(-4) }, (state) => {
    state.marker[B] = 10;
  });
  t.run(absorb(A));
  expect([t.state.marker, asked(t)]).toEqual([[-4, 6], { kind: 'action', seat: B }]);
});

rule(['EMX-SYM.9', 'EMX-SOLO.1'], 'alone nobody is moved', () => {
  const t = moving(0, 4, { players: 1, board: otherAt(4) });
  t.run(absorb(A));
  expect([t.state.marker, asked(t)]).toEqual([[4], { kind: 'action', seat: A }]);
});

rule(['EMX-SYM.9', 'EMX-R23'], 'another marker moves by the doubled result', () => {
  const t = moving(0, 4, { board: cells([4, 'double-result'], [8, 'other-moves']) });
  t.run(absorb(A)).play({ type: 'move-other', seat: A, player: C });
  expect(t.state.marker).toEqual([8, 0, 8]);
});

rule(
  ['EMX-SYM.9', 'EMX-SYM.14', 'EMX-R20', 'EMX-R23'],
  'a moved marker triggers its cell with the result of the mover',
  () => {
    const board = cells([4, 'other-moves'], [14, 'double-result'], [18, 'discard-own-powers']);
    const t = moving(0, 4, { board }, (state) => {
      state.marker[B] = 10;
      activate(state, A, 'love');
      activate(state, B, 'calm', 'faith');
    });
    expect(stops(t.run(absorb(A)))).toEqual(moved(A, 0, 4));
    t.play({ type: 'move-other', seat: A, player: B });
    expect(stops(t)).toEqual(moved(B, 10, 14, 18));
    expect([row(t, A), row(t, B), discards(t)]).toEqual([['love'], [], ['calm', 'faith']]);
    expect(asked(t)).toEqual(next);
  },
);

rule(
  ['EMX-SYM.9', 'EMX-SYM.14', 'EMX-SYM.11'],
  'the owner of a moved marker decides, and may move the first one on',
  () => {
    const t = moving(0, 4, { board: cells([4, 'other-moves'], [8, 'roll-blue']) });
    t.run(absorb(A)).play({ type: 'move-other', seat: A, player: B });
    expect(asked(t)).toEqual({ kind: 'symbol-other', seat: B, result: 4 });
    t.script([3]).play({ type: 'move-other', seat: B, player: A });
    expect([stops(t), t.state.marker, asked(t)]).toEqual([moved(A, 4, 8, 11), [11, 4, 0], next]);
  },
);

rule(
  'EMX-SYM.14',
  'an extra action of a moved marker belongs to its owner, in the middle of the turn of another',
  () => {
    const t = moving(0, 4, { board: cells([4, 'other-moves'], [14, 'extra-action']) }, (state) => {
      state.marker[B] = 10;
      setPool(state, B, 3, 0);
    });
    t.edit((state) => give(state, B, 'joy'));
    t.run(absorb(A)).play({ type: 'move-other', seat: A, player: B });
    expect([asked(t), engine.decision(t.state)?.seats]).toEqual([{ kind: 'action', seat: B }, [B]]);
    expect(pool(t, B)).toEqual([3, 0]);
  },
);

const atTen = (state: State): void => {
  state.marker[B] = 10;
  setPool(state, B, 0, 3);
};
rule('EMX-SYM.14', 'being moved leaves one’s own Result turn as it is', () => {
  const t = moving(0, 4, { board: otherAt(4) }, atTen);
  t.run(absorb(A)).play({ type: 'move-other', seat: A, player: B });
  expect([t.state.marker, pool(t, B)]).toEqual([
    [4, 14, 0],
    [0, 3],
  ]);
  t.run(absorb(B));
  expect([t.state.marker, pool(t, B)]).toEqual([
    [4, 11, 0],
    [0, 0],
  ]);
});

rule.each(
  ['EMX-SYM.9', 'EMX-R20', 'EMX-SYM.13'],
  'whether a marker moved by another triggers its cell depends on option movedMarkerTriggers',
  [
    { movedMarkerTriggers: true, cell: 'double-result', position: 8, pending: false },
    { movedMarkerTriggers: false, cell: 'double-result', position: 4, pending: false },
    { movedMarkerTriggers: true, cell: 'draw-two', position: 4, pending: true },
    { movedMarkerTriggers: false, cell: 'draw-two', position: 4, pending: false },
  ] as const,
  ({ movedMarkerTriggers, cell, position, pending }) => {
    const board = cells([5, 'other-moves'], [4, cell]);
    const t = moving(1, 4, { board, movedMarkerTriggers });
    t.run(absorb(A)).play({ type: 'move-other', seat: A, player: B });
    expect([t.state.marker, t.state.pending]).toEqual([
      [5, position, 0],
      [false, pending, false],
    ]);
  },
);

rule('EMX-END.2', 'a marker moved to the goal by another reaches it, even where its cell is silent', () => {
  const t = moving(0, 4, { board: otherAt(4), goal: 50, movedMarkerTriggers: false }, (state) => {
    state.marker[B] = 46;
  });
  t.run(absorb(A)).play({ type: 'move-other', seat: A, player: B });
  expect([t.state.marker, t.state.reached]).toEqual([[4, 50, 0], true]);
});

rule(['EMX-SYM.12', 'EMX-R26'], 'a second stop on a cell is silent; with option kind already the second die is', () => {
  const board = cells([4, 'roll-blue'], [6, 'roll-red']);
  const free = moving(0, 4, { board });
  free.script([2, 2]).run(absorb(A));
  expect(stops(free)).toEqual(moved(A, 0, 4, 6, 4));
  expect(free.state.visited).toEqual([[4, 6], [], []]);
  const strict = moving(0, 4, { board, symbolRepeat: 'kind' });
  strict.script([2]).run(absorb(A));
  expect(stops(strict)).toEqual(moved(A, 0, 4, 6));
  expect(strict.state.visited).toEqual([[4], [], []]);
});

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

rule('EMX-SYM.12', 'each marker has cells of its own: the same cell works for another one in the same chain', () => {
  const t = moving(0, 4, { board: otherAt(4) });
  t.run(absorb(A)).play({ type: 'move-other', seat: A, player: B }, { type: 'move-other', seat: B, player: C });
  // C stops on 4 too, and B, who has triggered it, is pushed on to 8
  expect(asked(t)).toEqual({ kind: 'symbol-other', seat: C, result: 4 });
  t.play({ type: 'move-other', seat: C, player: B });
  expect([t.state.marker, asked(t)]).toEqual([[4, 8, 4], next]);
});

rule('EMX-SYM.12', 'a marker that is pushed back onto a cell of this chain does not trigger it again', () => {
  const board = cells([4, 'other-moves'], [8, 'back-ten'], [-2, 'roll-blue']);
  const t = moving(0, 4, { board });
  t.run(absorb(A)).play({ type: 'move-other', seat: A, player: B });
  t.script([6]).play({ type: 'move-other', seat: B, player: A });
  // A: 4 to 8, ten back to −2, a 6 leads to 4 again
  expect([stops(t), asked(t)]).toEqual([moved(A, 4, 8, -2, 4), next]);
});

rule('EMX-SYM.12', 'a new chain begins with each Result move', () => {
  const t = moving(2, 2, { board: cells([4, 'double-result']) }, (state) => {
    state.visited[A] = [4];
    state.visited[B] = [4];
  });
  t.run(absorb(A));
  expect([stops(t), t.state.visited]).toEqual([moved(A, 2, 4, 6), [[4], [], []]]);
});

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
      state.pending[A] = start === 5;
    });
    t.run(absorb(A));
    expect([t.state.pending, t.state.visited]).toEqual([
      [pending, false, false],
      [[], [], []],
    ]);
  },
);

rule('EMX-SYM.13', 'a marker moved by another loses its postponed symbol', () => {
  const t = moving(0, 4, { board: otherAt(4, [5, 'draw-two']) }, (state) => {
    state.marker[B] = 5;
    state.pending[B] = true;
  });
  t.run(absorb(A)).play({ type: 'move-other', seat: A, player: B });
  expect([t.state.marker, t.state.pending]).toEqual([
    [4, 9, 0],
    [false, false, false],
  ]);
});
