import { match } from '@rulewright/bots';
import { fraction } from '@rulewright/core';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { simulate } from '../../packages/cli/src/commands/simulate.js';
import { games } from '../../packages/cli/src/games.js';
import { playFast, seated, work } from '../../packages/cli/src/simulated.js';
import { statistics } from '../../packages/cli/src/statistics.js';
import { inFull, some } from '../support/depth.js';
import { console, linesOf, rulewright } from './console.js';

const spread = { mean: z.number(), error: z.number().min(0), min: z.number(), max: z.number() };
const report = z.strictObject({
  game: z.literal('ecologic'),
  rulesVersion: z.literal(1),
  seed: z.string(),
  options: z.looseObject({ players: z.int() }),
  players: z.array(z.string()),
  games: z.int(),
  decisions: z.strictObject({ ...spread, total: z.int() }),
  rounds: z.strictObject(spread),
  seats: z.array(
    z.strictObject({
      seat: z.int(),
      score: z.strictObject(spread),
      wins: z.int(),
      won: z.strictObject({ mean: z.number().min(0).max(1), error: z.number().min(0) }),
      zeroScores: z.number().min(0).max(1),
    }),
  ),
  zeroScores: z.number().min(0).max(1),
  sharedWins: z.int(),
  endReasons: z.record(z.string(), z.int()),
  faults: z.array(z.looseObject({ game: z.string(), player: z.string(), message: z.string() })),
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
    expect(read).toMatchObject({ players: ['weighted', 'weighted', 'weighted'], faults: [] });
    expect(read.seats.map(({ seat }) => seat)).toEqual([0, 1, 2]);
    expect(read.endReasons).toEqual({ 'final-report': 4 });
    expect(read.decisions.total).toBe(read.decisions.mean * 4);
  });

  test('plays the same games for the same seed, others for another', async () => {
    const figures = async (seed: string) => (await reported('--games', '3', '--seed', seed)).seats;
    expect(await figures('a')).toEqual(await figures('a'));
    expect(await figures('a')).not.toEqual(await figures('b'));
  });

  test('plays 100 games of two unless told otherwise, with a fresh seed', inFull, async () => {
    const [one, other] = [await reported('--games', '1'), await reported('--games', '1')];
    expect(one.options.players).toBe(2);
    expect(one.seed).not.toBe(other.seed);
    expect(linesOf(await simulated('--seed', 'many'))[0]).toBe('EcoLogic: 100 games of 2 players, seed many');
  });

  test('plays game i as play does with the seed and i', async () => {
    const { seats, decisions } = await reported('--games', '1', '--players', '4', '--seed', 'twin');
    const { out } = await rulewright(['play', 'ecologic', '--players', '4', '--seed', 'twin/0', '--quiet']);
    for (const { seat, score } of seats) expect(out).toMatch(new RegExp(`P${seat + 1} .* ${shown(score.max)}$`, 'm'));
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
      expect.stringMatching(/^ +mean +± +min +max +zero +wins +won +±$/),
      ...[0, 1, 2].map((seat) => expect.stringMatching(new RegExp(`^ {2}P${seat + 1} +\\d+\\.\\d\\d `))),
      expect.stringMatching(/^ {2}Zero scores: \d+\.\d %\. Shared victories: \d\.$/),
      '',
      'Ends',
      '  5 × The Final Report was drawn: the round was played to its end and was the last.',
      expect.stringMatching(/^ {2}\d+ decisions\/s \(\d+ in \d+\.\d\d s\)$/),
      '',
      'How often',
      expect.stringMatching(/^ {2}decisions +[▁-█ ]+ +\d+ to \d+$/),
      expect.stringMatching(/^ {2}scores +[▁-█ ]+ +\d+\.\d to \d+\.\d$/),
    ]);
  });

  test('tells its progress game by game, apart from the output', async () => {
    const terminal = console();
    await simulate('ecologic', { games: '7', option: [], seed: 'p', json: true }, terminal);
    expect(terminal.printed.progress).toBe(7);
    expect(linesOf(terminal.printed.out)).toHaveLength(1);
  });

  test('seats bots by name: one for each seat, or one for all of them', inFull, async () => {
    const read = await reported('--games', '2', '--players', 'weighted,uniform,weighted', '--seed', 'names');
    expect(read).toMatchObject({ players: ['weighted', 'uniform', 'weighted'], options: { players: 3 } });
    const wins = read.seats.map((seat) => seat.wins);
    expect(read.seats.map(({ won }) => won.mean)).toEqual(wins.map((won) => won / 2));
    const all = await reported('--games', '1', '--players', 'uniform', '--option', 'players=4', '--seed', 'names');
    expect(all.players).toEqual(['uniform', 'uniform', 'uniform', 'uniform']);
  });

  test('says who sits where, and what programs do wrong', inFull, async () => {
    const silent = `${process.execPath} -e 0`;
    const lines = linesOf(await simulated('--games', '1', '--players', `uniform,${silent}`, '--seed', 'faulty'));
    expect(lines[1]).toBe(`  P1 uniform, P2 ${silent}.`);
    expect(lines).toContain('Faults');
    expect((await reported('--games', '1', '--players', 'uniform', '--seed', 'faulty')).faults).toEqual([]);
  });

  test.each([
    [['--players', 'nobody'], 'no bot is called nobody'],
    [['--players', 'uniform,weighted', '--option', 'players=3'], 'option players is given twice'],
    [['--players', 'uniform,weighted,uniform,weighted,uniform'], 'option players: '],
    [['--players', '0'], 'option players: '],
    [['--players', '2.5'], 'option players: '],
    [['--players', 'python3 bot.py', '--jobs', '2'], 'they play without --jobs'],
    [['--jobs', '0'], '--jobs "0" is not a whole number'],
  ])('refuses %j', async (flags, complaint) => {
    const { code, out, err } = await rulewright(['simulate', 'ecologic', '--games', '1', ...flags]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(complaint);
  });
});

