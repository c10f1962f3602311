import { engine } from '@rulewright/emix';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { asked } from './look.js';
import { absorb, cells, moved, moving, type Place, stops } from './marker.js';
import { next } from './phases.js';
import { activate, discards, give, pool, row, type State, setPlayer, setPool } from './table.js';

// EMX-SYM.9, EMX-SYM.14: a symbol that moves the marker of another player, and what comes of it.

const [A, B, C] = [0, 1, 2];

rule(['EMX-SYM.8', 'EMX-SYM.9'], 'with a result of 0 nobody else is moved, and nobody is asked', () => {
  const t = moving(5, 10, { board: cells([15, 'back-ten'], [5, 'other-moves']) });
  t.run(absorb(A));
  expect([stops(t), asked(t)]).toEqual([moved(A, 5, 15, 5), next]);
  expect(t.events.at(-1)).toEqual({
    type: 'symbol-triggered',
    rule: 'EMX-SYM.9',
    seat: A,
    cell: 5,
    symbol: 'other-moves',
  });
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
    setPlayer(state, B, { marker: 10 });
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
      setPlayer(state, B, { marker: 10 });
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
      setPlayer(state, B, { marker: 10 });
      setPool(state, B, 3, 0);
    });
    t.edit((state) => give(state, B, 'joy'));
    t.run(absorb(A)).play({ type: 'move-other', seat: A, player: B });
    expect([asked(t), engine.decision(t.state)?.seats]).toEqual([{ kind: 'action', seat: B }, [B]]);
    expect(pool(t, B)).toEqual([3, 0]);
  },
);

const atTen = (state: State): void => {
  setPlayer(state, B, { marker: 10 });
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
    setPlayer(state, B, { marker: 46 });
  });
  t.run(absorb(A)).play({ type: 'move-other', seat: A, player: B });
  expect([t.state.marker, t.state.reached]).toEqual([[4, 50, 0], true]);
});

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

rule('EMX-SYM.13', 'a marker moved by another loses its postponed symbol', () => {
  const t = moving(0, 4, { board: otherAt(4, [5, 'draw-two']) }, (state) => {
    setPlayer(state, B, { marker: 5, isPending: true });
  });
  t.run(absorb(A)).play({ type: 'move-other', seat: A, player: B });
  expect([t.state.marker, t.state.pending]).toEqual([
    [4, 9, 0],
    [false, false, false],
  ]);
});
