import { engine } from '@rulewright/emix';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { ending, endRound } from './phases.js';
import { activate, type Options, type State, setMarkers, setShared, table } from './table.js';

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
