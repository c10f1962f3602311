import { engine } from '@rulewright/emix';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { ending, endRound } from './phases.js';
import { activate, type Options, setMarkers, setShared } from './table.js';

const teams = { light: [0, 3], dark: [1, 2] };

interface Row {
  readonly marker: readonly number[];
  readonly options?: Options;
  /** What seat 0 has activated. */
  readonly power?: string;
  readonly rule: string;
  readonly winners: readonly number[];
  readonly decidedBy: string;
}

rule.each<Row>(
  ['EMX-END.7', 'EMX-END.8', 'EMX-TEAM.3', 'EMX-SOLO.2'],
  'tells at the end who wins, and what sets them apart from the second place',
  [
    { marker: [12, -13], rule: 'EMX-END.7', winners: [1], decidedBy: 'score' },
    { marker: [5, -40, 40], rule: 'EMX-END.7', winners: [1, 2], decidedBy: 'score' },
    { marker: [64, -64], rule: 'EMX-END.8', winners: [0, 1], decidedBy: 'nothing' },
    { marker: [7, 9, -7], rule: 'EMX-END.7', winners: [1], decidedBy: 'score' },
    { marker: [20, -20], options: { tie: 'marker' }, rule: 'EMX-END.8', winners: [0, 1], decidedBy: 'nothing' },
    {
      marker: [16, -20],
      options: { tie: 'marker' },
      power: 'love',
      rule: 'EMX-END.8',
      winners: [1],
      decidedBy: 'marker',
    },
    { marker: [30, -20, -9, 1], options: { teams }, rule: 'EMX-TEAM.3', winners: [0, 3], decidedBy: 'clan' },
    { marker: [20, -20, -1, 1], options: { teams }, rule: 'EMX-TEAM.3', winners: [0, 1, 2, 3], decidedBy: 'nothing' },
    { marker: [7], rule: 'EMX-SOLO.2', winners: [0], decidedBy: 'alone' },
  ],
  ({ marker, options = {}, power, rule, winners, decidedBy }) => {
    const game = ending(
      (state) => {
        setShared(state, { round: 10 });
        setMarkers(state, ...marker);
        if (power !== undefined) activate(state, 0, power);
      },
      { players: marker.length, ...options },
    );
    endRound(game);
    expect(game.events.at(-1)).toEqual({ type: 'game-ended', rule, winners, decidedBy });
    expect(engine.outcome(game.state)?.winners).toEqual(winners);
  },
);
