import { type Expertise, reward, type SearchSettings } from '@rulewright/bots';
import { isInputError } from '@rulewright/core';
import { describe, expect, test } from 'vitest';
import { stakesBy } from '../../games/stakes.js';
import { ticTacToe } from '../../games/tic-tac-toe.js';
import { present } from '../tables.js';
import { searches, searchNames } from './bots.js';
import { think } from './think.js';

const SCALE = 4;
const stakes = stakesBy(SCALE);
type Stakes = typeof stakes;

describe.each(searchNames)('%s', (name) => {
  const folded = (settings: SearchSettings<Stakes>): { readonly action: string; readonly value: number } => {
    const player = searches[name](stakes, { iterations: 300, ...settings })();
    const { type: action } = think(stakes, player, stakes.init('stakes'), { seat: 0 });
    const { considered } = present(player.report());
    return { action, value: present(considered.find(({ action: { type } }) => type === 'fold')).value };
  };

  test('plays for points where the game says so', () => {
    expect(folded({})).toEqual({ action: 'fold', value: -1 / SCALE });
  });

  test('plays for what it is told, whatever the game says', () => {
    expect(folded({ utility: 'places' })).toEqual({ action: 'stay', value: 0 });
    expect(folded({ utility: { points: 2 } })).toEqual({ action: 'fold', value: -1 / 2 });
    expect(folded({ utility: 'points' })).toEqual({ action: 'fold', value: -1 / SCALE });
  });

  test('asks no judge of places about points: it plays to the end', () => {
    const expertise: Expertise<typeof ticTacToe> = {
      weights: () => ({ consider: () => {}, weightOfType: () => 1, weightOf: () => 1, reasons: {} }),
      values: () => () => [0.9, 0.1],
    };
    const values = (settings: SearchSettings<typeof ticTacToe>) => {
      const player = searches[name](ticTacToe, { iterations: 40, expertise, cutOff: 0, ...settings })();
      think(ticTacToe, player, ticTacToe.init(0), { seat: 0 });
      return present(player.report()).considered.map(({ value }) => value);
    };
    for (const value of values({})) expect(value).toBeCloseTo(0.9, 12);
    for (const value of values({ utility: 'points' })) expect(value).not.toBeCloseTo(0.9, 3);
    for (const value of values({ utility: 'points', judge: () => () => [7, 7] })) expect(value).toBe(7);
  });
});

test.each([{ points: 0 }, { points: Number.NaN }, 'money', 3])('nobody can play for %j', (utility) => {
  const settings = { utility } as unknown as SearchSettings<Stakes>;
  expect(() => searches.flat(stakes, settings)).toThrowError(expect.toSatisfy(isInputError));
});

test('a game is played for places unless it says something else', () => {
  expect(ticTacToe.utility).toBe('places');
  expect(stakes.utility).toEqual({ points: SCALE });
  expect(() => stakesBy(0)).toThrow('utility');
});

test('a reward is in what is played for', () => {
  const outcome = { ranking: [[1], [0]], scores: [-4, 4] };
  expect(reward(outcome, 0)).toBe(-1);
  expect(reward(outcome, 0, stakes.utility)).toBe(-1);
  expect(reward(outcome, 1, { points: 2 })).toBe(2);
});
