import { clanScores, compareSoloResults, type EmixOptions, engine, finalScore, soloResult } from '@rulewright/emix';
import { describe, expect } from 'vitest';
import { rule } from '../support/rule.js';
import {
  activate,
  begin,
  discard,
  end,
  give,
  type Options,
  type State,
  setKarma,
  setKarmaDue,
  setMarkers,
  setPlayer,
  setPool,
  setShared,
  table,
} from './table.js';

// EMX-END.3 to EMX-END.9: the final score, and who wins.

const [A, B] = [0, 1];

/** A game that is over after round 10, with markers there. */
const over = (marker: readonly number[], recipe: (state: State) => void = () => {}, options: Options = {}) =>
  table({ players: marker.length, ...options }).edit((state) => {
    begin(state);
    end(state);
    setMarkers(state, ...marker);
    recipe(state);
  });
const outcome = (...given: Parameters<typeof over>) => engine.outcome(over(...given).state);
const scores = (...given: Parameters<typeof over>) => outcome(...given)?.scores;

describe('the final score', () => {
  rule.each(
    ['EMX-END.3', 'EMX-END.4', 'EMX-CRD.7'],
    'adds position, signed values of powers and the karma of the last round',
    [
      { at: 0, powers: [], karma: [0, 0], score: 0 },
      { at: 37, powers: [], karma: [0, 0], score: 37 },
      { at: 110, powers: [], karma: [0, 0], score: 110 },
      { at: -162, powers: [], karma: [0, 0], score: -162 },
      { at: 10, powers: ['love'], karma: [0, 0], score: 14 },
      { at: 10, powers: ['hatred'], karma: [0, 0], score: 6 },
      { at: -10, powers: ['hatred', 'greed'], karma: [0, 0], score: -16 },
      { at: -10, powers: ['love', 'wisdom'], karma: [0, 0], score: -3 },
      { at: 5, powers: [], karma: [6, 0], score: 11 },
      { at: 5, powers: [], karma: [0, 8], score: -3 },
      { at: 5, powers: [], karma: [6, 8], score: 3 },
      { at: 20, powers: ['love', 'hatred', 'calm', 'cynicism'], karma: [4, 2], score: 20 + 4 - 4 + 2 - 3 + 4 - 2 },
    ],
    ({ at, powers, karma: [pos = 0, neg = 0], score }) => {
      const t = over([0, at], (state) => {
        activate(state, B, ...powers);
        setKarma(state, B, pos, neg);
      });
      expect(engine.outcome(t.state)?.scores).toEqual([0, score]);
      expect(finalScore({ state: t.state, content: engine.content }, B)).toBe(score);
    },
  );

  rule('EMX-END.5', 'counts every copy, and lets opposite signs cancel each other', () => {
    const powers = ['optimism', 'optimism', 'optimism', 'pessimism', 'malice', 'malice'];
    expect(scores([7, 0], (state) => activate(state, A, ...powers))).toEqual([7 + 3 * 2 - 2 - 2 * 2, 0]);
    expect(scores([7, 0], (state) => activate(state, A, 'love', 'hatred'))).toEqual([7, 0]);
  });

  rule.each(
    ['EMX-END.6', 'EMX-R6'],
    'adds neutral values in the direction of the rest, upwards at 0',
    [
      { at: 1, favour: 1 + 5, zero: 1 },
      { at: 0, favour: 5, zero: 0 },
      { at: -1, favour: -1 - 5, zero: -1 },
      { at: -40, favour: -45, zero: -40 },
      { at: 40, favour: 45, zero: 40 },
    ],
    ({ at, favour, zero }) => {
      const neutral = (state: State) => activate(state, A, 'intuition', 'curiosity', 'intuition');
      expect(scores([at, 0], neutral)).toEqual([favour, 0]);
      expect(scores([at, 0], neutral, { neutralValue: 'zero' })).toEqual([zero, 0]);
    },
  );

  rule.each(
    'EMX-END.6',
    'finds the direction by the sum of everything else, not by the marker',
    [
      { at: 3, power: 'hatred', karma: [0, 0], score: -1 - 2 },
      { at: -3, power: 'love', karma: [0, 0], score: 1 + 2 },
      { at: 1, power: 'hatred', karma: [3, 0], score: 0 + 2 },
      { at: 1, power: 'hatred', karma: [2, 0], score: -1 - 2 },
      { at: 6, power: 'hatred', karma: [0, 3], score: -1 - 2 },
    ],
    ({ at, power, karma: [pos = 0, neg = 0], score }) => {
      const found = scores([at, 0], (state) => {
        activate(state, A, power, 'self-development');
        setKarma(state, A, pos, neg);
      });
      expect(found).toEqual([score, 0]);
    },
  );

  rule(
    ['EMX-FREE.11', 'EMX-END.4'],
    'counts the humans a player harvested last, with their new and waiting karma',
    () => {
      const found = scores(
        [10, -20],
        (state) => {
          setShared(state, {
            humans: [
              { human: 0, harvester: 1 },
              { human: 1, harvester: 0 },
              { human: 2, harvester: 0 },
            ],
          });
          activate(state, 0, 'hatred');
          activate(state, 1, 'love', 'curiosity');
          activate(state, 2, 'calm');
          setKarma(state, 0, 6, 2);
          setKarmaDue(state, 0, 4, 10);
          setKarma(state, 2, 0, 2);
          setKarmaDue(state, 1, 8, 0);
        },
        { freeFeeding: { humans: 3, chargeAll: false } },
      );
      expect(found).toEqual([10 + 4 + 1 + 2 - 2 + 8, -20 - 4 + 6 - 2 + 4 - 10]);
    },
  );

  rule(['EMX-END.9', 'EMX-CRD.7'], 'counts no emons in pools, no cards in hand and no postponed symbols', () => {
    const found = outcome([8, -7], (state) => {
      setPool(state, A, 50, 0);
      setPool(state, B, 0, 90);
      give(state, B, 'hatred', 'fear', 'fury');
      for (const seat of [A, B]) setPlayer(state, seat, { isPending: true });
      discard(state, 'love', 'faith', 'optimism', 'pessimism');
    });
    expect(found).toMatchObject({ winners: [A], scores: [8, -7] });
  });
});

