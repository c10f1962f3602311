import type { Replay, Seat } from '@rulewright/core';
import type { ActionIn, AnyEngine, OptionsIn, OutcomeIn } from '../game.js';
import type { Call, FaultKind } from './sitting.js';
import type { Thought } from './thoughts.js';

/** Something that a player did wrong. */
export interface Fault {
  readonly seat: Seat;
  /** How many decisions had been made in the game. */
  readonly decision: number;
  readonly during: Call;
  readonly kind: FaultKind;
  readonly message: string;
}

/** What one player did in a match. */
export interface SeatStatistics {
  /** How often it was asked. */
  readonly decisions: number;
  /** How often there was more than one answer. */
  readonly choices: number;
  /** Milliseconds that all its calls took. */
  readonly time: number;
  /**
   * Milliseconds of processor time of its choices between several answers. It is that of the whole process: of players who
   * think at once in one process each has the time of all.
   */
  readonly processor: number;
  /** Decisions that the referee made for it, at random. */
  readonly replaced: number;
  /** After how many decisions of the game it forfeited; absent when it did not. */
  readonly forfeited?: number;
}

/**
 * Why a match ended: the game was over; all seats but one had forfeited, or all; a fault stopped it; or it had as many
 * decisions as it might have.
 */
export type MatchEnd = 'game-over' | 'forfeit' | 'stopped' | 'limit';

/** A match that was played. */
export interface MatchResult<E extends AnyEngine = AnyEngine> {
  readonly end: MatchEnd;
  /** The game as far as it was played; the engine's `replay` plays it again. */
  readonly record: Replay<ActionIn<E>, OptionsIn<E>>;
  /** The result by the rules of the game; absent when it was not over. */
  readonly outcome: OutcomeIn<E> | undefined;
  /**
   * All seats, best first; seats that share a place stand in one group. It is the ranking of the game, but whoever forfeited
   * stands behind everybody who did not, and behind those who forfeited later. Absent when the match was stopped or too long.
   */
  readonly ranking: readonly (readonly Seat[])[] | undefined;
  /** The first group of the ranking without those who forfeited. */
  readonly winners: readonly Seat[];
  /** By seat. */
  readonly seats: readonly SeatStatistics[];
  /** Everything that players did wrong, in the order in which it happened. */
  readonly faults: readonly Fault[];
  /** What players who think thought of their choices, in the order in which they were asked; when that was asked for. */
  readonly thoughts?: readonly Thought<E>[];
}
