import { uniform } from '@rulewright/bots';
import { type ArenaReport, type ArenaSettings, arena, type PlayedGame } from '@rulewright/bots/arena';
import { describe, expect, test } from 'vitest';
import { hush } from '../games/hush.js';
import { ticTacToe } from '../games/tic-tac-toe.js';
import { inFull, some } from '../support/depth.js';
import { bots } from './table-module.js';
import { first, type Hush, last } from './tables.js';

/** All of a report that does not depend on the speed of a machine. */
const timeless = ({ measured: _, ...rest }: ArenaReport) => rest;

const sources = { engine: url('table-module.ts'), bots: url('table-module.ts') };
const workers = (threads: number) => ({ threads, sources, execArgv: ['--import', url('typescript.mjs')] });
const hushArena = (players: readonly string[], settings: Partial<ArenaSettings<Hush>> = {}) =>
  arena(hush, players, { games: 4, seed: 'arena', known: { bots }, ...settings });

function url(file: string): string {
  return new URL(file, import.meta.url).href;
}

describe('an arena', () => {
  test('plays every deal in every seating, and says who won how often', async () => {
    const report = await arena(ticTacToe, { first, last, same: first }, { games: 3, seed: 1 });
    expect(report).toMatchObject({
      game: 'tic-tac-toe',
      players: ['first', 'last', 'same'],
      options: { players: 2 },
      games: 12,
      deals: 2,
      isEarly: false,
      seats: [12, 0],
      ends: { 'game-over': 12 },
      reasons: { line: 12 },
      faults: [],
    });
    for (const one of report.standings)
      expect(one).toMatchObject({ games: 8, wins: 0.5, score: 0.5, faults: 0, forfeits: 0 });
    expect(report.pairings.map(({ a, b, games, score }) => [a, b, games, score])).toEqual([
      ['first', 'last', 4, 0.5],
      ['first', 'same', 4, 0.5],
      ['last', 'same', 4, 0.5],
    ]);
  });

  test('gives two that play alike exactly one half, by hands and draws of the same seed', async () => {
    const calm = uniform(hush);
    const report = await arena(hush, { calm, twin: calm }, { games: 40, seed: 'twins' });
    expect(report.standings.map(({ score, wins }) => [score, wins])).toEqual([
      [0.5, 0.5],
      [0.5, 0.5],
    ]);
  });

  test('seats two of four at a table of their own kind, so that each has as many seats', async () => {
    const games: PlayedGame[] = [];
    const { standings } = await hushArena(['first', 'last'], {
      options: { players: 4 },
      games: 3,
      onGame: (game) => void games.push(game),
    });
    expect(games.map(({ name, seed, seating }) => [name, seed, seating])).toEqual([
      ['0/0/0', 'arena/0', [0, 1, 0, 1]],
      ['0/0/1', 'arena/0', [1, 0, 1, 0]],
      ['1/0/0', 'arena/1', [0, 1, 0, 1]],
      ['1/0/1', 'arena/1', [1, 0, 1, 0]],
    ]);
    const [one, other] = standings;
    expect((one?.score ?? 0) + (other?.score ?? 0)).toBeCloseTo(1);
  });

  test('seats two at a table of three in turn: each has one seat and two as often', async () => {
    const seatings: (readonly number[])[] = [];
    await hushArena(['first', 'last'], {
      options: { players: 3 },
      games: 1,
      onGame: ({ seating }) => void seatings.push(seating),
    });
    expect(seatings).toEqual([
      [0, 1, 0],
      [1, 0, 0],
      [0, 0, 1],
      [1, 0, 1],
      [0, 1, 1],
      [1, 1, 0],
    ]);
  });

  test('plays every order where all are asked for', async () => {
    const seatings: string[] = [];
    const players = ['first', 'last', 'uniform'];
    const settings = { options: { players: 3 }, games: 1, seats: 'all' } as const;
    await hushArena(players, { ...settings, onGame: ({ seating }) => void seatings.push(seating.join('')) });
    expect(seatings).toEqual(['012', '021', '102', '120', '201', '210']);
  });

  test('tells of every game as it is done, and keeps records where they are asked for', async () => {
    const told: unknown[] = [];
    await hushArena(['first', 'last'], {
      games: 3,
      records: true,
      onGame: ({ name, record }, done, games) =>
        void told.push([name, done, games, hush.outcome(hush.replay(record)) !== undefined]),
    });
    expect(told).toEqual([
      ['0/0/0', 1, 4, true],
      ['0/0/1', 2, 4, true],
      ['1/0/0', 3, 4, true],
      ['1/0/1', 4, 4, true],
    ]);
  });

  test('is the same for the same seed, and another for another', async () => {
    const games = { games: 10 };
    const report = timeless(await hushArena(['uniform', 'first'], games));
    expect(timeless(await hushArena(['uniform', 'first'], games))).toEqual(report);
    const other = await hushArena(['uniform', 'first'], { ...games, seed: 'b' });
    expect(other.standings).not.toEqual(report.standings);
  });

  test('ends after a deal when it is told to', async () => {
    const asked: number[] = [];
    const report = await hushArena(['uniform', 'first', 'last'], {
      games: 20,
      until: ({ games }) => {
        asked.push(games);
        return games >= 12;
      },
    });
    expect(asked).toEqual([6, 12]);
    expect(report).toMatchObject({ games: 12, deals: 2, isEarly: true });
    expect(timeless(report)).toEqual({
      ...timeless(await hushArena(['uniform', 'first', 'last'], { games: 4 })),
      isEarly: true,
    });
  });

  test.each(['constructor', '__proto__'])('counts games that end for the reason %j', async (reason) => {
    const outcome: typeof ticTacToe.outcome = (state) => {
      const found = ticTacToe.outcome(state);
      return found && { ...found, reason: reason as typeof found.reason };
    };
    const { reasons } = await arena({ ...ticTacToe, outcome }, { first, last }, { games: 2, seed: 1 });
    expect(Object.entries(reasons)).toEqual([[reason, 2]]);
  });

  test('counts faults and forfeits, and names the first of them', async () => {
    const report = await hushArena(['wrong', 'first'], { games: 2 });
    expect(report.ends).toEqual({ forfeit: 2 });
    expect(report.reasons).toEqual({});
    expect(report.standings.map(({ name, score, faults, forfeits }) => [name, score, faults, forfeits])).toEqual([
      ['first', 1, 0, 0],
      ['wrong', 0, 2, 2],
    ]);
    expect(report.faults.map(({ game, player, seat, kind, message }) => [game, player, seat, kind, message])).toEqual([
      ['0/0/0', 'wrong', 0, 'error', 'nothing is legal'],
      ['0/0/1', 'wrong', 1, 'error', 'nothing is legal'],
    ]);
  });

  test('counts games without a ranking as draws that nobody won', async () => {
    const report = await hushArena(['wrong', 'first'], { games: 2, onFault: 'stop' });
    expect(report.ends).toEqual({ stopped: 2 });
    expect(report.standings.map(({ score, wins, forfeits }) => [score, wins, forfeits])).toEqual([
      [0.5, 0, 0],
      [0.5, 0, 0],
    ]);
  });

  test('rates who wins more above who loses', async () => {
    const { standings } = await hushArena(['last', 'wrong', 'first'], { games: 10 });
    expect(standings.map(({ name }) => name).at(-1)).toBe('wrong');
    for (const [i, { rating }] of standings.entries()) {
      expect(rating.ordinal).toBeCloseTo(rating.mu - 3 * rating.sigma);
      expect(rating.ordinal).toBeGreaterThanOrEqual(standings[i + 1]?.rating.ordinal ?? Number.NEGATIVE_INFINITY);
      expect(rating.sigma).toBeLessThan(25 / 3);
    }
  });
});

