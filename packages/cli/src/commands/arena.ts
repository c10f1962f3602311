import { type ArenaReport, type ArenaSettings, arena as playArena, type Workforce } from '@rulewright/bots/arena';
import { isInputError } from '@rulewright/core';
import { bar, drawnRows } from '../bars.js';
import { chosenGame, type OwnFlags } from '../chosen-game.js';
import { readCount, readOptions, readSeed, readUtility, start } from '../command-line.js';
import { inOneLine } from '../errors.js';
import { type Appender, gamesAppender } from '../files/writing.js';
import { type AnyGame, type Printed, playersText, seatName } from '../game.js';
import { harmless, jsonLine } from '../harmless.js';
import { netsOf } from '../nets.js';
import { programsAmong } from '../programs.js';
import type { Terminal } from '../terminal.js';
import { transcript } from '../transcript.js';
import { UsageError } from '../usage-error.js';

export interface ArenaFlags extends OwnFlags {
  /** Names, with commas between them. */
  readonly players: string;
  readonly games: string;
  /** Number of players at a table. */
  readonly table: string;
  readonly allSeats?: true;
  /** `places`, `points`, or the number of points that count as 1. */
  readonly utility?: string;
  readonly seed?: string;
  readonly option: readonly string[];
  readonly workers?: string;
  /** Milliseconds a move. */
  readonly moveTime?: string;
  /** URL of the Redis server that hands games to workers on other machines. */
  readonly redis?: string;
  /** File for the games and the players' thoughts, one game a line. */
  readonly data?: string;
  readonly json?: true;
}

const MOST_GAMES = 1_000_000;
const MOST_WORKERS = 1_000;
const LONGEST_MOVE = 3_600_000;

/** Plays bots against each other and prints who is stronger. */
export async function arena(id: string | undefined, flags: ArenaFlags, terminal: Terminal): Promise<void> {
  const game = await chosenGame(id, flags);
  const seed = readSeed(flags.seed);
  const options = readOptions(flags.option, flags.table);
  start(game, seed, options);
  if (flags.redis && flags.workers) throw new UsageError('an arena over Redis has the workers that are there');
  const games = readCount('--games', flags.games, MOST_GAMES);
  const names = flags.players.split(',');
  const programs = programsAmong(names);
  if (flags.workers && Object.keys(programs).length > 0)
    throw new UsageError('programs are processes of their own: they play without --workers');
  // bots of somebody play in a thread: what they fill or break there ends nothing but their game
  const isForeign = flags.game !== undefined || flags.bots !== undefined;
  const isApart = isForeign && terminal.hasThreads === true && !flags.redis && Object.keys(programs).length === 0;
  const workers = flags.workers ?? (isApart ? '1' : undefined);
  const nets = netsOf(names);
  if (flags.redis && Object.keys(nets).length > 0)
    throw new UsageError('nets are read on this machine: they play without --redis');
  const data = flags.data === undefined ? undefined : gamesAppender(flags.data);
  const settings: ArenaSettings = {
    seed,
    options,
    games,
    known: { expertise: game.expertise, bots: { ...game.bots, ...programs }, nets },
    seats: flags.allSeats ? 'all' : 'rotate',
    ...(flags.utility && { utility: readUtility(flags.utility) }),
    ...(flags.moveTime && { time: { move: readCount('--move-time', flags.moveTime, LONGEST_MOVE) } }),
    ...(workers && {
      workers: {
        threads: readCount('--workers', workers, MOST_WORKERS),
        ...(game.sources && { sources: game.sources }),
      },
    }),
    ...(flags.redis && { workers: await overRedis(flags.redis, terminal) }),
    ...(flags.data && { records: true, thoughts: true }),
  };
  const report = await played(game, names, settings, { terminal, data });
  if (flags.json) terminal.out(jsonLine(report));
  else transcript(terminal).print(describe(game, report));
}

/** Connects to Redis; the module is loaded only here, because nothing else needs it. */
async function overRedis(url: string, terminal: Terminal): Promise<Workforce> {
  const redis = await import('@rulewright/bots/redis');
  const onRefusal = (worker: string, why: string) => terminal.err(`${harmless(`${worker} does not play: ${why}`)}\n`);
  return redis.overRedis({ url, onRefusal });
}

