import type { Fault } from '@rulewright/bots';
import type { ArenaFault } from '@rulewright/bots/arena';
import { at, type Outcome, type Seat, toNumber } from '@rulewright/core';
import { ends } from './bars.js';

/** Figures of one finished game. */
export interface Sample {
  readonly decisions: number;
  readonly rounds: number;
  readonly outcome: Outcome;
  readonly faults: readonly Fault[];
}

export interface Spread {
  readonly mean: number;
  /** The standard error of the mean; 0 of a single value. */
  readonly error: number;
  readonly min: number;
  readonly max: number;
}

/** Figures over many games of one kind; plain numbers, so scores are rounded. */
export interface Statistics {
  readonly games: number;
  readonly decisions: Spread & { readonly total: number };
  readonly rounds: Spread;
  readonly seats: readonly SeatStatistics[];
  /** The share of scores that are 0. */
  readonly zeroScores: number;
  /** Games that several seats won together; each of them counts a win. */
  readonly sharedWins: number;
  /** Number of games by the reason of their end. */
  readonly endReasons: Readonly<Record<string, number>>;
  /** The first faults of players. */
  readonly faults: readonly ArenaFault[];
}

export interface SeatStatistics {
  readonly seat: Seat;
  readonly score: Spread;
  readonly wins: number;
  /** The share of games that it won. */
  readonly won: Pick<Spread, 'mean' | 'error'>;
  readonly zeroScores: number;
}

const MOST_FAULTS = 20;

/** Computes figures of at least one sample; all samples have the same players. */
export function statistics(samples: readonly Sample[], names: readonly string[]): Statistics {
  const decisions = samples.map((sample) => sample.decisions);
  const seats = at(samples, 0).outcome.scores.map((_, seat) => seatStatistics(samples, seat));
  const endReasons = new Map<string, number>();
  for (const { outcome } of samples) endReasons.set(outcome.reason, (endReasons.get(outcome.reason) ?? 0) + 1);
  return {
    games: samples.length,
    decisions: { ...spread(decisions), total: sum(decisions) },
    rounds: spread(samples.map(({ rounds }) => rounds)),
    seats,
    zeroScores: sum(seats.map(({ zeroScores }) => zeroScores)) / seats.length,
    sharedWins: samples.filter(({ outcome }) => outcome.winners.length > 1).length,
    endReasons: Object.fromEntries(endReasons),
    faults: samples
      .flatMap(({ faults }, i) => faults.map((fault) => ({ game: `${i}`, player: at(names, fault.seat), ...fault })))
      .slice(0, MOST_FAULTS),
  };
}

function seatStatistics(samples: readonly Sample[], seat: Seat): SeatStatistics {
  const scores = samples.map(({ outcome }) => toNumber(at(outcome.scores, seat)));
  const wins = samples.map(({ outcome }) => Number(outcome.winners.includes(seat)));
  const { mean, error } = spread(wins);
  return {
    seat,
    score: spread(scores),
    wins: sum(wins),
    won: { mean, error },
    zeroScores: scores.filter((score) => score === 0).length / samples.length,
  };
}

function spread(values: readonly number[]): Spread {
  const [min, max] = ends(values);
  const mean = sum(values) / values.length;
  return { mean, error: standardError(values, mean), min, max };
}

function standardError(values: readonly number[], mean: number): number {
  const n = values.length;
  if (n < 2) return 0;
  return Math.sqrt(sum(values.map((value) => (value - mean) ** 2)) / (n - 1) / n);
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
