import type { Fraction } from './fraction.js';
import type { Random, Rng } from './random.js';

/** A player's place at the table: 0 … players − 1, clockwise. */
export type Seat = number;
/** Who looks at a position: a seat, or somebody who plays no part. */
export type Viewer = Seat | 'spectator';

/** Plain data that nobody may write to. */
export type Immutable<X> = X extends object ? { readonly [K in keyof X]: Immutable<X[K]> } : X;

/** Some of a game's options, mutable or not; the others have their defaults. */
export type GivenOptions<Options> = Partial<Options> | Partial<Immutable<Options>>;

/** All that core needs to know of a game's vocabulary, in one bundle. Write it once, as an interface. */
export interface GameTypes {
  State: object;
  Options: { players: number };
  Content: unknown;
  /** Automatic records of the agenda, a union on `kind`. */
  Task: { kind: string };
  /** Records that wait for somebody, a union on `kind`. */
  Choice: { kind: string } & (Ask | Simultaneous);
  /** What happened, for logs and user interfaces, a union on `type`. */
  Event: { type: string };
  /** The rule ids of the catalogue. */
  Rule: string;
  /** The refusal codes of the game. */
  Refusal: string;
}

/** One seat is asked. */
export interface Ask {
  seat: Seat;
}

/** Nobody is asked yet: core looks for the first of `left` who can act when the record comes to the top. */
export const NOBODY = -1;

/** Several seats are asked one after the other; who cannot act at that moment is skipped. See `inTurn`. */
export interface InTurnOrder extends Ask {
  left: Seat[];
}

/** Several seats are asked at once. Core keeps the answers and performs them in seat order when the last has come. See `together`. */
export interface Simultaneous {
  asked: Seat[];
  waiting: Seat[];
  sealed: { readonly type: string; readonly seat: Seat }[];
}

/** The fields of a choice that goes round: `{ kind: 'veto', ...inTurn(seatsAfter(opener, players)) }`. */
export const inTurnOrder = (seats: readonly Seat[]): InTurnOrder => ({ seat: NOBODY, left: [...seats] });

/** The same choice for the seats that are still to be asked; without it an answer ends the round of asking. */
export const askNext = <C extends InTurnOrder>(choice: C): C => ({ ...choice, seat: NOBODY, left: [...choice.left] });

/** The fields of a sealed choice: `{ kind: 'stake', ...together([0, 1, 2]) }`. */
export function simultaneous(seats: readonly Seat[]): Simultaneous {
  const asked = [...seats].sort((a, b) => a - b);
  return { asked, waiting: [...asked], sealed: [] };
}

/** What core keeps in every state. */
export interface BaseState<T extends GameTypes> {
  /** The engine's id, its rules version, and the content pack the state belongs to. */
  game: string;
  rulesVersion: number;
  content: string;
  /** Never changes during a game: all its states share one object. */
  readonly options: Immutable<T['Options']>;
  rng: Rng;
  /** A stack: the last record is the next to happen. */
  agenda: (T['Task'] | T['Choice'])[];
}

export type TaskOf<T extends GameTypes, K extends T['Task']['kind'] = T['Task']['kind']> = Extract<
  T['Task'],
  { kind: K }
>;
export type ChoiceOf<T extends GameTypes, K extends T['Choice']['kind'] = T['Choice']['kind']> = Extract<
  T['Choice'],
  { kind: K }
>;
export type RecordOf<T extends GameTypes> = T['Task'] | T['Choice'];

/** The part of a state that a game sets up itself. */
export type Position<T extends GameTypes> = Omit<T['State'], 'game' | 'rulesVersion' | 'content' | 'options' | 'rng'>;

/** Reading: what `check`, `candidates` and every derived value may look at. */
export interface Table<T extends GameTypes> {
  readonly state: Immutable<T['State']>;
  readonly content: T['Content'];
}

/** Reading while the choice `K` waits. */
export interface ChoiceTable<T extends GameTypes, K extends T['Choice']['kind']> extends Table<T> {
  readonly choice: Immutable<ChoiceOf<T, K>>;
}

export type EventOf<T extends GameTypes, K extends T['Event']['type'] = T['Event']['type']> = Extract<
  T['Event'],
  { type: K }
>;

/** Fields of an event that only some seats may read. */
export type SecretFields<E> = { readonly [F in Exclude<keyof E, 'type'>]?: readonly Seat[] };

/** Writing: what `perform` and the tasks get. A `Turn` can be passed wherever a `Table` is asked for. */
export interface Turn<T extends GameTypes> {
  readonly state: T['State'];
  readonly content: T['Content'];
  readonly random: Random;
  /**
   * Tells listeners what happened. Undefined when nobody listens: write `emit?.({ … })` and the event is not even built.
   * `secret` names the fields that only the listed seats may read: `emit?.({ type: 'drawn', seat, card }, { card: [seat] })`.
   */
  readonly emit:
    | (<K extends T['Event']['type']>(event: EventOf<T, K> & { type: K }, secret?: SecretFields<EventOf<T, K>>) => void)
    | undefined;
  /** Puts records on the agenda: they happen in the order written, before everything that is already there. */
  queue(...records: RecordOf<T>[]): void;
  /** A deep copy of a part of the state, safe to keep in a record: a state is a tree, no object stands in two places. */
  snapshot<X>(part: X): X;
}

/** A score is exact: a whole number or a fraction. */
export type Score = number | Fraction;

/** How a game ended. */
export interface Outcome {
  /** The first group of the ranking. */
  readonly winners: readonly Seat[];
  /** All seats, best first; seats that share a place stand in one group. */
  readonly ranking: readonly (readonly Seat[])[];
  /** By seat. */
  readonly scores: readonly Score[];
  readonly reason: string;
}

/** An event, with the seats that may read its secret fields. Plain data: it can be stored and sent. */
export interface Emitted<E = { readonly type: string }> {
  readonly event: E;
  readonly secret?: Readonly<Record<string, readonly Seat[]>>;
}
