import type * as z from 'zod/mini';
import type { Cards } from './cards.js';
import type { PackSpec } from './content.js';
import type { Issue, Violation } from './errors.js';
import type { Saved } from './kit.js';
import type { Random, Rng } from './random.js';
import type { Emitted, Outcome, Seat, Viewer } from './types.js';

// What the inside of core knows of any game. `createEngine` is the one door between the author's exact types and these.

export interface Action {
  readonly type: string;
  readonly seat: Seat;
}

export interface AgendaRecord {
  kind: string;
  seat?: Seat;
  left?: Seat[];
  asked?: Seat[];
  waiting?: Seat[];
  sealed?: Action[];
}

export interface State {
  game: string;
  rulesVersion: number;
  content: string;
  options: { players: number };
  rng: Rng;
  memory: Record<string, number[][]>;
  agenda: AgendaRecord[];
}

export interface Table {
  readonly state: State;
  readonly content: unknown;
}
export interface ChoiceTable extends Table {
  readonly choice: AgendaRecord;
}
export type Emit = (event: Emitted['event'], secret?: Emitted['secret']) => void;
export interface Turn extends Table {
  readonly random: Random;
  readonly cards: Cards;
  readonly emit: Emit | undefined;
  queue(...records: AgendaRecord[]): void;
  snapshot<X>(part: X): X;
}

export interface ActionSpec {
  readonly type: string;
  readonly rule?: string;
  readonly fields: Record<string, z.core.$ZodType>;
  readonly exact?: true;
  candidates?(table: ChoiceTable, seat: Seat, offer: (action: Action) => void): void;
  check?(table: ChoiceTable, action: Action): Violation | undefined;
  perform(turn: Turn, action: Action, choice: AgendaRecord): void;
}

export interface ChoiceSpec {
  readonly rule: string;
  readonly actions: readonly ActionSpec[];
  readonly forced?: true;
  reveal?(turn: Turn): void;
  isAsked?(table: ChoiceTable, seat: Seat): boolean;
}

export interface Zone {
  readonly pool: string;
  readonly visibleTo: 'all' | 'owner' | 'nobody';
}
export interface Secrets {
  readonly zones: Readonly<Record<string, Zone>>;
  pools(start: { readonly options: { players: number }; readonly content: unknown }): Readonly<
    Record<
      string,
      {
        readonly cards: readonly number[];
        readonly id: (card: number) => string;
        readonly back?: (card: number) => string | number;
      }
    >
  >;
  readonly records?: Readonly<Record<string, (record: AgendaRecord, viewer: Viewer) => object>>;
  complete?(world: Turn, viewer: Viewer): boolean;
}

export interface Game {
  readonly id: string;
  readonly rulesVersion: number;
  readonly migrations?: { readonly [rulesVersion: number]: (save: Saved) => object };
  readonly replaysFrom?: number;
  readonly olderOptions?: object;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: z.core.$ZodType<{ players: number }>;
  optionProblems?(start: { readonly options: { players: number }; readonly content: unknown }): readonly Issue[];
  readonly content: PackSpec<unknown>;
  readonly schema: z.core.$ZodType<object>;
  readonly invariants: Readonly<Record<string, (table: Table) => boolean>>;
  readonly queries?: Readonly<
    Record<string, { readonly args: readonly z.core.$ZodType[]; answer(table: Table, ...args: unknown[]): unknown }>
  >;
  setup(start: { readonly options: { players: number }; readonly content: unknown; readonly random: Random }): {
    agenda: AgendaRecord[];
  };
  readonly tasks: Readonly<Record<string, (turn: Turn, task: AgendaRecord) => void>>;
  readonly choices: Readonly<Record<string, ChoiceSpec>>;
  outcome(table: Table): Outcome;
  readonly secrets: Secrets;
}