describe('an arena with workers', () => {
  test('gives the very same report, whether one thread plays or two or this one', inFull, async () => {
    const players = ['uniform', 'first', 'last'];
    const here = timeless(await hushArena(players, { games: 12, records: true }));
    for (const threads of [1, 2])
      expect(timeless(await hushArena(players, { games: 12, records: true, workers: workers(threads) }))).toEqual(here);
  });

  test('ends early at the same deal', inFull, async () => {
    const until = ({ games }: ArenaReport) => games >= 6;
    const here = timeless(await hushArena(['first', 'last'], { games: 40, until }));
    const there = await hushArena(['first', 'last'], { games: 40, until, workers: workers(2) });
    expect(timeless(there)).toEqual(here);
    expect(here.games).toBe(6);
  });

  test.each<[string, Partial<ArenaSettings<Hush>>, string]>(
    some([
      ['no such module', { workers: { ...workers(1), sources: { engine: 'no-such-engine' } } }, 'no-such-engine'],
      ['no engine', { workers: { ...workers(1), sources: { engine: url('tables.ts') } } }, 'exports no engine'],
      [
        'another game',
        { workers: { ...workers(1), sources: { ...sources, engine: url('other-module.ts') } } },
        'sources.engine: "tic-tac-toe 1 none#',
      ],
      ['no threads', { workers: 0 }, 'workers: 0 found, a whole number from 1 on expected'],
    ]),
  )('is refused with %s', async (_, settings, message) => {
    await expect(hushArena(['first', 'last'], settings)).rejects.toThrow(message);
  });

  test('is refused with players that no other thread can make', async () => {
    const players = { first, last };
    await expect(arena(ticTacToe, players, { games: 2, seed: 1, workers: 1 })).rejects.toThrow(
      'workers: "others" found, none, or players by name expected',
    );
  });
});

describe('settings that are refused', () => {
  test.each<[readonly string[], Partial<ArenaSettings<Hush>>, string]>(
    some([
      [['first'], {}, 'players: 1 found, two or more expected'],
      [['first', 'last', 'first'], {}, 'players: "first" found, each of them once expected'],
      [['first', 'chess'], {}, 'no bot is called chess'],
      [['first', 'last'], { games: 0 }, 'games: 0 found'],
      [['first', 'last'], { options: { players: 9 } }, 'options'],
      [['first', 'last'], { options: { players: 1 } }, 'options.players: 1 found'],
      [['first', 'last'], { limit: 0 }, 'limit: 0 found'],
    ]),
  )('%j with %j', async (players, settings, message) => {
    await expect(hushArena(players, settings)).rejects.toThrow(message);
  });
});
