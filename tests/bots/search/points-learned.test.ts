import { type Expertise, featuresBy, learnedValues, type Net, playerOf, train } from '@rulewright/bots';
import { arena } from '@rulewright/bots/arena';
import { at, type Utility } from '@rulewright/core';
import { describe, expect, test } from 'vitest';
import { stakesBy } from '../../games/stakes.js';
import { ticTacToe } from '../../games/tic-tac-toe.js';
import { inFull } from '../../support/depth.js';
import { think } from './think.js';

// One setting of what is played for, in training, in searches with what was learned, and in arenas.

const SCALE = 4;
const stakes = stakesBy(SCALE);
type Stakes = typeof stakes;
const features = featuresBy<Stakes, null>(() => null, { ofSeat: { 'sits first': (_, seat) => 1 - seat }, shared: {} });
const evenly = () => ({ consider: () => {}, weightOfType: () => 1, weightOf: () => 1, reasons: {} });
const expertise: Expertise<Stakes> = {
  weights: evenly,
  values: () => () => [0, 0],
  features: () => features,
};
const learn = (utility?: 'places' | 'points' | { readonly points: number }): Promise<Net> =>
  train(stakes, expertise, {
    seed: 'points',
    games: 3_000,
    generations: 1,
    hidden: 8,
    ...(utility !== undefined && { utility }),
  });
/** What the net says of the only decision, at which half fold and half stay. */
const judged = (net: Net): readonly number[] => learnedValues(stakes, features, net)(stakes.init('judged'));

describe('A net', () => {
  test('learns by how much a seat leads where points are played for, by its game or by a setting', inFull, async () => {
    // half lose 1, of the others a sixth win 1 and the rest lose 4
    const points = (-1 + (1 - 5 * 4) / 6) / 2;
    for (const [utility, scale] of [
      [undefined, SCALE],
      [{ points: 8 }, 8],
    ] as const) {
      const net = await learn(utility);
      expect(net.utility).toEqual({ points: scale });
      const [mine, theirs] = judged(net);
      expect(mine).toBeCloseTo(points / scale, 1);
      expect(theirs).toBeCloseTo(-points / scale, 1);
    }
  });

  test('learns who wins where places are played for, whatever the game says', async () => {
    const net = await learn('places');
    expect(net.utility).toBeUndefined();
    expect(at(judged(net), 0)).toBeCloseTo(1 / 12, 1);
  });

  test('is asked for what it has learned alone, and rules of thumb for what the game says', () => {
    const told = (utility: Utility): Expertise<typeof ticTacToe> => ({
      weights: evenly,
      values: () => () => [8, 8],
      learned: () => ({ utility, values: () => [7, 7], search: { cutOff: 0 } }),
    });
    const valued = (name: string, utility: Utility): number => {
      const player = playerOf(ticTacToe, name, { expertise: told(utility) })();
      think(ticTacToe, player, ticTacToe.init('asked'), { seat: 0 });
      return Math.max(...(player.report?.()?.considered ?? []).map(({ value }) => value));
    };
    expect(valued('ismcts:40', 'places')).toBeCloseTo(7, 12);
    expect(valued('ismcts:40:cutOff=0', { points: 1 })).toBeCloseTo(8, 12);
    expect(valued('ismcts:40:utility=points', { points: 1 })).toBeCloseTo(7, 12);
    expect(valued('ismcts:40:utility=points', 'places')).toBeLessThanOrEqual(1);
  });
});

describe('An arena', () => {
  const bots = ['ismcts:200', 'uniform'];
  const first = async (utility?: 'places' | 'points' | { readonly points: number }, names = bots) => {
    const { standings, utility: told } = await arena(stakes, names, {
      seed: 'arena',
      games: 40,
      ...(utility && { utility }),
    });
    const found = standings.find(({ name }) => name === at(names, 0));
    return { worth: found?.worth ?? Number.NaN, interval: found?.worthInterval ?? [0, 0], score: found?.score, told };
  };

  test('counts in what is played for, and so play those who are told by name', inFull, async () => {
    const game = await first();
    expect(game.told).toEqual({ points: SCALE });
    const [low, high] = game.interval;
    expect(low).toBeLessThan(game.worth);
    expect(high).toBeGreaterThan(game.worth);
    // seat 0 folds for −1; in seat 1 it gets what a player at random loses
    expect(await first({ points: 1 })).toMatchObject({ worth: SCALE * game.worth, score: game.score });
    const places = await first('places');
    expect(places.told).toBe('places');
    expect(places.worth).toBe(places.score);
    // by places it stays, which wins now and then
    expect(places.score).toBeGreaterThan(game.score ?? 1);
  });

  test('plays greedily and by strengths for what it is told', async () => {
    const stays = (name: string, utility?: 'places') =>
      think(stakes, playerOf(stakes, name, { expertise, utility })(), stakes.init('told'), { seat: 0 }).type;
    for (const name of ['greedy:200', 'expert']) {
      expect(stays(name)).toBe('fold');
      expect(stays(name, 'places')).toBe('stay');
    }
  });

  test('leaves what a name says', async () => {
    expect(await first('points', ['ismcts:200:utility=places', 'uniform'])).toMatchObject({
      score: (await first('places')).score,
    });
  });

  test('is refused for what nobody can play for', async () => {
    expect(() => playerOf(stakes, 'greedy:utility=money', { expertise })).toThrow('utility');
    await expect(first({ points: -1 })).rejects.toThrow('utility');
    expect(() => playerOf(stakes, 'ismcts:utility=0')).toThrow('utility');
  });
});