describe.each(games)('Simulated games of $title', (game) => {
  const { engine } = game;
  const min = Math.max(2, engine.seats.min);

  test.each(some([min, min + 1]))(
    'of %i weighted players are on the fast path what a match of them is',
    async (players) => {
      const seed = `twin/${players}`;
      const seats = seated(
        game,
        Array.from({ length: players }, () => 'weighted'),
      );
      const { outcome, record } = await match(engine, seats, { seed, options: { players } });
      const fast = playFast(game, { players }, seed);
      expect({ outcome: fast.outcome, decisions: fast.decisions }).toEqual({
        outcome,
        decisions: record.actions.length,
      });
    },
  );

  test('are matches of the bots that are named, whichever are played at once', inFull, async () => {
    const names = ['uniform', 'weighted'];
    const batch = { game: engine.id, seed: 'batch', options: { players: 2 }, names };
    const [one, two] = await work({ ...batch, from: 0, games: 2 });
    expect(await work({ ...batch, from: 1, games: 1 })).toEqual([two]);
    const { outcome, record } = await match(engine, seated(game, names), { seed: 'batch/0', options: { players: 2 } });
    const rounds = game.narrator.rounds(engine.view(engine.replay(record), 'spectator'));
    expect(one).toEqual({ outcome, decisions: record.actions.length, rounds, faults: [] });
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
    faults: [],
  });
  const fault = { seat: 1, decision: 3, during: 'choose', kind: 'error', message: 'out of ink' } as const;
  const samples = [
    sample(10, [0, fraction(1, 2)], [1]),
    { ...sample(30, [4, 0], [0]), faults: [fault] },
    sample(20, [2, 1], [0, 1]),
  ];
  expect(statistics(samples, ['a', 'b'])).toEqual({
    games: 3,
    decisions: { mean: 20, error: expect.closeTo(10 / Math.sqrt(3)), min: 10, max: 30, total: 60 },
    rounds: { mean: 10, error: 0, min: 10, max: 10 },
    seats: [
      {
        seat: 0,
        score: { mean: 2, error: expect.closeTo(2 / Math.sqrt(3)), min: 0, max: 4 },
        wins: 2,
        won: { mean: 2 / 3, error: expect.closeTo(1 / 3) },
        zeroScores: 1 / 3,
      },
      {
        seat: 1,
        score: { mean: 0.5, error: expect.closeTo(0.5 / Math.sqrt(3)), min: 0, max: 1 },
        wins: 2,
        won: { mean: 2 / 3, error: expect.closeTo(1 / 3) },
        zeroScores: 1 / 3,
      },
    ],
    zeroScores: 1 / 3,
    sharedWins: 1,
    endReasons: { end: 2, tie: 1 },
    faults: [{ ...fault, game: '1', player: 'b' }],
  });
});
