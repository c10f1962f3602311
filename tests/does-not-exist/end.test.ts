import { engine } from '@rulewright/does-not-exist';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { closed, HIGH, LOW } from './closing.js';
import {
  begin,
  guest,
  hand,
  layFor,
  type Options,
  rave,
  saviour,
  setClass,
  setPlayer,
  setShared,
  setSouls,
  table,
} from './table.js';

// DNE-END: the end of the game.

rule(['DNE-BTY.10', 'DNE-END.1'], 'when somebody has ten souls nothing further is done', () => {
  const game = closed((state) => {
    rave(state, 5, HIGH);
    guest(state, 'pukachu');
    setSouls(state, 8);
    setShared(state, { rave: { isFinal: true } });
  });
  expect(game.state.agenda).toEqual([]);
  expect([hand(game, 0), game.state.monster.length]).toEqual([[], 1]);
  expect(engine.outcome(game.state)).toMatchObject({ winners: [0], reason: 'souls' });
});

/** Host and Saviour win a rave; the Saviour is an Alien, who gets one soul more. */
const together = (counts: number[], options: Options) =>
  closed((state) => {
    rave(state, 5, LOW);
    saviour(state, 1);
    layFor(state, 0, 1, 'demo-hyrule-lofi');
    setSouls(state, ...counts);
    setClass(state, 1, 'alien');
    setShared(state, { rave: { isFinal: true } });
  }, options);

rule.each(
  ['DNE-END.1', 'DNE-END.2', 'DNE-R42'],
  'the end names what decided between those who reached the goal',
  [
    { counts: [9, 7, 9], simultaneousWin: 'host', winners: [0], rule: 'DNE-END.1', decidedBy: 'souls' },
    { counts: [9, 9, 9], simultaneousWin: 'host', winners: [0], rule: 'DNE-END.2', decidedBy: 'host' },
    { counts: [9, 9, 9], simultaneousWin: 'mostSouls', winners: [1], rule: 'DNE-R42', decidedBy: 'souls' },
    { counts: [9, 8, 9], simultaneousWin: 'mostSouls', winners: [0], rule: 'DNE-R42', decidedBy: 'host' },
    { counts: [9, 9, 9], simultaneousWin: 'shared', winners: [0, 1], rule: 'DNE-R42', decidedBy: 'shared' },
  ] as const,
  ({ counts, simultaneousWin, winners, rule, decidedBy }) => {
    expect(together([...counts], { simultaneousWin }).events.at(-1)).toEqual({
      type: 'game-ended',
      rule,
      winners,
      reason: 'souls',
      decidedBy,
    });
  },
);

rule(['DNE-END.2', 'DNE-R42'], 'of Host and Saviour who both reach the goal the option decides', () => {
  const game = (counts: number[], options: Options) => engine.outcome(together(counts, options).state);
  expect(game([9, 9, 9], {})).toEqual({ winners: [0], ranking: [[0], [1], [2]], scores: [10, 11, 9], reason: 'souls' });
  expect(game([9, 9, 9], { simultaneousWin: 'mostSouls' })?.ranking).toEqual([[1], [0], [2]]);
  expect(game([9, 8, 9], { simultaneousWin: 'mostSouls' })?.ranking).toEqual([[0], [1], [2]]);
  expect(game([9, 9, 9], { simultaneousWin: 'shared' })?.ranking).toEqual([[0, 1], [2]]);
});

rule(['DNE-END.1', 'DNE-FIN.8'], 'the goal of the option wins', () => {
  const game = (winSouls: number) =>
    closed(
      (state) => {
        rave(state, 5, LOW);
        setSouls(state, 3, 0, 0);
      },
      { winSouls },
    );
  expect(engine.outcome(game(5).state)?.winners).toEqual([0]);
  expect(engine.outcome(game(6).state)).toBeUndefined();
});

rule(
  ['DNE-END.4', 'DNE-END.5', 'DNE-END.6', 'DNE-R74'],
  'after the last turn the most souls win, eliminated players last',
  () => {
    const game = table({ players: 5, maxTurns: 1 }).edit((state) => {
      begin(state);
      setSouls(state, 2, 5, 0, 5, 0);
      for (const seat of [4, 2]) setPlayer(state, seat, { status: 'eliminated' });
    });
    game.play({ type: 'pass', seat: 0 });
    expect(game.events.at(-1)).toEqual({
      type: 'game-ended',
      rule: 'DNE-END.4',
      winners: [1, 3],
      reason: 'max-turns',
      decidedBy: 'shared',
    });
    expect(engine.outcome(game.state)).toEqual({
      winners: [1, 3],
      ranking: [[1, 3], [0], [2], [4]],
      scores: [2, 5, 0, 5, 0],
      reason: 'max-turns',
    });
    const longer = table({ players: 2, maxTurns: 2 }).edit((state) => begin(state));
    longer.play({ type: 'pass', seat: 0 });
    expect(engine.outcome(longer.state)).toBeUndefined();
  },
);
