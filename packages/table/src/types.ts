import type { AnyAction, Emitted, Outcome, Replay, Seat, Seed } from '@rulewright/core';
import type { Clock } from './clock.js';
import type { Command, Occupant } from './commands.js';
import type { AnyState } from './engine-types.js';
import type { Terms } from './terms.js';

/** Why a seat is played by nobody any more. Whoever left can be replaced; who resigned or ran out of time has lost. */
export type Departure = 'left' | 'resigned' | 'time';

/** One seat of a table. */
export interface SeatAt {
  readonly occupant: Occupant | null;
  readonly clock: Clock;
  /** The same clock as others see it: time for answers of which nobody may know who owes them is not on it. */
  readonly shown: Clock;
  readonly gone: { readonly why: Departure; readonly decision: number } | null;
  /** How often it has asked or offered something since its last decision. */
  readonly proposals: number;
}

/** Something to which everybody has to agree. */
export interface Proposal {
  readonly what: 'draw' | 'abort' | 'take-back';
  readonly by: Seat;
  readonly agreed: readonly Seat[];
  /** For `take-back`: how many decisions are left then. */
  readonly to: number;
}

/** Decisions that were taken back: after the first `from` decisions these had been played. */
export interface TakenBack<Action extends AnyAction = AnyAction> {
  readonly from: number;
  readonly actions: readonly Action[];
}

/** How a game at a table ended. */
export type TableEnd = 'game-over' | 'forfeit' | 'draw' | 'aborted';
export interface Forfeit {
  readonly seat: Seat;
  readonly why: Departure;
  /** After how many decisions. */
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

/** A table, all of it: plain data that holds secrets, and is kept by the server alone. */
export interface Table<State extends AnyState = AnyState, Action extends AnyAction = AnyAction> {
  readonly form: 1;
  readonly opening: Opening;
  readonly terms: Terms;
  readonly phase: Phase;
  readonly seats: readonly SeatAt[];
  readonly state: State;
  /** The decisions that count. */
  readonly actions: readonly Action[];
  /** Those that were taken back. */
  readonly takenBack: readonly TakenBack<Action>[];
  /** From this decision on nobody has seen anything new: so far it can be taken back. */
  readonly unseenFrom: number;
  readonly proposal: Proposal | null;
  /** When the last command came. */
  readonly time: number;
  readonly commands: readonly Command[];
  readonly result: TableResult | null;
}

/** How a table was opened. */
export interface Opening {
  readonly seed: Seed;
  readonly options: object;
  /** Who sits where from the beginning. */
  readonly seats: readonly (Occupant | null)[];
  readonly terms: Partial<Terms>;
  readonly at: number;
}

/** A table as it is kept: how it was opened, every command, and the record of the game as it counts. */
export interface TableRecord<Action extends AnyAction = AnyAction, Options = unknown> {
  readonly form: 1;
  readonly opening: Opening;
  readonly commands: readonly Command[];
  readonly takenBack: readonly TakenBack<Action>[];
  readonly result: TableResult | null;
  /** The decisions that count, as the engine's `replay` plays them. */
  readonly game: Replay<Action, Options>;
}

/** What happened at a table, secrets included. */
export type TableEvent =
  | { readonly type: 'joined'; readonly seat: Seat; readonly occupant: Occupant }
  | { readonly type: 'left'; readonly seat: Seat; readonly occupant: Occupant }
  | { readonly type: 'began' }
  | {
      readonly type: 'decided';
      readonly seat: Seat;
      readonly action: AnyAction;
      /** Whether everybody may know who decided. */
      readonly isOpen: boolean;
      readonly events: readonly Emitted<unknown>[];
    }
  | { readonly type: 'gone'; readonly seat: Seat; readonly why: Departure }
  | { readonly type: 'proposed'; readonly seat: Seat; readonly what: Proposal['what'] }
  | { readonly type: 'agreed'; readonly seat: Seat; readonly what: Proposal['what'] }
  | { readonly type: 'declined'; readonly seat: Seat; readonly what: Proposal['what'] }
  | { readonly type: 'taken-back' }
  | { readonly type: 'paused' | 'resumed' }
  | { readonly type: 'ended'; readonly result: TableResult };
