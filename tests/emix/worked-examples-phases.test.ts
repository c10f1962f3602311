import { deckSize } from '@rulewright/core/author';
import { clanScores, engine, finalScore } from '@rulewright/emix';
import { describe, expect } from 'vitest';
import { rule } from '../support/rule.js';
import { harvesting } from './phases.js';
import { activate, begin, end, setKarma, setMarkers, setPool, table } from './table.js';

// Section 9 of the specification, number by number: Charge, Result, the end and the scenarios.

const [A, B] = [0, 1];

describe('worked examples: Result', () => {
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
