import type * as z from 'zod/mini';
import type { Cards } from './cards.js';
import type { Violation } from './errors.js';
import type { ActionSpec as AuthorsAction, GameSpec } from './kit.js';
import type { Random, Rng } from './random.js';
import type { Ask, Emitted, Seat, Viewer } from './types.js';

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

export interface ActionSpec
  extends Pick<AuthorsAction<AnyGame, string, Action, Action>, 'type' | 'rule' | 'fields' | 'exact'> {
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

/** The vocabulary of a game of which nothing is known. */
interface AnyGame {
  State: State;
  Options: { players: number };
  Content: unknown;
  Task: { kind: string };
  Choice: { kind: string } & Ask;
  Event: { type: string };
  Rule: string;
  Refusal: string;
}

/** Any game: the author's fields as they are, but for those whose functions take the records and actions of the game. */
export interface Game extends Omit<GameSpec<AnyGame, never>, 'tasks' | 'choices' | 'queries' | 'secrets'> {
  readonly tasks: Readonly<Record<string, (turn: Turn, task: AgendaRecord) => void>>;
  readonly choices: Readonly<Record<string, ChoiceSpec>>;
  readonly queries?: Readonly<
    Record<string, { readonly args: readonly z.core.$ZodType[]; answer(table: Table, ...args: unknown[]): unknown }>
  >;
  readonly secrets: Secrets;
}
