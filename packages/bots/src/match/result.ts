import type { Replay, Seat } from '@rulewright/core';
import type { ActionIn, AnyEngine, OptionsIn, OutcomeIn } from '../game.js';
import type { Call, FaultKind } from './sitting.js';
import type { Thought } from './thoughts.js';

/** A fault of a player. */
export interface Fault {
  readonly seat: Seat;
  /** Number of decisions made in the game before it. */
  readonly decision: number;
  readonly during: Call;
  readonly kind: FaultKind;
  readonly message: string;
}

/** Statistics of one player in a match. */
export interface SeatStatistics {
  /** Number of decisions it was asked for. */
  readonly decisions: number;
  /** Number of those with more than one legal action. */
  readonly choices: number;
  /** Milliseconds taken by all its calls. */
  readonly time: number;
  /**
   * Milliseconds of processor time of its decisions with more than one legal action. It is measured for the whole
   * process: players who think at once in one process are each charged for all.
   */
  readonly processor: number;
  /** Number of its decisions that the referee made at random. */
  readonly replaced: number;
  /** Number of decisions in the game when it forfeited; absent when it did not. */
  readonly forfeited?: number;
}

/**
 * The reason why a match ended. `game-over`: the game ended by its rules; `forfeit`: at most one seat was left;
 * `stopped`: a fault stopped it; `limit`: it reached the limit of decisions.
 */
export type MatchEnd = 'game-over' | 'forfeit' | 'stopped' | 'limit';

/** The result of a match. */
export interface MatchResult<E extends AnyEngine = AnyEngine> {
  readonly end: MatchEnd;
  /** The game as far as it was played; the engine's `replay` replays it. */
  readonly record: Replay<ActionIn<E>, OptionsIn<E>>;
  /** The outcome by the rules of the game; absent when it was not over. */
  readonly outcome: OutcomeIn<E> | undefined;
  /**
   * All seats, best first; tied seats form one group. It is the ranking of the game, except that players who forfeited
   * come last: the earlier they did, the lower. Absent when the match was stopped or reached its limit.
   */
  readonly ranking: readonly (readonly Seat[])[] | undefined;
  /** The first group of the ranking, without players who forfeited. */
  readonly winners: readonly Seat[];
  /** By seat: statistics of its player. */
  readonly seats: readonly SeatStatistics[];
  /** All faults of players, in the order in which they happened. */
  readonly faults: readonly Fault[];
  /** The thoughts of players who think, in the order in which they were asked; present if the settings ask for them. */
  readonly thoughts?: readonly Thought<E>[];
}