describe('who wins', () => {
  rule(['EMX-END.1', 'EMX-END.2'], 'gives the goal as the reason when both come in the same round', () => {
    expect(outcome([100, 0])?.reason).toBe('goal');
    expect(outcome([99, -99])?.reason).toBe('rounds');
  });

  rule.each(
    ['EMX-END.7', 'EMX-END.8'],
    'ranks by the absolute score, on either side, and shares equal places',
    [
      { marker: [12, -13], ranking: [[1], [0]] },
      { marker: [13, -12], ranking: [[0], [1]] },
      { marker: [-13, 12], ranking: [[0], [1]] },
      { marker: [64, -64], ranking: [[0, 1]] },
      { marker: [0, 0], ranking: [[0, 1]] },
      { marker: [5, -40, 40], ranking: [[1, 2], [0]] },
      { marker: [7, 9, -7], ranking: [[1], [0, 2]] },
      { marker: [-8, 8, 8, -8], ranking: [[0, 1, 2, 3]] },
      {
        marker: [3, -9, 9, -3],
        ranking: [
          [1, 2],
          [0, 3],
        ],
      },
      { marker: [1, -2, 3, -4], ranking: [[3], [2], [1], [0]] },
    ],
    ({ marker, ranking }) => {
      expect(outcome(marker)).toEqual({ winners: ranking[0], ranking, scores: marker, reason: 'rounds' });
    },
  );

  rule('EMX-END.7', 'ranks by the score, not by the position', () => {
    const found = outcome([30, 28], (state) => activate(state, B, 'love'));
    expect(found).toEqual({ winners: [1], ranking: [[1], [0]], scores: [30, 32], reason: 'rounds' });
  });

  // scores of 20 each, with positions of 20, 16, −20 and 24
  const equal = (state: State) => {
    activate(state, B, 'love');
    activate(state, 3, 'hatred');
  };

  rule(['EMX-END.8', 'EMX-R31'], 'shares equal scores by default, wherever the markers stand', () => {
    expect(outcome([20, 16, -20, 24], equal)).toMatchObject({
      winners: [0, 1, 2, 3],
      ranking: [[0, 1, 2, 3]],
      scores: [20, 20, -20, 20],
    });
  });

  rule(['EMX-END.8', 'EMX-R31'], 'ranks equal scores by the absolute position under `tie: marker`, then shares', () => {
    expect(outcome([20, 16, -20, 24], equal, { tie: 'marker' })).toMatchObject({
      winners: [3],
      ranking: [[3], [0, 2], [1]],
    });
    expect(outcome([20, -20], () => {}, { tie: 'marker' })?.ranking).toEqual([[0, 1]]);
  });

  rule(['EMX-END.8', 'EMX-END.7'], 'looks at positions under `tie: marker` only when the scores are equal', () => {
    expect(outcome([21, 20], (state) => activate(state, B, 'calm'), { tie: 'marker' })?.ranking).toEqual([[1], [0]]);
  });
});

