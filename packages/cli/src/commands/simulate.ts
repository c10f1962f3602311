import { at } from '@rulewright/core';
import { gameNamed, readCount, readOptions, readSeed, start } from '../command-line.js';
import { type AnyGame, type AnyState, type Printed, playersText, seatName } from '../game.js';
import { randomPlayer } from '../random-player.js';
import { type Sample, type Spread, type Statistics, statistics } from '../statistics.js';
import type { Terminal } from '../terminal.js';
import { transcript } from '../transcript.js';

export interface SimulateFlags {
  readonly games: string;
  readonly players?: string;
  readonly seed?: string;
  readonly option: readonly string[];
  readonly json?: true;
}

/** What `--json` prints. */
export interface SimulationReport extends Statistics {
  readonly game: string;
  readonly rulesVersion: number;
  /** Game number i, from 0, has the seed `seed/i`. */
  readonly seed: string;
  readonly options: object;
  readonly seconds: number;
  readonly decisionsPerSecond: number;
}

/** Who plays. */
const PLAYERS = 'weighted random players, who like what somebody who knows the game likes';

const MOST_GAMES = 1_000_000;

/** Plays many random games on the fast path and prints what they have in common. */
export function simulate(id: string, flags: SimulateFlags, terminal: Terminal): void {
  const game = gameNamed(id);
  const count = readCount('--games', flags.games, MOST_GAMES);
  const seed = readSeed(flags.seed);
  const options = readOptions(flags.option, flags.players);
  const first = start(game, seed, options);

  const samples: Sample[] = [];
  const progress = terminal.progress(count);
  const begun = performance.now();
  for (let i = 0; i < count; i++) {
    const gameSeed = `${seed}/${i}`;
    samples.push(playFast(game, game.engine.init(gameSeed, options), gameSeed));
    progress.advance();
  }
  const seconds = (performance.now() - begun) / 1000;
  progress.stop();

  const figures = statistics(samples);
  const report: SimulationReport = {
    game: game.engine.id,
    rulesVersion: game.engine.rulesVersion,
    seed,
    options: first.options,
    ...figures,
    seconds,
    decisionsPerSecond: Math.round(figures.decisions.total / seconds),
  };
  if (flags.json) terminal.out(`${JSON.stringify(report)}\n`);
  else transcript(terminal).print(describe(game, report));
}

/** The same game as `play` with this seed. */
export function playFast({ engine, narrator, expertise }: AnyGame, first: AnyState, seed: string): Sample {
  const simulation = engine.simulate(first);
  const choose = randomPlayer(expertise.weights(engine), seed);
  let decisions = 0;
  for (let asked = simulation.decision()?.seats ?? []; asked.length > 0; asked = simulation.decision()?.seats ?? []) {
    const seat = at(asked, 0);
    simulation.apply(choose(simulation.state, seat, simulation.legalActions(seat)));
    decisions++;
  }
  const outcome = simulation.outcome();
  if (outcome === undefined) throw new Error('the game stands still without a result');
  return { decisions, rounds: narrator.rounds(engine.view(simulation.state, 'spectator')), outcome };
}

/** The report as tables. */
export function describe({ title, narrator }: AnyGame, report: SimulationReport): Printed[] {
  const { games, seed, decisions, rounds, seats, zeroScores, sharedWins, endReasons } = report;
  const share = (part: number) => `${(100 * part).toFixed(1)} %`;
  const seatRows = seats.map((seat) => [
    seatName(seat.seat),
    ...spreadCells(seat.score, 2),
    share(seat.zeroScores),
    `${seat.wins}`,
  ]);
  const spreads = [
    ['decisions', ...spreadCells(decisions, 1)],
    ['rounds', ...spreadCells(rounds, 1)],
  ];
  return [
    { text: `${title}: ${games} games of ${playersText(seats.length)}, seed ${seed}`, style: 'title' },
    {
      text: `All seats are played by ${PLAYERS}.`,
      style: 'note',
    },
    { table: { title: 'Games', head: ['', 'mean', '±', 'min', 'max'], rows: spreads } },
    { table: { title: 'Scores', head: ['', 'mean', '±', 'min', 'max', 'zero', 'wins'], rows: seatRows } },
    { text: `Zero scores: ${share(zeroScores)}. Shared victories: ${sharedWins}.` },
    { text: 'Ends', style: 'heading' },
    ...Object.entries(endReasons).map(([reason, n]) => ({ text: `${n} × ${narrator.reason(reason)}` })),
    {
      text: `${report.decisionsPerSecond} decisions/s (${decisions.total} in ${report.seconds.toFixed(2)} s)`,
      style: 'note',
    },
  ];
}

/** The standard error of the mean stands beside it. */
const spreadCells = ({ mean, error, min, max }: Spread, digits: number): string[] => [
  mean.toFixed(digits),
  error.toFixed(digits),
  plain(min),
  plain(max),
];

/** Whole numbers as they are, others with two digits. */
const plain = (value: number): string => (Number.isInteger(value) ? `${value}` : value.toFixed(2));
