import type { Score } from '../ground/fraction.js';
import type { Seat } from '../ground/seats.js';
import type { Rng } from './chance.js';

export type { Seat, Viewer } from '../ground/seats.js';

/** Plain data, deeply read-only. */
export type Immutable<X> = X extends object ? { readonly [K in keyof X]: Immutable<X[K]> } : X;

/** Some of a game's options, mutable or not; the others have their defaults. */
export type PartialOptions<Options> = Partial<Options> | Partial<Immutable<Options>>;

/** The vocabulary of a game, in one bundle. Write it once, as an interface. */
export interface GameTypes {
  State: object;
  Options: { players: number };
  Content: unknown;
  /** Automatic items of the agenda, a union on `kind`. See `Citing` for their `rule`. */
  Task: { kind: string };
  /**
   * Records that wait for somebody, a union on `kind`; each has the fields of `Ask`, `InTurnOrder` or `Simultaneous`.
   * See `Asking`.
   */
  Choice: { kind: string };
  /** Events for logs and user interfaces, a union on `type`; each names the rule that made it happen. */
  Event: { type: string; rule: string };
  /** The fields of events that only some seats may read, by type of event: `{ drawn: 'card' }`. Default: none. */
  Secret?: object;
  /**
   * The fields of decisions that differ from those of their items, by kind of choice. For example `{ react: {
   * recruit: string } }` where the item holds a number that only rules know. See `ChoiceSpec.about`.
   */
  Decision?: object;
  /** The rule ids of the catalogue. */
  Rule: string;
  /** The refusal codes of the game. */
  Refusal: string;
  /** The reasons why games end. Default: any text. */
  Reason?: string;
}
/** The reasons of a game's outcomes. */
export type ReasonOf<T extends GameTypes> = T['Reason'] & string;

/** An action of any game: flat JSON. */
export interface AnyAction {
  readonly type: string;
  readonly seat: Seat;
}

/** An event of any game: its type, and the rule that made it happen. */
export interface AnyEvent {
  readonly type: string;
  readonly rule: string;
}

/** The fields of a choice of one seat. */
export interface Ask {
  seat: Seat;
}

/**
 * "None": no seat, no card, no place. As the `seat` of a choice that goes round: core will ask the first of `left` that
 * can act.
 */
export const NONE = -1;

/** The fields of a choice that asks seats one after the other, skipping those who cannot act. See `inTurnOrder`. */
export interface InTurnOrder extends Ask {
  left: Seat[];
}

/**
 * The fields of a choice that asks several seats at once. Core seals the answers and performs them in seat order when
 * the last has come. See `simultaneous`.
 */
export interface Simultaneous {
  asked: Seat[];
  waiting: Seat[];
  sealed: AnyAction[];
}

/** Core's fields in the items of choices. */
type CoresFields = keyof InTurnOrder | keyof Simultaneous;
/** These fields and none of core's others, nor `seats`, which belongs to the decision. */
type Only<Fields> = Fields & { readonly [F in Exclude<CoresFields | 'seats', keyof Fields>]?: never };
/**
 * The fields that say who is asked. `seat`, `left`, `asked`, `waiting` and `sealed` are core's names; `seats` belongs
 * to the decision. All other fields are the game's, and its decision has them.
 */
export type Asking = Only<Ask> | Only<InTurnOrder> | Only<Simultaneous>;

/**
 * The `rule` of an item: the rule that put it on the agenda, for citations only.
 *
 * A choice that several rules ask must have it: the decision, core's own events and refusals cite it. It decides
 * nothing, so states are compared without it.
 */
export interface Citing<Rule extends string> {
  readonly rule?: Rule;
}

/** The fields of a choice that goes round: `{ kind: 'veto', ...inTurnOrder(seatsAfter(opener, players)) }`. */
export const inTurnOrder = (seats: readonly Seat[]): InTurnOrder => ({ seat: NONE, left: [...seats] });

/** The same choice for the seats still to be asked; without it an answer ends the round. */
export const askNext = <C extends InTurnOrder>(choice: C): C => ({ ...choice, seat: NONE, left: [...choice.left] });

/** The fields of a sealed choice: `{ kind: 'stake', ...simultaneous([0, 1, 2]) }`. */
export function simultaneous(seats: readonly Seat[]): Simultaneous {
  const asked = [...seats].sort((a, b) => a - b);
  return { asked, waiting: [...asked], sealed: [] };
}

/**
 * The agenda on which these items happen in the order written: `agendaOf({ kind: 'deal' }, { kind: 'turn', seat: 0
 * })`.
 */
export const agendaOf = <R>(...items: readonly R[]): R[] => [...items].reverse();

