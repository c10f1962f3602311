import { fraction } from '@rulewright/core';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { simulate } from '../../packages/cli/src/commands/simulate.js';
import { statistics } from '../../packages/cli/src/statistics.js';
import { console, linesOf, rulewright } from './console.js';

const spread = { mean: z.number(), error: z.number().min(0), min: z.number(), max: z.number() };
const report = z.strictObject({
  game: z.literal('ecologic'),
  rulesVersion: z.literal(1),
  seed: z.string(),
  options: z.looseObject({ players: z.int() }),
  games: z.int(),
  decisions: z.strictObject({ ...spread, total: z.int() }),
  rounds: z.strictObject(spread),
  seats: z.array(
    z.strictObject({
      seat: z.int(),
      score: z.strictObject(spread),
      wins: z.int(),
      zeroScores: z.number().min(0).max(1),
    }),
  ),
  zeroScores: z.number().min(0).max(1),
  sharedWins: z.int(),
  endReasons: z.record(z.string(), z.int()),
  seconds: z.number().positive(),
  decisionsPerSecond: z.int().positive(),
});

const simulated = async (...flags: readonly string[]) => {
  const { code, out, err } = await rulewright(['simulate', 'ecologic', ...flags]);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return out;
};
const reported = async (...flags: readonly string[]) => report.parse(JSON.parse(await simulated('--json', ...flags)));

describe('rulewright simulate', () => {
  test('prints nothing but JSON of a fixed shape with --json', async () => {
    const read = await reported('--games', '4', '--players', '3', '--seed', 's', '--option', 'mutualAid=off');
    expect(read).toMatchObject({ seed: 's', games: 4, options: { players: 3, mutualAid: 'off', supply: 'limited' } });
    expect(read.seats.map(({ seat }) => seat)).toEqual([0, 1, 2]);
    expect(read.endReasons).toEqual({ 'final-report': 4 });
    expect(read.decisions.total).toBe(read.decisions.mean * 4);
  });

  test('plays the same games for the same seed, others for another', async () => {
    const figures = async (seed: string) => (await reported('--games', '3', '--seed', seed)).seats;
    expect(await figures('a')).toEqual(await figures('a'));
    expect(await figures('a')).not.toEqual(await figures('b'));
  });

  test('plays 100 games of two unless told otherwise, with a fresh seed', async () => {
    const [one, other] = [await reported('--games', '1'), await reported('--games', '1')];
    expect(one.options.players).toBe(2);
    expect(one.seed).not.toBe(other.seed);
    expect(linesOf(await simulated('--seed', 'many'))[0]).toBe('EcoLogic: 100 games of 2 players, seed many');
  });

  test('plays game i as play does with the seed and i', async () => {
    const { seats, decisions } = await reported('--games', '1', '--players', '4', '--seed', 'twin');
    const { out } = await rulewright(['play', 'ecologic', '--players', '4', '--seed', 'twin/0', '--quiet']);
    for (const { seat, score } of seats) expect(out).toMatch(new RegExp(`P${seat} .* ${shown(score.max)}$`, 'm'));
    expect(decisions.total).toBeGreaterThan(100);
  });

  test('prints tables for people', async () => {
    const lines = linesOf(await simulated('--games', '5', '--players', '3', '--seed', 'table'));
    expect(lines).toEqual([
      'EcoLogic: 5 games of 3 players, seed table',
      '  All seats are played by weighted random players, who like what somebody who knows the game likes.',
      '',
      'Games',
      expect.stringMatching(/^ +mean +± +min +max$/),
      expect.stringMatching(/^ {2}decisions +\d+\.\d +\d+\.\d +\d+ +\d+$/),
      expect.stringMatching(/^ {2}rounds +\d+\.\d +\d+\.\d +\d+ +\d+$/),
      '',
      'Scores',
      expect.stringMatching(/^ +mean +± +min +max +zero +wins$/),
      ...[0, 1, 2].map((seat) => expect.stringMatching(new RegExp(`^ {2}P${seat} +\\d+\\.\\d\\d `))),
      expect.stringMatching(/^ {2}Zero scores: \d+\.\d %\. Shared victories: \d\.$/),
      '',
      'Ends',
      '  5 × The Final Report was drawn: the round was played to its end and was the last.',
      expect.stringMatching(/^ {2}\d+ decisions\/s \(\d+ in \d+\.\d\d s\)$/),
    ]);
  });

  test('tells its progress game by game, apart from the output', () => {
    const terminal = console();
    simulate('ecologic', { games: '7', option: [], seed: 'p', json: true }, terminal);
    expect(terminal.printed.progress).toBe(7);
    expect(linesOf(terminal.printed.out)).toHaveLength(1);
  });
});

/** A score as the ranking shows it. */
const shown = (score: number): string =>
  (Number.isInteger(score) ? `${score}` : `≈ ${score.toFixed(2)}`).replace('-', '−');

test('Statistics are means, extremes, wins, zeros and reasons', () => {
  const sample = (
    decisions: number,
    scores: readonly (number | ReturnType<typeof fraction>)[],
    winners: readonly number[],
  ) => ({
    decisions,
    rounds: 10,
    outcome: { winners, ranking: [winners], scores, reason: winners.length > 1 ? 'tie' : 'end' },
  });
  expect(
    statistics([sample(10, [0, fraction(1, 2)], [1]), sample(30, [4, 0], [0]), sample(20, [2, 1], [0, 1])]),
  ).toEqual({
    games: 3,
    decisions: { mean: 20, error: expect.closeTo(10 / Math.sqrt(3)), min: 10, max: 30, total: 60 },
    rounds: { mean: 10, error: 0, min: 10, max: 10 },
    seats: [
      {
        seat: 0,
        score: { mean: 2, error: expect.closeTo(2 / Math.sqrt(3)), min: 0, max: 4 },
        wins: 2,
        zeroScores: 1 / 3,
      },
      {
        seat: 1,
        score: { mean: 0.5, error: expect.closeTo(0.5 / Math.sqrt(3)), min: 0, max: 1 },
        wins: 2,
        zeroScores: 1 / 3,
      },
    ],
    zeroScores: 1 / 3,
    sharedWins: 1,
    endReasons: { end: 2, tie: 1 },
  });
});
