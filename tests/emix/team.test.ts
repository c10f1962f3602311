import { clanScores, engine } from '@rulewright/emix';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { asked, pools } from './look.js';
import { acting, ending, endRound, harvesting } from './phases.js';
import {
  activate,
  give,
  karma,
  type Options,
  row,
  type State,
  setKarma,
  setMarkers,
  setPool,
  setShared,
  table,
} from './table.js';

// Team battles: seats 0 and 3 play for the light clan, seats 1 and 2 for the dark one.

const [A, B, C, D] = [0, 1, 2, 3];
const clans: Options = { players: 4, teams: { light: [A, D], dark: [B, C] } };

rule('EMX-TEAM.1', 'clans of different sizes are fine, and everybody plays for one', () => {
  const teams = { light: [2], dark: [0, 1, 3] };
  expect(engine.init('clans', { players: 4, teams }).options.teams).toEqual(teams);
});

rule('EMX-TEAM.2', 'everybody has their own human, hand and marker', () => {
  const { state } = table(clans);
  expect(state.hands.map((cards) => cards.length)).toEqual([5, 5, 5, 5]);
  expect([state.rows, state.marker]).toEqual([
    [[], [], [], []],
    [0, 0, 0, 0],
  ]);
  const { state: single } = table({ players: 4 });
  expect({ ...state, options: single.options }).toEqual(single);
});

rule(['EMX-TEAM.2', 'EMX-R32'], 'hands stay secret from members of the same clan too', () => {
  const { state } = table(clans);
  for (const viewer of [A, B, C, D]) {
    const seen = engine.view(state, viewer).position.hands;
    const alone = engine.view(table({ players: 4 }).state, viewer).position.hands;
    expect(seen).toEqual(alone);
    expect([A, B, C, D].filter((seat) => JSON.stringify(seen[seat]) === JSON.stringify(state.hands[seat]))).toEqual([
      viewer,
    ]);
  }
});

rule(['EMX-TEAM.2', 'EMX-KRM.1'], 'a member is another player: playing on one makes karma', () => {
  const t = acting((state) => {
    give(state, A, 'love');
    setPool(state, A, 4, 0);
  }, clans);
  expect(t.legal('play').map(({ target }) => target)).toEqual([A, B, C, D]);
  t.play({ type: 'play', seat: A, card: 'love', target: D, pos: 4 });
  expect([row(t, D), karma(t, A), pools(t)[A]]).toEqual([['love'], [8, 0], [0, 0]]);
});

rule(['EMX-TEAM.2', 'EMX-MOM.3'], 'members are asked in the windows like everybody else', () => {
  const t = acting((state) => {
    give(state, A, 'joy');
    give(state, D, 'fear');
    setPool(state, D, 0, 2);
  }, clans);
  t.play({ type: 'play', seat: A, card: 'joy', target: A, pos: 0 });
  expect([asked(t)?.kind, engine.decision(t.state)?.seats ?? []]).toEqual(['cancel', [D]]);
});

rule(['EMX-TEAM.2', 'EMX-RES.3'], 'markers may stand on either side, whatever the clan', () => {
  const t = harvesting(
    (state) => {
      setPool(state, A, 0, 6);
      setPool(state, B, 7, 0);
    },
    { ...clans, board: [] },
  );
  t.run({ kind: 'result', seat: A }).run({ kind: 'result', seat: B });
  expect(t.state.marker).toEqual([-6, 7, 0, 0]);
});

/** The outcome of a game that ends with this round. */
const outcomeOf = (marker: readonly number[], recipe: (state: State) => void = () => {}, options: Options = {}) => {
  const t = ending(
    (state) => {
      setShared(state, { round: 10 });
      setMarkers(state, ...marker);
      recipe(state);
    },
    { ...clans, ...options },
  );
  return engine.outcome(endRound(t).state);
};

rule.each(
  ['EMX-TEAM.3', 'EMX-R32'],
  'the clan with the higher score in its direction wins, equal ones draw',
  [
    {
      marker: [40, -30, -8, -3],
      ranking: [
        [B, C],
        [A, D],
      ],
    },
    { marker: [40, -30, -7, -3], ranking: [[A, B, C, D]] },
    {
      marker: [40, -30, -6, -3],
      ranking: [
        [A, D],
        [B, C],
      ],
    },
    {
      marker: [-50, -1, 0, 2],
      ranking: [
        [B, C],
        [A, D],
      ],
    },
    {
      marker: [-50, 60, 0, 2],
      ranking: [
        [A, D],
        [B, C],
      ],
    },
    { marker: [0, 0, 0, 0], ranking: [[A, B, C, D]] },
  ],
  ({ marker, ranking }) => {
    expect(outcomeOf(marker)).toEqual({ winners: ranking[0], ranking, scores: marker, reason: 'rounds' });
  },
);

rule('EMX-TEAM.3', 'the reason of the end is the goal, and the greatest marker alone does not win', () => {
  expect(outcomeOf([100, -60, -61, 20])).toEqual({
    winners: [B, C],
    ranking: [
      [B, C],
      [A, D],
    ],
    scores: [100, -60, -61, 20],
    reason: 'goal',
  });
});

rule.each(
  ['EMX-TEAM.3', 'EMX-END.6'],
  'neutral powers count in the direction of the clan, whatever the member’s score',
  [
    { seat: A, at: 5, score: 7 },
    { seat: A, at: -5, score: -3 },
    { seat: B, at: 5, score: 3 },
    { seat: B, at: -5, score: -7 },
    { seat: C, at: 0, score: -2 },
    { seat: D, at: 0, score: 2 },
  ],
  ({ seat, at, score }) => {
    const marker = [0, 0, 0, 0];
    marker[seat] = at;
    const neutral = (state: State) => activate(state, seat, 'self-development');
    expect(outcomeOf(marker, neutral)?.scores[seat]).toBe(score);
    expect(outcomeOf(marker, neutral, { neutralValue: 'zero' })?.scores[seat]).toBe(at);
  },
);

rule(['EMX-TEAM.3', 'EMX-END.4'], 'powers and karma of members count with their signs', () => {
  const found = outcomeOf([10, -10, 0, 0], (state) => {
    activate(state, A, 'hatred');
    activate(state, C, 'love');
    setKarma(state, D, 0, 6);
    setKarma(state, B, 4, 8);
  });
  expect(found).toEqual({
    winners: [B, C],
    ranking: [
      [B, C],
      [A, D],
    ],
    scores: [6, -14, 4, -6],
    reason: 'rounds',
  });
  expect(clanScores({ light: [A, D], dark: [B, C] }, [6, -14, 4, -6])).toEqual({ light: 0, dark: 10 });
});