describe('clans and records', () => {
  const teams = { light: [0, 3], dark: [1, 2] };

  rule.each(
    ['EMX-R32', 'EMX-TEAM.3'],
    'adds signed scores, also those of members on the wrong side',
    [
      { scores: [40, -30, -8, -5], clans: { light: 35, dark: 38 }, winners: [1, 2] },
      { scores: [-40, -30, -8, -5], clans: { light: -45, dark: 38 }, winners: [1, 2] },
      { scores: [10, 20, -5, 8], clans: { light: 18, dark: -15 }, winners: [0, 3] },
      { scores: [10, -9, -9, 8], clans: { light: 18, dark: 18 }, winners: [0, 1, 2, 3] },
      { scores: [0, 0, 0, 0], clans: { light: 0, dark: 0 }, winners: [0, 1, 2, 3] },
    ],
    ({ scores: found, clans, winners }) => {
      expect(clanScores(teams, found)).toEqual(clans);
      expect(outcome(found, () => {}, { teams })).toMatchObject({ winners, scores: found });
    },
  );

  rule.each(
    ['EMX-R33', 'EMX-SOLO.2'],
    'compares solo games by score first, then by fewer rounds',
    [
      { one: { score: 50, rounds: 10 }, other: { score: 49, rounds: 5 }, sign: -1 },
      { one: { score: 49, rounds: 5 }, other: { score: 50, rounds: 10 }, sign: 1 },
      { one: { score: 50, rounds: 7 }, other: { score: 50, rounds: 8 }, sign: -1 },
      { one: { score: 50, rounds: 8 }, other: { score: 50, rounds: 7 }, sign: 1 },
      { one: { score: 50, rounds: 7 }, other: { score: 50, rounds: 7 }, sign: 0 },
    ],
    ({ one, other, sign }) => {
      const compared = compareSoloResults({ ...one, side: 'light' }, { ...other, side: 'dark' });
      expect(Math.sign(compared)).toBe(sign);
    },
  );

  rule.each(
    ['EMX-R33', 'EMX-SOLO.2'],
    'records the absolute score, the rounds and the side of a solo game',
    [
      { at: 30, maxRounds: 10, record: { score: 34, rounds: 10, side: 'light' } },
      { at: -30, maxRounds: 4, record: { score: 26, rounds: 4, side: 'dark' } },
      { at: -3, maxRounds: 2, record: { score: 1, rounds: 2, side: 'light' } },
      { at: -4, maxRounds: 1, record: { score: 0, rounds: 1, side: 'none' } },
      { at: -5, maxRounds: 1, record: { score: 1, rounds: 1, side: 'dark' } },
    ] satisfies { at: number; maxRounds: EmixOptions['maxRounds']; record: object }[],
    ({ at, maxRounds, record }) => {
      const { state } = over([at], (position) => activate(position, A, 'love'), { maxRounds });
      expect(soloResult({ state, content: engine.content })).toEqual(record);
    },
  );
});
