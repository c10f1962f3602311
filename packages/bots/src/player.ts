import type { Seat, Seed } from '@rulewright/core';
import type { ActionIn, AnyEngine, DecisionIn, EventIn, OptionsIn, OutcomeIn, ViewIn } from './game.js';
import type { Report } from './search/report.js';

/** Where a player sits, said before the first decision. */
export interface Seating<E extends AnyEngine = AnyEngine> {
  readonly seat: Seat;
  /** How many play. */
  readonly players: number;
  /** All options of the game, defaults filled in. */
  readonly options: OptionsIn<E>;
  /** For the player's own chance; it says nothing about the draws of the game. */
  readonly seed: Seed;
}

/** How much time is left, in milliseconds; without a bound, `Infinity`. */
export interface Clock {
  /** For this decision. */
  readonly move: number;
  /** For the rest of the game, this decision too. */
  readonly game: number;
}

/**
 * Somebody who plays one game at one seat: a person, a bot, a process, a worker. A player is told what its seat may know
 * and nothing else. Every function may answer later, by a promise; what it throws or rejects with is the player's fault,
 * and the referee's to judge.
 */
export interface Player<E extends AnyEngine = AnyEngine> {
  /** The table before the first decision. */
  start?(seating: Seating<E>, view: ViewIn<E>): void | Promise<void>;
  /** What happened by a decision of anybody, this seat too, and what the seat knows after it. */
  observe?(view: ViewIn<E>, events: readonly EventIn<E>[]): void | Promise<void>;
  /** One of the legal actions of this seat; the list is complete, in a stable order and not empty. */
  choose(
    view: ViewIn<E>,
    decision: DecisionIn<E>,
    legal: readonly ActionIn<E>[],
    clock: Clock,
  ): ActionIn<E> | Promise<ActionIn<E>>;
  /** What it thought before its last choice, if it is one who thinks; undefined when it did not have to. */
  report?(): Report<ActionIn<E>> | undefined;
  /** The same in words. */
  explain?(): string;
  /** How the game ended; absent when it was stopped. */
  end?(view: ViewIn<E>, outcome: OutcomeIn<E> | undefined): void | Promise<void>;
  /** Last of all, whatever happened, also to who forfeited: lets go what the player holds. Nobody waits for it. */
  leave?(): void;
}

/** Makes a player for one game. */
export type Seatable<E extends AnyEngine = AnyEngine> = () => Player<E>;
