import type { AnyAction, Emitted, Outcome, Replay, Seat, Seed } from '@rulewright/core';
import type { Clock } from './clock.js';
import type { Command, Occupant } from './commands.js';
import type { AnyState } from './engine-types.js';
import type { Terms } from './terms.js';

/** The reason for which a person has gone. A person who left can be replaced; one who resigned or ran out of time has lost. */
export type Departure = 'left' | 'resigned' | 'time';

/** One seat of a table. */
export interface SeatAt {
  readonly occupant: Occupant | null;
  readonly clock: Clock;
  /** The same clock as others see it: it stands while nobody may know that the seat is asked. */
  readonly shown: Clock;
  readonly gone: { readonly why: Departure; readonly decision: number } | null;
  /** Proposals made since its last decision. */
  readonly proposals: number;
  /** Pauses and changes of its occupant since its last decision. */
  readonly stirs: number;
  /** Everybody who has sat here since the game began, and so knows what the seat knows. */
  readonly persons: readonly string[];
}

/** A matter to which everybody has to agree. */
export interface Proposal {
  /** Its number among all proposals of the table, from 1. */
  readonly number: number;
  readonly what: 'draw' | 'abort' | 'take-back';
  readonly by: Seat;
  readonly agreed: readonly Seat[];
  /** For `take-back`: the number of decisions that are left then. */
  readonly to: number;
}

/** Decisions that were taken back: after the first `from` decisions these had been played. */
export interface TakenBack<Action extends AnyAction = AnyAction> {
  readonly from: number;
  readonly actions: readonly Action[];
}

/** The way in which a game at a table ended. */
export type TableEnd = 'game-over' | 'forfeit' | 'draw' | 'aborted';
export interface Forfeit {
  readonly seat: Seat;
  readonly why: Departure;
  /** The number of decisions before it. */
  readonly decision: number;
}
export interface TableResult {
  readonly end: TableEnd;
  /** The result by the rules of the game; null when it was not played to its end. */
  readonly outcome: Outcome | null;
  /** Seats that nobody sat at when the game ended. */
  readonly forfeits: readonly Forfeit[];
  /** All seats, best first, those that forfeited last, who held out longer before; null when the game does not count. */
  readonly ranking: readonly (readonly Seat[])[] | null;
  /** The first group of the ranking, without forfeits. */
  readonly winners: readonly Seat[];
}

export type Phase = 'gathering' | 'playing' | 'paused' | 'over';

/**
 * A table, all of it: frozen data that holds secrets, and is kept by the server alone. Its three lists are made when they are
 * read. `tables.record` is the form to keep.
 */
export interface Table<State extends AnyState = AnyState, Action extends AnyAction = AnyAction> {
  readonly form: 1;
  readonly opening: Opening;
  readonly terms: Terms;
  readonly phase: Phase;
  readonly seats: readonly SeatAt[];
  readonly state: State;
  /** The number of the decision that waits. It only grows: by one for each decision, and for each taking back. */
  readonly decision: number;
  /** The number under which the question that waits was put: since then only sealed answers to it have come. */
  readonly askedSince: number;
  /** The number that the last taking back led to. */
  readonly standsSince: number;
  readonly proposal: Proposal | null;
  /** Proposals made so far. */
  readonly proposals: number;
  /** The time of the last command. */
  readonly time: number;
  /** Commands carried out so far. */
  readonly count: number;
  readonly result: TableResult | null;
  /** The decisions that count. */
  readonly actions: readonly Action[];
  /** Those that were taken back. */
  readonly takenBack: readonly TakenBack<Action>[];
  readonly commands: readonly Command[];
}

/** The opening of a table. */
export interface Opening {
  readonly seed: Seed;
  readonly options: object;
  /** The occupants from the beginning, by seat. */
  readonly seats: readonly (Occupant | null)[];
  readonly terms: Partial<Terms>;
  readonly at: number;
}

/** A table as it is kept: its opening, every command, and the record of the game as it counts. */
export interface TableRecord<Action extends AnyAction = AnyAction, Options = unknown> {
  readonly form: 1;
  readonly opening: Opening;
  readonly commands: readonly Command[];
  readonly takenBack: readonly TakenBack<Action>[];
  readonly result: TableResult | null;
  /** The decisions that count, as the engine's `replay` plays them. */
  readonly game: Replay<Action, Options>;
}

/** An event at a table, secrets included. */
export type TableEvent =
  | { readonly type: 'joined'; readonly seat: Seat; readonly occupant: Occupant }
  | { readonly type: 'left'; readonly seat: Seat; readonly occupant: Occupant }
  | { readonly type: 'began' }
  | {
      readonly type: 'decided';
      readonly seat: Seat;
      readonly action: AnyAction;
      /** True when everybody may know who decided. */
      readonly isOpen: boolean;
      readonly events: readonly Emitted<unknown>[];
    }
  | { readonly type: 'gone'; readonly seat: Seat; readonly why: Departure }
  | { readonly type: 'proposed'; readonly seat: Seat; readonly what: Proposal['what'] }
  | { readonly type: 'agreed'; readonly seat: Seat; readonly what: Proposal['what'] }
  | { readonly type: 'declined'; readonly seat: Seat; readonly what: Proposal['what'] }
  | { readonly type: 'withdrawn'; readonly seat: Seat; readonly what: Proposal['what'] }
  | { readonly type: 'taken-back' }
  | { readonly type: 'paused' | 'resumed' }
  | { readonly type: 'ended'; readonly result: TableResult };
