import { engine } from '@rulewright/emix';
import { describe, expect } from 'vitest';
import { rule } from '../support/rule.js';
import { asked, changes } from './look.js';
import { acting, ending, endRound, harvesting, next } from './phases.js';
import { give, type Options, setMarkers, setPlayer, setPool, setShared, slot } from './table.js';

const [A, B, C] = [0, 1, 2];

describe('when the game ends', () => {
  rule.each(
    'EMX-END.1',
    'ends after the last round',
    [
      { maxRounds: 10, round: 9, ends: false },
      { maxRounds: 10, round: 10, ends: true },
      { maxRounds: 1, round: 1, ends: true },
      { maxRounds: 2, round: 1, ends: false },
      { maxRounds: 11, round: 10, ends: false },
      { maxRounds: 100, round: 100, ends: true },
    ],
    ({ maxRounds, round, ends }) => {
      const t = ending(
        (state) => {
          setShared(state, { round });
        },
        { maxRounds },
      );
      endRound(t);
      expect([t.state.round, t.state.agenda.length === 0]).toEqual([ends ? round : round + 1, ends]);
      expect(engine.outcome(t.state)?.reason).toBe(ends ? 'rounds' : undefined);
    },
  );

  rule.each(
    ['EMX-END.1', 'EMX-END.3'],
    'ends after the round in which a marker reached the goal on either side',
    [
      { goal: 100, from: 94, result: 5, ends: false },
      { goal: 100, from: 94, result: 6, ends: true },
      { goal: 100, from: 94, result: 7, ends: true },
      { goal: 100, from: -94, result: -5, ends: false },
      { goal: 100, from: -94, result: -6, ends: true },
      { goal: 100, from: -94, result: -7, ends: true },
      { goal: 20, from: 0, result: 19, ends: false },
      { goal: 20, from: 0, result: -20, ends: true },
      { goal: 999, from: 940, result: 58, ends: false },
      { goal: 999, from: 940, result: 59, ends: true },
      { goal: 1, from: 0, result: 1, ends: true },
    ],
    ({ goal, from, result, ends }) => {
      const t = harvesting(
        (state) => {
          setPlayer(state, A, { marker: from });
          setPool(state, A, Math.max(0, result), Math.max(0, -result));
          give(state, B, 'joy');
        },
        { goal },
      );
      t.run({ kind: 'result', seat: A });
      expect([t.state.marker[A], t.state.reached, asked(t)]).toEqual([from + result, ends, next]);
      endRound(t);
      expect([t.state.agenda.length === 0, t.state.round]).toEqual([ends, ends ? 2 : 3]);
      expect(engine.outcome(t.state)?.reason).toBe(ends ? 'goal' : undefined);
    },
  );

  rule('EMX-END.1', 'lets everybody complete the round', () => {
    // the last slot of Influence, and the Result phase
    const t = acting((state) => {
      slot(state, C, { kind: 'result-phase' });
      setMarkers(state, 95, 0, 0);
      setPool(state, A, 5, 0);
      setPool(state, B, 0, 3);
      setPool(state, C, 8, 0);
    });
    endRound(t);
    expect([t.state.marker, t.state.hands.map((cards) => cards.length)]).toEqual([
      [100, -3, 8],
      [5, 5, 5],
    ]);
    expect(engine.outcome(t.state)).toEqual({
      winners: [A],
      ranking: [[A], [C], [B]],
      scores: [100, -3, 8],
      reason: 'goal',
    });
  });

  /** A lands on the goal at 100, and ten steps back lead to 90. */
  const bounce = (options: Options) =>
    harvesting(
      (state) => {
        setPlayer(state, A, { marker: 96 });
        setPool(state, A, 4, 0);
        give(state, B, 'joy');
      },
      { board: [{ cell: 100, symbol: 'back-ten' }], ...options },
    );

  rule(['EMX-END.2', 'EMX-R30'], 'counts a goal that was reached and left again', () => {
    const t = bounce({});
    t.run({ kind: 'result', seat: A });
    expect([t.state.marker[A], t.state.reached]).toEqual([90, true]);
    const drawn = changes(t, { type: 'draw', seat: C });
    expect(Object.keys(drawn).sort()).toEqual(['drawPiles.0', 'hands.2']);
    expect(engine.outcome(t.state)).toMatchObject({ scores: [90, 0, 0], reason: 'goal' });
  });

  rule(['EMX-END.2', 'EMX-R30'], 'goes on under `reached: atRoundEnd` when no marker is there any more', () => {
    const t = bounce({ reached: 'atRoundEnd' });
    t.run({ kind: 'result', seat: A });
    endRound(t);
    expect([t.state.round, engine.outcome(t.state)]).toEqual([3, undefined]);
  });

  rule.each(
    ['EMX-END.2', 'EMX-R30'],
    'ends under `reached: atRoundEnd` with a marker at the goal or beyond, on either side',
    [
      { position: 99, ends: false },
      { position: 100, ends: true },
      { position: -99, ends: false },
      { position: -100, ends: true },
      { position: -130, ends: true },
    ],
    ({ position, ends }) => {
      const t = ending(
        (state) => {
          setPlayer(state, C, { marker: position });
          setShared(state, { reached: true });
        },
        { reached: 'atRoundEnd' },
      );
      endRound(t);
      expect(engine.outcome(t.state)?.reason).toBe(ends ? 'goal' : undefined);
    },
  );

  rule.each(
    'EMX-END.2',
    'counts a goal that a symbol led to',
    [
      { symbol: 'double-result', play: [] },
      { symbol: 'other-moves', play: [{ type: 'move-other', seat: A, player: B }] },
    ] as const,
    ({ symbol, play }) => {
      const t = harvesting(
        (state) => {
          setMarkers(state, 48, 74, 0);
          setPool(state, A, 26, 0);
        },
        { board: [{ cell: 74, symbol }] },
      );
      t.run({ kind: 'result', seat: A }).play(...play);
      expect([t.state.marker, t.state.reached]).toEqual([
        symbol === 'double-result' ? [100, 74, 0] : [74, 100, 0],
        true,
      ]);
    },
  );
});