/** Core's fields in every state. */
export interface BaseState<T extends GameTypes> {
  /** The engine's id, its rules version, and the content pack of the state. */
  game: string;
  rulesVersion: number;
  content: string;
  /** The options, which never change during a game: all its states share one object. */
  readonly options: Immutable<T['Options']>;
  rng: Rng;
  /**
   * The knowledge of viewers about cards in zones they cannot see: by zone, then by viewer (seats, then the spectator).
   */
  memory: Record<string, number[][]>;
  /** A stack: the last item is the next to happen. Write it with `agendaOf`. */
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
export type ItemOf<T extends GameTypes> = T['Task'] | T['Choice'];

/** An item for each of these kinds, all with the same fields: `OfKind<'rave' | 'summary', Ask>`. */
export type OfKind<Kind extends string, Fields = unknown> = Kind extends Kind ? { kind: Kind } & Fields : never;
/** An event for each of these types, all with the same fields: `OfType<'held' | 'passed', { seat: Seat }>`. */
export type OfType<Type extends string, Fields = unknown> = Type extends Type ? { type: Type } & Fields : never;

/** The part of a state that a game sets up itself. */
export type Position<T extends GameTypes> = Omit<T['State'], Exclude<keyof BaseState<T>, 'agenda'>>;

/** Read access to a position, for `check`, `candidates` and every derived value. */
export interface Context<T extends GameTypes> {
  readonly state: Immutable<T['State']>;
  readonly content: T['Content'];
}

/** Read access while the choice `K` waits. */
export interface ChoiceContext<T extends GameTypes, K extends T['Choice']['kind']> extends Context<T> {
  readonly choice: Immutable<ChoiceOf<T, K>>;
}

/** The kinds of choices whose decisions differ from their items. */
export type OwnDecision<T extends GameTypes> = keyof NonNullable<T['Decision']>;
/** The subject of a decision of one kind. */
export type AboutOf<T extends GameTypes, C extends { kind: string }> =
  C['kind'] extends OwnDecision<T>
    ? Immutable<NonNullable<T['Decision']>[C['kind']]>
    : Immutable<Omit<C, 'kind' | 'rule' | CoresFields>>;
type DecisionFrom<T extends GameTypes, C extends { kind: string }> = C extends C
  ? {
      readonly kind: C['kind'];
      /** The seats that are asked now, in seat order. */
      readonly seats: readonly Seat[];
      /** The rule that asks. */
      readonly rule: C extends { readonly rule: infer Asker } ? Asker : T['Rule'];
    } & AboutOf<T, C>
  : never;
/** The question that waits: its kind, the asked seats, the rule, and its subject. A union on `kind`. */
export type DecisionOf<T extends GameTypes> = DecisionFrom<T, T['Choice']>;
/** A decision as a viewer sees it: secrets are left out, even `seats`. */
export type SeenDecision<D> = D extends { readonly kind: string; readonly rule: string }
  ? Pick<D, 'kind' | 'rule'> & Partial<Omit<D, 'kind' | 'rule'>>
  : never;

/** The events of a type. An event written with several types at once (`type: 'won' | 'lost'`) belongs to each. */
export type EventOf<T extends GameTypes, K extends T['Event']['type'] = T['Event']['type']> = T['Event'] extends infer E
  ? E extends { type: infer Types }
    ? K extends Types
      ? E
      : never
    : never
  : never;

/** The fields of an event that only some seats may read. */
type SecretIn<T extends GameTypes, K extends string> = K extends keyof T['Secret'] ? T['Secret'][K] & string : never;
/** The readers of an event's secret fields. */
export type SecretFields<T extends GameTypes, K extends T['Event']['type']> = [SecretIn<T, K>] extends [never]
  ? Readonly<Record<string, never>>
  : { readonly [F in SecretIn<T, K>]?: readonly Seat[] };
type SeenEvent<T extends GameTypes, E> = E extends { readonly type: string }
  ? Omit<E, SecretIn<T, E['type']>> & Partial<Pick<E, SecretIn<T, E['type']> & keyof E>>
  : never;
/** An event as a viewer reads it: secret fields may be absent. */
export type SeenEventOf<T extends GameTypes> = SeenEvent<T, T['Event']>;

/** A number before and after. */
export interface Change {
  readonly from: number;
  readonly to: number;
}

/** The change of a number to `to` by adding `by`: `changed(player.money, -price)`. */
export const changed = (to: number, by: number): Change => ({ from: to - by, to });

/**
 * Core's own events: a choice with one answer was answered for its seat, or one without an answer was skipped. `seat`
 * and `action` are secret where the asked seat is.
 */
export type AgendaEvent<Rule extends string, Kind extends string> =
  | { type: 'choice-forced'; rule: Rule; choice: Kind; seat: Seat; action: string }
  | { type: 'choice-skipped'; rule: Rule; choice: Kind; seat: Seat };

/** The result of a game. */
export interface Outcome<Reason extends string = string> {
  /** The first group of the ranking. */
  readonly winners: readonly Seat[];
  /** All seats, best first; tied seats share a group. */
  readonly ranking: readonly (readonly Seat[])[];
  /** The scores by seat. */
  readonly scores: readonly Score[];
  readonly reason: Reason;
}

/** An event with the seats that may read its secret fields. Plain data: it can be stored and sent. */
export interface Emitted<E = AnyEvent> {
  readonly event: E;
  readonly secret?: Readonly<Partial<Record<string, readonly Seat[]>>>;
}
