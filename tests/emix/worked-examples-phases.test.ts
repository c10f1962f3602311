import { deckSize } from '@rulewright/core/author';
import { clanScores, engine, finalScore } from '@rulewright/emix';
import { describe, expect } from 'vitest';
import { rule } from '../support/rule.js';
import { asked } from './look.js';
import { acting, charging, endRound, harvesting, next } from './phases.js';
import {
  activate,
  begin,
  end,
  give,
  hand,
  karma,
  pool,
  row,
  setKarma,
  setKarmaDue,
  setMarkers,
  setPlayer,
  setPool,
  setSupply,
  slot,
  stack,
  table,
} from './table.js';

// Section 9 of the specification, number by number: Charge, Result, the end and the scenarios.

const [A, B, C] = [0, 1, 2];

describe('worked examples: Charge', () => {
  rule(
    ['EMX-CHG.1', 'EMX-CHG.2', 'EMX-CHG.3', 'EMX-CHG.4', 'EMX-CHG.5', 'EMX-CHG.6', 'EMX-CHG.7'],
    '11. A complete Charge turn',
    () => {
      const t = charging((state) => {
        setPlayer(state, A, { marker: 5, isPending: true });
        activate(state, A, 'optimism', 'pessimism', 'intuition', 'love', 'optimism');
        setKarmaDue(state, A, 0, 4);
        stack(state, 'drawPiles', ['joy', 'calm']);
      });
      t.script([4, 2]).run({ kind: 'charge', seat: A });
      expect(hand(t, A)).toEqual(['joy', 'calm']);
      expect(pool(t, A)).toEqual([5, 3]);
      t.play({ type: 'take-emon', seat: A, colour: 'pos' });
      expect(asked(t)?.kind).toBe('split');
      expect(pool(t, A)).toEqual([9, 4]);
      t.script([3]).play({ type: 'split', seat: A, pos: 1 });
      expect(pool(t, A)).toEqual([14, 8]);
      expect(t.state.pending).toEqual([false, false, false]);
    },
  );

  rule('EMX-SUP.2', '20. A short supply gives what it has', () => {
    const t = charging((state) => {
      setSupply(state, 'pos', 3, C);
    });
    t.script([5, 1]).run({ kind: 'charge', seat: A });
    expect(pool(t, A)).toEqual([3, 1]);
  });

  rule(['EMX-CHG.4', 'EMX-CHG.5', 'EMX-CHG.6'], '24. Kindness with two players needs no decision', () => {
    const t = charging((state) => activate(state, A, 'kindness', 'kindness'), { players: 2 });
    t.script([1, 1]).run({ kind: 'charge', seat: A });
    expect([pool(t, A), pool(t, B)]).toEqual([
      [5, 1],
      [2, 0],
    ]);
    expect(asked(t)).toEqual({ kind: 'action', seat: B });
  });
});

describe('worked examples: Result', () => {
  rule(['EMX-APP.4', 'EMX-RES.1', 'EMX-VOC.21'], '4. Self-development without a power in hand does nothing', () => {
    const t = harvesting((state) => {
      activate(state, A, 'self-development');
      give(state, A, 'joy', 'fear', 'joy', 'anger', 'anger');
    });
    t.run({ kind: 'result', seat: A });
    expect(row(t, A)).toEqual(['self-development']);
    expect(hand(t, A)).toHaveLength(5);
    expect(asked(t)).toEqual(next);
  });

  rule(['EMX-RES.2', 'EMX-SYM.7'], '6. Double result', () => {
    const t = harvesting((state) => {
      setPlayer(state, A, { marker: 24 });
      setPool(state, A, 9, 4);
    });
    t.run({ kind: 'result', seat: A });
    expect(t.state.marker[A]).toBe(34);
    expect(pool(t, A)).toEqual([0, 0]);
  });

  rule(['EMX-END.1', 'EMX-END.3'], '7. Beyond 100', () => {
    // the last slot of Influence, and the Result phase
    const t = acting((state) => {
      slot(state, C, { kind: 'result-phase' });
      setPlayer(state, A, { marker: 90 });
      setPool(state, A, 26, 6);
    });
    endRound(t);
    expect(t.state.marker).toEqual([110, 0, 0]);
    expect([1, 2].map((seat) => hand(t, seat).length)).toEqual([5, 5]);
    expect(engine.outcome(t.state)).toEqual({
      winners: [A],
      ranking: [[A], [B, C]],
      scores: [110, 0, 0],
      reason: 'goal',
    });
  });

  rule(['EMX-RES.1', 'EMX-RES.2', 'EMX-RES.3', 'EMX-RES.4', 'EMX-RES.5', 'EMX-VOC.5'], '15. From left to right', () => {
    const t = harvesting((state) => {
      setPlayer(state, A, { marker: 1 });
      activate(state, A, 'calm', 'calm', 'faith');
      setPool(state, A, 6, 3);
    });
    t.run({ kind: 'result', seat: A });
    expect(t.events.find(({ type }) => type === 'absorbed')).toMatchObject({ pos: 9, neg: 0, result: 9 });
    expect(t.state.marker[A]).toBe(10);
    expect(hand(t, A)).toHaveLength(5);
  });

  rule('EMX-SYM.8', '16. Back ten', () => {
    const t = harvesting((state) => {
      setPlayer(state, A, { marker: 18 });
      setPool(state, A, 7, 0);
    });
    t.run({ kind: 'result', seat: A });
    expect(t.state.marker[A]).toBe(15);
  });

  rule(['EMX-SYM.9', 'EMX-SYM.3'], '17. Another marker moves', () => {
    const t = harvesting((state) => {
      setPlayer(state, A, { marker: 30 });
      setPlayer(state, B, { marker: -2 });
      setPool(state, A, 7, 0);
    });
    t.run({ kind: 'result', seat: A }).play({ type: 'move-other', seat: A, player: B });
    expect(t.state.marker).toEqual([37, 5, 0]);
    expect(t.state.pending).toEqual([false, true, false]);
  });

  rule(['EMX-RES.1', 'EMX-CHG.5'], '21. The order of powers matters', () => {
    const after = (...powers: string[]) => {
      const t = harvesting((state) => {
        activate(state, A, ...powers);
        setPool(state, A, 2, 3);
      });
      t.run({ kind: 'result', seat: A });
      return t.events.find(({ type }) => type === 'absorbed');
    };
    expect(after('harmony', 'calm')).toMatchObject({ pos: 4, neg: 0, result: 4 });
    expect(after('calm', 'harmony')).toMatchObject({ pos: 3, neg: 0, result: 3 });
  });
});

