import { inOrder, type WorkerPool, workerPool } from '@rulewright/bots/arena';
import { at, isInputError, toNumber } from '@rulewright/core';
import { drawnRows, ends, histogram } from '../bars.js';
import { chosenGame, type OwnFlags } from '../chosen-game.js';
import { readCount, readOptions, readSeed, start } from '../command-line.js';
import { inOneLine } from '../errors.js';
import { type AnyGame, type Printed, playersText, seatName } from '../game.js';
import { jsonLine } from '../harmless.js';
import { programFile } from '../program-file.js';
import { programsAmong } from '../programs.js';
import { type Batch, isQuick, seated, usualBot, WEIGHTED, work } from '../simulated.js';
import { type Sample, type SeatStatistics, type Spread, type Statistics, statistics } from '../statistics.js';
import type { Terminal } from '../terminal.js';
import { transcript } from '../transcript.js';
import { UsageError } from '../usage-error.js';
import { faultsTable } from './arena.js';

export interface SimulateFlags extends OwnFlags {
  readonly games: string;
  /** Number of players, or their names separated by commas. */
  readonly players?: string;
  readonly seed?: string;
  readonly option: readonly string[];
  /** Number of threads. */
  readonly jobs?: string;
  readonly json?: true;
}

/** Output of `--json`. */
export interface SimulationReport extends Statistics {
  readonly game: string;
  readonly rulesVersion: number;
  /** Game number i, from 0, has the seed `seed/i`. */
  readonly seed: string;
  readonly options: object;
  /** Names of the players, by seat. */
  readonly players: readonly string[];
  readonly seconds: number;
  readonly decisionsPerSecond: number;
}

const MOST_GAMES = 1_000_000;
const MOST_JOBS = 1_000;
/** Number of quick games in one job of a thread. */
const AT_ONCE = 10;

/** Plays many games of bots, who keep their seats, and prints statistics. */
export async function simulate(id: string | undefined, flags: SimulateFlags, terminal: Terminal): Promise<void> {
  const game = await chosenGame(id, flags);
  const count = readCount('--games', flags.games, MOST_GAMES);
  const seed = readSeed(flags.seed);
  const given = readPlayers(flags.players, usualBot(game));
  const options = readOptions(flags.option, given.players);
  const first = start(game, seed, options);
  const names = Array.from({ length: first.options.players }, (_, seat) => given.names[seat] ?? at(given.names, 0));
  const jobs = threadsFor(flags, names, terminal);
  checkNames(game, names);

  const progress = terminal.progress(count);
  const begun = performance.now();
  const samples: Sample[] = [];
  const games = batches({ ...(id !== undefined && { game: id }), own: ownOf(flags), seed, options, names }, count);
  try {
    for await (const played of playedIn(games, jobs))
      for (const sample of played) {
        samples.push(sample);
        progress.advance();
      }
  } finally {
    progress.stop();
  }
  const seconds = (performance.now() - begun) / 1000;

  const figures = statistics(samples, names);
  const report: SimulationReport = {
    game: game.engine.id,
    rulesVersion: game.engine.rulesVersion,
    seed,
    options: first.options,
    players: names,
    ...figures,
    seconds,
    decisionsPerSecond: Math.round(figures.decisions.total / seconds),
  };
  if (flags.json) terminal.out(jsonLine(report));
  else transcript(terminal).print([...describe(game, report), ...distributions(samples)]);
}

/** Number of threads; undefined for this one. Code of somebody plays in a thread: what it fills or breaks there is told. */
function threadsFor(
  { jobs, game, bots }: SimulateFlags,
  names: readonly string[],
  { hasThreads = false }: Terminal,
): number | undefined {
  const hasPrograms = Object.keys(programsAmong(names)).length > 0;
  if (jobs === undefined) return (game ?? bots) !== undefined && hasThreads && !hasPrograms ? 1 : undefined;
  if (hasPrograms) throw new UsageError('programs are processes of their own: they play without --jobs');
  return readCount('--jobs', jobs, MOST_JOBS);
}

const ownOf = ({ game, bots }: OwnFlags): OwnFlags => ({ ...(game && { game }), ...(bots && { bots }) });

/** Reads a number of default players, one name for all seats, or a name for each. */
function readPlayers(
  text: string | undefined,
  usual: string,
): { readonly names: readonly string[]; readonly players?: string } {
  if (text === undefined) return { names: [usual] };
  if (/^-?[\d.]+$/.test(text)) return { names: [usual], players: text };
  const names = text.split(',');
  return names.length === 1 ? { names } : { names, players: `${names.length}` };
}

