import type { Seat, Seed } from '@rulewright/core';
import type { ActionIn, AnyEngine, DecisionIn, EventIn, OptionsIn, OutcomeIn, ViewIn } from './game.js';
import type { Report } from './search/report.js';

/** The place of a player in a game, told before the first decision. */
export interface Seating<E extends AnyEngine = AnyEngine> {
  readonly seat: Seat;
  /** Number of players. */
  readonly players: number;
  /** All options of the game, defaults filled in. */
  readonly options: OptionsIn<E>;
  /** A seed for the player's own chance; it says nothing about the draws of the game. */
  readonly seed: Seed;
}

/** The time left, in milliseconds; `Infinity` where there is no limit. */
export interface Clock {
  /** Time for this decision. */
  readonly move: number;
  /** Time for the rest of the game, including this decision. */
  readonly game: number;
}

/**
 * A player of one game at one seat: a person, a bot, a process or a worker. A player learns only what its seat may
 * know. Every function may answer later, by a promise. If it throws or rejects, the player is at fault, and the referee
 * decides what follows.
 */
export interface Player<E extends AnyEngine = AnyEngine> {
  /** Called before the first decision, with the seating and the first view. */
  start?(seating: Seating<E>, view: ViewIn<E>): void | Promise<void>;
  /** Called after every decision, also the seat's own, with the events and the view after it. */
  observe?(view: ViewIn<E>, events: readonly EventIn<E>[]): void | Promise<void>;
  /** Returns one of the seat's legal actions; the list is complete, in a stable order and not empty. */
  choose(
    view: ViewIn<E>,
    decision: DecisionIn<E>,
    legal: readonly ActionIn<E>[],
    clock: Clock,
  ): ActionIn<E> | Promise<ActionIn<E>>;
  /** The thoughts behind its last choice, from a player that thinks; undefined when it did not have to. */
  report?(): Report<ActionIn<E>> | undefined;
  /** The same report in words. */
  explain?(): string;
  /** Called at the end of the game; `outcome` is absent when the game was stopped. */
  end?(view: ViewIn<E>, outcome: OutcomeIn<E> | undefined): void | Promise<void>;
  /**
   * Called last, whatever happened, even after a forfeit: frees what the player holds. The match does not wait for it.
   */
  leave?(): void;
}

/** Makes a player for one game. */
export type Seatable<E extends AnyEngine = AnyEngine> = () => Player<E>;