describe('worked examples: the end and the scenarios', () => {
  const scores = (state: Parameters<typeof engine.apply>[0]) =>
    state.marker.map((_, seat) => finalScore({ state, content: engine.content }, seat));

  rule(['EMX-END.4', 'EMX-END.5', 'EMX-END.6', 'EMX-END.7', 'EMX-END.8'], '19. The final score', () => {
    const t = table({ players: 2 }).edit((state) => {
      begin(state);
      end(state);
      setMarkers(state, 62, -64);
      activate(state, A, 'optimism', 'love', 'pessimism', 'self-development');
      setKarma(state, A, 0, 4);
    });
    expect(engine.outcome(t.state)).toEqual({
      winners: [A, B],
      ranking: [[A, B]],
      scores: [64, -64],
      reason: 'rounds',
    });
  });

  rule('EMX-TEAM.3', '22. The clans are compared, not the players', () => {
    const teams = { light: [0, 2], dark: [1, 3] };
    const t = table({ players: 4, teams }).edit((state) => {
      begin(state);
      end(state);
      setMarkers(state, 40, -30, -5, -8);
    });
    expect(clanScores(teams, scores(t.state))).toEqual({ light: 35, dark: 38 });
    expect(engine.outcome(t.state)).toMatchObject({
      winners: [1, 3],
      ranking: [
        [1, 3],
        [0, 2],
      ],
    });
  });

  rule(['EMX-FREE.2', 'EMX-FREE.3', 'EMX-FREE.4', 'EMX-FREE.7', 'EMX-FREE.8'], '23. Free feeding', () => {
    const t = charging(
      (state) => {
        slot(state, B, { kind: 'result-phase' });
        give(state, B, 'pessimism', 'joy');
      },
      { players: 2, freeFeeding: { humans: 3, chargeAll: false } },
    );
    t.run({ kind: 'charge-phase' }).script([5, 2]).play({ type: 'choose-human', seat: A, human: 1 });
    t.script([3, 3]).play({ type: 'choose-human', seat: B, human: 0 });
    expect([0, 1, 2].map((human) => pool(t, human))).toEqual([
      [3, 3],
      [5, 2],
      [0, 0],
    ]);
    t.play({ type: 'play', seat: B, human: 1, card: 'pessimism', target: 0, pos: 0 });
    expect([pool(t, 1), karma(t, 1), row(t, 0)]).toEqual([[5, 0], [0, 4], ['pessimism']]);
    t.play({ type: 'choose-human', seat: A, human: 1 });
    expect([t.state.marker, t.state.pending]).toEqual([
      [5, 0],
      [true, false],
    ]);
    t.play({ type: 'choose-human', seat: B, human: 0 });
    expect(t.state.marker).toEqual([5, 0]);
    expect(t.state.harvester).toEqual([1, 0, 0]);
  });

  rule(
    ['EMX-SET.2', 'EMX-SET.5', 'EMX-SET.7', 'EMX-RND.3', 'EMX-RND.5', 'EMX-CHG.8'],
    '25. Set-up and first round of four',
    () => {
      const state = engine.init('example', { players: 4, firstPlayer: 2 });
      expect(state.drawPiles.map(deckSize)).toEqual([70]);
      expect(state.hands.map((cards) => cards.length)).toEqual([5, 5, 5, 5]);
      const charged = { pos: state.pool.pos, neg: state.pool.neg };
      const total = (list: readonly number[]) => list.reduce((sum, n) => sum + n, 0);
      expect([state.supply.pos, state.supply.neg]).toEqual([180 - total(charged.pos), 180 - total(charged.neg)]);
      expect([...charged.pos, ...charged.neg].every((face) => face >= 1 && face <= 6)).toBe(true);
      expect([state.rows, state.marker]).toEqual([
        [[], [], [], []],
        [0, 0, 0, 0],
      ]);
      const slots: number[] = [];
      let now = state;
      while (now.round === 1 && now.phase === 'influence') {
        const [seat = 0] = engine.decision(now)?.seats ?? [];
        if (now.agenda.at(-1)?.kind === 'action') slots.push(seat);
        const quiet = engine.legalActions(now).find(({ type }) => type === 'draw' || type === 'pass');
        if (quiet === undefined) throw new Error('nothing quiet to do');
        now = engine.apply(now, quiet);
      }
      expect(slots).toEqual([2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1]);
      expect([now.round, now.firstPlayer]).toEqual([2, 3]);
    },
  );
});