async function played(
  game: AnyGame,
  names: readonly string[],
  settings: ArenaSettings,
  { terminal, data }: { readonly terminal: Terminal; readonly data: Appender | undefined },
) {
  let progress: ReturnType<Terminal['progress']> | undefined;
  try {
    return await playArena(game.engine, names, {
      ...settings,
      onGame: (kept, _, games) => {
        data?.append(JSON.stringify(kept));
        progress ??= terminal.progress(games);
        progress.advance();
      },
    });
  } catch (error) {
    if (isInputError(error)) throw new UsageError(inOneLine(error));
    throw error;
  } finally {
    progress?.stop();
  }
}

/** The report as tables. */
export function describe({ title, narrator }: AnyGame, report: ArenaReport): Printed[] {
  const { games, deals, seed, seats, ends, reasons, faults, halted, measured } = report;
  const table = playersText(seats.length);
  const ended = Object.entries(reasons).map(([reason, n]) => ({ text: `${n} × ${narrator.reason(reason)}` }));
  const unfinished = Object.entries(ends).flatMap(([end, n]) =>
    end === 'game-over' ? [] : [{ text: `${n} × ${UNFINISHED[end] ?? end}` }],
  );
  return [
    {
      text: `${title}: ${games} games of ${table} in ${deals === 1 ? '1 deal' : `${deals} deals`}, seed ${seed}`,
      style: 'title',
    },
    {
      text: 'Every deal is played in every seating. A score counts a shared place as half; equal players have 50 %.',
      style: 'note',
    },
    ...(halted === undefined ? [] : [{ text: `The arena was stopped: ${halted}.` }]),
    standingsTable(report),
    { text: 'Scores', style: 'heading' },
    drawnRows(
      report.standings.map((one) => [one.name, bar(one.score), `${share(one.score)} (${interval(one.interval)})`]),
    ),
    ...(report.pairings.length > 1 ? [pairingsTable(report)] : []),
    { text: `Won by seat: ${seats.map((won, seat) => `${seatName(seat)} ${share(won / games)}`).join(', ')}.` },
    { text: 'Ends', style: 'heading' },
    ...ended,
    ...unfinished,
    ...(faults.length === 0 ? [] : [faultsTable(report)]),
    { text: `${measured.seconds.toFixed(1)} s, ${(games / measured.seconds).toFixed(1)} games/s`, style: 'note' },
  ];
}

/** Descriptions of the ends of games that the rules did not end. */
const UNFINISHED: Readonly<Record<string, string>> = {
  forfeit: 'All but one had forfeited.',
  stopped: 'A fault stopped the game.',
  limit: 'The game had as many decisions as it might have.',
};

const share = (part: number): string => `${(100 * part).toFixed(1)} %`;

const signed = (points: number | null): string => points?.toFixed(3) ?? '';

const interval = ([low, high]: readonly [number, number]): string => `${percent(low)}–${percent(high)} %`;
const percent = (part: number): string => (100 * part).toFixed(1);

function standingsTable({ standings, players, measured, utility }: ArenaReport): Printed {
  const inPoints = utility !== 'places';
  const head = [
    '',
    'score',
    '95 %',
    ...(inPoints ? ['points', '95 %'] : []),
    'wins',
    'rating',
    '±',
    'games',
    'decisions',
    'ms each',
    'faults',
  ];
  const rows = standings.map((one) => [
    one.name,
    share(one.score),
    interval(one.interval),
    ...(inPoints ? [signed(one.worth), one.worthInterval?.map(signed).join(' to ') ?? ''] : []),
    share(one.wins),
    one.rating.mu.toFixed(1),
    one.rating.sigma.toFixed(1),
    `${one.games}`,
    `${one.decisions}`,
    (measured.perDecision[players.indexOf(one.name)] ?? 0).toFixed(2),
    `${one.faults}`,
  ]);
  return { table: { title: 'Players', head, rows } };
}

function pairingsTable({ pairings }: ArenaReport): Printed {
  const rows = pairings.map(({ a, b, score, interval: between, games }) => [
    `${a} against ${b}`,
    share(score),
    interval(between),
    `${games}`,
  ]);
  return { table: { title: 'Pairings', head: ['', 'score', '95 %', 'games'], rows } };
}

/** A table of players' faults, game by game. */
export function faultsTable({ faults }: Pick<ArenaReport, 'faults'>): Printed {
  const rows = faults.map(({ player, game, decision, during, message }) => [
    player,
    game,
    `${decision}`,
    during,
    message,
  ]);
  return { table: { title: 'Faults', head: ['', 'game', 'after', 'in', 'what'], rows } };
}
