import { ismcts } from '@rulewright/bots';
import { type AnyAction, at } from '@rulewright/core';
import { describe, expect, test } from 'vitest';
import { Arm, Choice, keyOf } from '../../../packages/bots/src/search/tree.js';
import { ticTacToe } from '../../games/tic-tac-toe.js';
import { present } from '../tables.js';
import { searches, searchNames } from './bots.js';
import { think } from './think.js';

describe('the range of a choice', () => {
  const arm = () => new Arm('a', { type: 'a', seat: 0 }, 1);
  const credited = (...utilities: readonly number[]): Choice => {
    const choice = new Choice();
    for (const utility of utilities) choice.credit(arm(), utility);
    return choice;
  };

  test.each<[readonly number[], number]>([
    [[], 1],
    [[0.25], 1],
    [[0.25, 0.75], 0.5],
    [[0.75, 0.25], 0.5],
    [[0.5, 0.5], 0.01],
    [[0.5, 0.505], 0.01],
    [[-1, 0, 1], 2],
  ])('after %j is %d', (utilities, range) => expect(credited(...utilities).range).toBe(range));
});

test('what an arm was credited with is its mean; who was tried more often is before, then who had more of it', () => {
  const choice = new Choice();
  const [one, two] = [new Arm('1', { type: 'a', seat: 0 }, 1), new Arm('2', { type: 'a', seat: 0 }, 1)];
  expect(one.mean).toBe(0);
  choice.credit(one, 1);
  choice.credit(one, 0);
  choice.credit(two, 0.75);
  expect([one.mean, two.mean, choice.visits]).toEqual([0.5, 0.75, 3]);
  expect([one.isBefore(two), two.isBefore(one)]).toEqual([true, false]);
  choice.credit(two, 0.75);
  expect([one.isBefore(two), two.isBefore(one)]).toEqual([false, true]);
});

describe('the arm of an action', () => {
  const actions = [
    { type: 'a', seat: 0 },
    { type: 'a', seat: 0, n: 1 },
    { type: 'a', seat: 0, n: 2 },
    { type: 'b', seat: 0, n: 1 },
    { type: 'a', seat: 0, list: [1] },
    { type: 'a', seat: 0, list: [2] },
  ];
  const filled = (): Choice => {
    const choice = new Choice();
    for (const action of actions) choice.arms.set(keyOf(action), new Arm(keyOf(action), action, 1));
    return choice;
  };

  test('is found wherever the action stands, whatever stood there before', () => {
    const choice = filled();
    for (const place of [0, 1, 0])
      for (const action of actions) expect(choice.armAt(place, { ...action })?.key).toBe(keyOf(action));
  });

  test('is missing for an untried action, also at the place of another one', () => {
    const choice = filled();
    expect(choice.armAt(0, { ...at(actions, 1) })).toBeDefined();
    const untried: readonly (AnyAction & { readonly n?: number })[] = [
      { type: 'a', seat: 1, n: 1 },
      { type: 'a', seat: 0, n: 3 },
      { type: 'c', seat: 0 },
    ];
    for (const action of untried) expect(choice.armAt(0, action)).toBeUndefined();
  });
});

test.each(searchNames)('%s thinks a decision through in 200 games when nothing is said', (name) => {
  const player = searches[name](ticTacToe, {})();
  think(ticTacToe, player, ticTacToe.init(0), { seat: 0 });
  expect(present(player.report()).iterations).toBe(200);
});

test('without settings at all there are 200 games too', () => {
  const player = ismcts(ticTacToe)();
  think(ticTacToe, player, ticTacToe.init(0), { seat: 0 });
  expect(present(player.report()).iterations).toBe(200);
});
