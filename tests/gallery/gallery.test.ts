import { at } from '@rulewright/core';
import { conformance } from '@rulewright/testing';
import { describe, expect, test } from 'vitest';
import * as backgammon from '../../examples/games/backgammon.js';
import * as blotto from '../../examples/games/blotto.js';
import * as connectFour from '../../examples/games/connect-four.js';
import * as draughts from '../../examples/games/draughts.js';
import * as hearts from '../../examples/games/hearts.js';
import * as kuhn from '../../examples/games/kuhn-poker.js';
import * as leduc from '../../examples/games/leduc-poker.js';
import * as liarsDice from '../../examples/games/liars-dice.js';
import * as othello from '../../examples/games/othello.js';
import * as ticTacToe from '../../examples/games/tic-tac-toe.js';
import { inFull, some } from '../support/depth.js';
import { goesOn, perft, simulated } from './perft.js';

describe('the gallery counts as is published', () => {
  test('Othello from its start', () =>
    expect([1, 2, 3, 4, 5].map((depth) => perft(simulated(othello.engine), depth))).toEqual([4, 12, 56, 244, 1396]));
  test('Connect Four from its start', () =>
    expect([1, 2, 3, 4].map((depth) => perft(simulated(connectFour.engine), depth))).toEqual([7, 49, 343, 2401]));
  test('tic-tac-toe from its start', () =>
    expect([1, 2, 3, 4].map((depth) => perft(simulated(ticTacToe.engine), depth))).toEqual([9, 72, 504, 3024]));

  test('draughts from its start, a jump of several as one move', inFull, () =>
    expect([1, 2, 3, 4, 5].map((depth) => perft(simulated(draughts.engine), depth, goesOn))).toEqual([
      7, 49, 302, 1469, 7361,
    ]),
  );

  test('backgammon: 21 rolls, of which 6 are doubles', () => {
    const start = backgammon.engine.init('rolls', {}, [3, 1]);
    const once = backgammon.engine.apply(start, { type: 'move', seat: 0, from: 8, die: 3 });
    const outcomes = backgammon.engine.chanceOutcomes(once, { type: 'move', seat: 0, from: 6, die: 1 });
    const thirtySixths = outcomes.map(({ probability: { numerator, denominator } }) => (36 * numerator) / denominator);
    expect(thirtySixths.sort()).toEqual([...Array(6).fill(1), ...Array(15).fill(2)]);
  });

  test('Blotto: ten troops on three fields, C(12, 2) ways for each player', () =>
    expect(blotto.engine.legalActions(blotto.engine.init(1), 0)).toHaveLength(66));
});

describe('the gallery plays by its rules', () => {
  test.each(['a', 'b', 'c', 'd'])('HRT-7 the points of a hand of hearts come to 26 or 78: seed %s', (seed) => {
    const game = hearts.engine.simulate(hearts.engine.init(seed));
    game.playout('uniform');
    expect([26, 78]).toContain(game.state.points.reduce((sum, points) => sum + points, 0));
  });

  test('HRT-3 nobody who could not follow suit is dealt a card of it', () => {
    let state = hearts.engine.init('revoke');
    for (let i = 0; i < 44; i++) state = hearts.engine.apply(state, at(hearts.engine.legalActions(state), 0));
    expect(state.voids.some((suits) => suits.length > 0)).toBe(true);
    for (let seed = 0; seed < 50; seed++)
      hearts.engine.determinize(hearts.engine.view(state, 0), seed).hands.forEach((hand, seat) => {
        for (const card of hand) expect(state.voids[seat]).not.toContain(Math.floor(card / 13));
      });
  });

  test('HRT-1 who passes cards knows where they are', () => {
    let state = hearts.engine.init('passed');
    const given = hearts.engine.legalActions(state, 0)[0];
    for (const seat of [0, 1, 2, 3]) state = hearts.engine.apply(state, at(hearts.engine.legalActions(state, seat), 0));
    const { hands } = hearts.engine.view(state, 0).position;
    if (given?.type !== 'pass') throw new Error('no pass');
    expect(hands[1]).toEqual(expect.arrayContaining([given.low, given.middle, given.high]));
    expect(hands[2]?.every((card) => card < 0)).toBe(true);
  });

  test.each([
    ['pass pass', [0, 1], 1],
    ['pass bet pass', [1, 0], 1],
    ['bet pass', [1, 0], 1],
    ['bet bet', [1, 0], 2],
    ['pass bet bet', [0, 1], 2],
  ])('KUHN-3 %s with cards %j pays %i', (line, [mine = 0, theirs = 0], pays) => {
    const names = ['jack', 'queen', 'king'];
    let state = kuhn.engine.init('kuhn', {}, [names[mine * 2] ?? '', names[theirs * 2] ?? '']);
    for (const type of line.split(' ') as ('bet' | 'pass')[])
      state = kuhn.engine.apply(state, { type, seat: kuhn.engine.decision(state)?.seats?.[0] ?? 0 });
    const folds = line.endsWith('bet pass');
    const isFirst = folds ? line === 'bet pass' : mine > theirs;
    expect(kuhn.engine.outcome(state)).toMatchObject({ scores: isFirst ? [pays, -pays] : [-pays, pays] });
  });

  test('LIAR-4 the highest face counts as every face when it is wild', () => {
    const play = (wild: boolean) => {
      let state = liarsDice.engine.init('dice', { wild }, [6, 3]);
      state = liarsDice.engine.apply(state, { type: 'bid', seat: 0, count: 2, face: 3 });
      state = liarsDice.engine.apply(state, { type: 'call', seat: 1 });
      return liarsDice.engine.outcome(state)?.scores;
    };
    expect(play(true)).toEqual([1, -1]);
    expect(play(false)).toEqual([-1, 1]);
  });
});

describe('the gallery keeps every law', () => {
  test.each(
    some(
      [
        ['backgammon', backgammon.engine, 2],
        ['blotto', blotto.engine, 20],
        ['connect-four', connectFour.engine, 6],
        ['draughts', draughts.engine, 3],
        ['hearts', hearts.engine, 3],
        ['kuhn-poker', kuhn.engine, 20],
        ['leduc-poker', leduc.engine, 20],
        ['liars-dice', liarsDice.engine, 10],
        ['othello', othello.engine, 2],
        ['tic-tac-toe', ticTacToe.engine, 10],
      ],
      { day: 5 },
      1,
    ),
  )('%s', (_, engine, games) => expect(conformance(engine as never, { games }).games).toBe(games));
});