function checkNames(game: AnyGame, names: readonly string[]): void {
  try {
    seated(game, names);
  } catch (error) {
    if (isInputError(error)) throw new UsageError(inOneLine(error));
    throw error;
  }
}

function* batches(batch: Omit<Batch, 'from' | 'games'>, count: number): Generator<Batch> {
  const atOnce = isQuick(batch.names) ? AT_ONCE : 1;
  for (let from = 0; from < count; from += atOnce) yield { ...batch, from, games: Math.min(atOnce, count - from) };
}

/** Plays in this thread, or in that many others. */
async function* playedIn(all: Iterable<Batch>, jobs: number | undefined): AsyncGenerator<Sample[]> {
  if (jobs === undefined) {
    yield* inOrder(all, work, 1);
    return;
  }
  const others: WorkerPool<Batch, Sample[]> = workerPool(programFile(), { threads: jobs });
  try {
    yield* inOrder(all, others.work, others.ahead);
  } finally {
    await others.close();
  }
}

/** The report as tables. */
export function describe({ title, narrator }: AnyGame, report: SimulationReport): Printed[] {
  const { games, seed, players, decisions, rounds, seats, zeroScores, sharedWins, endReasons, faults } = report;
  const spreads = [
    ['decisions', ...spreadCells(decisions, 1)],
    ...(rounds.max > 0 ? [['rounds', ...spreadCells(rounds, 1)]] : []),
  ];
  const scores = ['', 'mean', '±', 'min', 'max', 'zero', 'wins', 'won', '±'];
  return [
    { text: `${title}: ${games} games of ${playersText(seats.length)}, seed ${seed}`, style: 'title' },
    { text: whoPlays(players), style: 'note' },
    { table: { title: 'Games', head: ['', 'mean', '±', 'min', 'max'], rows: spreads } },
    { table: { title: 'Scores', head: scores, rows: seats.map(seatRow) } },
    { text: `Zero scores: ${share(zeroScores)}. Shared victories: ${sharedWins}.` },
    { text: 'Ends', style: 'heading' },
    ...Object.entries(endReasons).map(([reason, n]) => ({ text: `${n} × ${narrator.reason(reason)}` })),
    ...(faults.length === 0 ? [] : [faultsTable({ faults })]),
    {
      text: `${report.decisionsPerSecond} decisions/s (${decisions.total} in ${report.seconds.toFixed(2)} s)`,
      style: 'note',
    },
  ];
}

/** Histograms of the lengths of games and of the scores. */
function distributions(samples: readonly Sample[]): Printed[] {
  const row = (name: string, values: readonly number[], digits: number): [string, string, string] => {
    const [least, most] = ends(values);
    return [name, histogram(values), `${least.toFixed(digits)} to ${most.toFixed(digits)}`];
  };
  const decisions = samples.map((sample) => sample.decisions);
  const scores = samples.flatMap(({ outcome }) => outcome.scores.map(toNumber));
  return [
    { text: 'How often', style: 'heading' },
    drawnRows([row('decisions', decisions, 0), row('scores', scores, 1)]),
  ];
}

function whoPlays(players: readonly string[]): string {
  const name = at(players, 0);
  if (players.some((other) => other !== name)) return `${players.map((who, i) => `${seatName(i)} ${who}`).join(', ')}.`;
  const who =
    name === WEIGHTED ? 'weighted random players, who like what somebody who knows the game likes' : `${name}`;
  return `All seats are played by ${who}.`;
}

const seatRow = ({ seat, score, zeroScores, wins, won }: SeatStatistics): string[] => [
  seatName(seat),
  ...spreadCells(score, 2),
  share(zeroScores),
  `${wins}`,
  share(won.mean),
  share(won.error),
];

const share = (part: number): string => `${(100 * part).toFixed(1)} %`;

/** The standard error of the mean stands beside it. */
const spreadCells = ({ mean, error, min, max }: Spread, digits: number): string[] => [
  mean.toFixed(digits),
  error.toFixed(digits),
  plain(min),
  plain(max),
];

/** Whole numbers as they are, others with two digits. */
const plain = (value: number): string => (Number.isInteger(value) ? `${value}` : value.toFixed(2));
