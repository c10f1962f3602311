import type { Chance } from '../chance/random.js';
import type { Issue, Violation } from '../errors.js';
import type * as z from '../schema/z.js';
import type { PackSpec } from './content.js';
import type { PartsSpec } from './parts.js';
import type { Standing, Utility } from './ranking.js';
import type { Secrets } from './secrets.js';
import type {
  AboutOf,
  AnyAction,
  Asking,
  BaseState,
  ChoiceOf,
  ChoiceTable,
  Citing,
  GameTypes,
  Immutable,
  Outcome,
  OwnDecision,
  Position,
  ReasonOf,
  RecordOf,
  Seat,
  Simultaneous,
  Table,
  TaskOf,
  Turn,
} from './types.js';

type Fields = z.Fields;
type Flat<X> = { [K in keyof X]: X[K] };

/** A flat JSON action: its type, the acting seat, and its fields. */
export type ActionFrom<Type extends string, F extends Fields> = Flat<Act<Type> & Readonly<z.Values<F>>>;

/** What every action says, to write an action's own interface with: `interface Raise extends Act<'raise'> { readonly amount: number }`. */
export interface Act<Type extends string> extends AnyAction {
  readonly type: Type;
}

/** What an author says of one thing that a player can do, see `Kit.action`: `In` is the action that comes in, `Out` what is offered. */
export interface ActionFields<T extends GameTypes, K extends T['Choice']['kind'], F extends Fields, In, Out> {
  readonly rule?: T['Rule'] | ((table: ChoiceTable<T, T['Choice']['kind']>, seat: Seat) => T['Rule'] | undefined);
  readonly fields: F;
  readonly exact?: true;
  readonly candidates?: (table: ChoiceTable<T, K>, seat: Seat, offer: (action: Out) => void) => void;
  readonly check?: (table: ChoiceTable<T, K>, action: In) => Violation<T['Rule'], T['Refusal']> | undefined;
  readonly perform: (turn: Turn<T>, action: In, choice: ChoiceOf<T, K>) => void;
}

/** One thing a player can do. */
export interface ActionSpec<T extends GameTypes, K extends T['Choice']['kind'], In, Out extends AnyAction>
  extends ActionFields<T, K, Fields, In, Out> {
  readonly type: string;
}

/** The same where the action that comes in is what is offered, as `Kit.action` makes them all. */
export interface ActionFor<T extends GameTypes, K extends T['Choice']['kind'], A extends AnyAction>
  extends ActionSpec<T, K, A, A> {}

/** The JSON type of an action: `interface Raise extends ActionOf<typeof raise> {}`. */
export type ActionOf<A> = A extends ActionSpec<infer _T, infer _K, infer _In, infer Out> ? Out : never;

/** All actions of a table of choices. */
export type ActionIn<C> =
  C extends Readonly<Record<string, { readonly actions: readonly (infer A)[] }>> ? ActionOf<A> : never;

/** A question that an engine answers about a position: what its arguments are checked against, and the answer. */
export interface QuerySpec<
  T extends GameTypes,
  A extends readonly z.Schema[],
  Answer,
  Args extends readonly unknown[] = never,
> {
  readonly args: A;
  readonly answer: (table: Table<T>, ...args: Args) => Answer;
}

/** The questions of a game by name; none when a game has no `queries`. */
export type Queries<T extends GameTypes> = Readonly<Record<string, QuerySpec<T, readonly z.Schema[], unknown>>>;

type Outputs<A extends readonly z.Schema[]> = { readonly [I in keyof A]: z.Output<A[I]> };

/** The questions of a game, asked of one position. */
export type Asked<Q> = {
  readonly [N in keyof Q]: Q[N] extends QuerySpec<infer _T, infer A, infer Answer>
    ? (...args: Outputs<A>) => Immutable<Answer>
    : never;
};

/** The rule of a choice, or all rules that ask it where its record says which. */
type AskersOf<T extends GameTypes, Choice> = Choice extends { readonly rule: infer Asker }
  ? readonly [Asker, ...Asker[]]
  : 'rule' extends keyof Choice
    ? T['Rule'] | readonly [T['Rule'], ...T['Rule'][]]
    : T['Rule'];

interface ChoiceFields<T extends GameTypes, K extends T['Choice']['kind'], In> {
  /**
   * The rule that asks the question. Where several rules ask the same, all of them, and each record of the choice says as
   * its `rule` which one does; the first one asked whatever a save says nothing of.
   */
  readonly rule: AskersOf<T, ChoiceOf<T, K>>;
  /** What may be answered, in the order of `legalActions`. */
  readonly actions: readonly ActionSpec<T, K, In, AnyAction>[];
  /**
   * A compulsory choice: without a legal action it is skipped; with one the engine takes it, provided that everybody sees
   * that there is only one. `true` for a question about what everybody sees. A question about a hand gives the public fact
   * that leaves one answer, such as a hand of one card; where that does not hold the seat is asked with its one answer, so
   * that nobody learns what it holds. The function reads public facts alone.
   */
  readonly forced?: true | ((table: ChoiceTable<T, K>) => boolean);
  /**
   * The rule by which a seat without an answer is not asked, where that is another one than the rule that asks. Of a choice
   * that goes round, listeners are told of such a seat only when this is given.
   */
  readonly skipped?: T['Rule'];
  /** Of a choice that goes round: who is asked at all; without it, every seat that has a legal action. */
  readonly isAsked?: (table: ChoiceTable<T, K>, seat: Seat) => boolean;
  /** Of a sealed choice: what happens when all answers have come and have been performed in seat order. */
  readonly reveal?: (turn: Turn<T>) => void;
}
/** What a choice with such a record has nothing to do with. */
type Pointless<Choice> =
  | (Choice extends Simultaneous ? 'forced' : never)
  | ('left' extends keyof Choice ? never : 'isAsked')
  | ('sealed' extends keyof Choice ? never : 'reveal');
/** What the decision of a choice says where that is something else than the fields of its record. */
type Telling<T extends GameTypes, K extends T['Choice']['kind']> =
  K extends OwnDecision<T>
    ? {
        /**
         * What its decision says in place of the fields of the record: ids, seats and faces, as actions and events name
         * them. Of a view the record may lack what its viewer may not know; what comes out undefined is left out.
         */
        readonly about: (table: ChoiceTable<T, K>) => Known<AboutOf<T, ChoiceOf<T, K>>>;
      }
    : { readonly about?: never };
type Known<About> = { readonly [F in keyof About]: About[F] | undefined };
/** A question: who asks, and what may be answered. */
export type ChoiceSpec<T extends GameTypes, K extends T['Choice']['kind'], In = never> = ChoiceFields<T, K, In> &
  Telling<T, K> & { readonly [F in Pointless<ChoiceOf<T, K>>]?: never };

export type Choices<T extends GameTypes> = { readonly [K in T['Choice']['kind']]: ChoiceSpec<T, K> };
export type Tasks<T extends GameTypes> = {
  readonly [K in T['Task']['kind']]: (turn: Turn<T>, task: TaskOf<T, K>) => void;
};

/** A piece of a save or record as plain JSON, before anything is known of it but what it is. */
export type Saved = { readonly [field: string]: unknown };

/** What actions of one version are called in the next one: by the type they had, the type now, or the whole action now. */
export type OlderActions<T extends GameTypes> = Readonly<
  Record<string, string | ((action: Saved, table: ChoiceTable<T, T['Choice']['kind']>) => object)>
>;

/**
 * What tasks and choices of one version are called in the next one: by the kind they had, the kind now, or all kinds that
 * were one. Where two have become one, a function: what a record of today was called.
 */
export type OlderKinds<T extends GameTypes> =
  | Readonly<Record<string, string | readonly string[]>>
  | ((record: Immutable<RecordOf<T>>) => string);

/**
 * A whole game: the rulebook's table of contents.
 *
 * A later release takes the saves and records of an earlier one. A new option or a new field of the state has a default in
 * its schema (`z._default`), which never changes again; that is all as long as old games go on as they did. When the same
 * seed and actions lead to another state, or when an action, a kind of question or a field has another name,
 * `rulesVersion` goes up by one for the whole release. `migrations` then says how a save is brought along, `olderActions`,
 * `olderKinds` and `olderStates` how a record of the old version is read, and `replaysFrom` stays behind. A rule that has
 * changed needs an option that keeps the old one: for older games alone it stands in `olderRules`; where new games may be
 * played by it too, its default is the new rule, and its value for older games stands in `olderOptions`. A rule that no
 * option keeps ends that: `replaysFrom` goes away or up, and older records are refused with a sentence.
 */
export interface GameSpec<T extends GameTypes, C extends Choices<T>, Q extends Queries<T> = Record<never, never>> {
  readonly id: string;
  /**
   * Goes up by one, for a whole release, when the same seed, options and actions may lead to another state, or when saves
   * and records call something by another name.
   */
  readonly rulesVersion: number;
  /**
   * `migrations[1]` brings a save of rulesVersion 1 to version 2: it gets a private copy of the JSON and gives the new one,
   * core counts `rulesVersion` up. Without the step a save of that version is refused. What `olderKinds` and `olderActions`
   * rename one by one is renamed in its agenda before.
   */
  readonly migrations?: { readonly [rulesVersion: number]: (save: Saved) => object };
  /** The oldest rulesVersion whose records are still played, because options keep what has changed since; `rulesVersion` when not given. */
  readonly replaysFrom?: number;
  /** The values of options for saves and records that were written before the option was there, where the default is another. */
  readonly olderOptions?: Partial<Immutable<T['Options']>>;
  /**
   * `olderRules[1]`: options of games of version 1 and earlier, which keep a rule that has changed since. They are optional
   * in `options`, so later games go without them, and no list and no JSON Schema of options offers them.
   */
  readonly olderRules?: { readonly [rulesVersion: number]: Partial<Immutable<T['Options']>> };
  /** `olderActions[1]`: how version 2 calls what an action of version 1 said, where that is something else. */
  readonly olderActions?: { readonly [rulesVersion: number]: OlderActions<T> };
  /** `olderKinds[1]`: how version 2 calls the tasks and choices of version 1, where that is something else. */
  readonly olderKinds?: { readonly [rulesVersion: number]: OlderKinds<T> };
  /**
   * `olderStates[1]` gives a state of version 2 as version 1 would have written it, so that the end of a record can be
   * compared: `(state) => state` when the two write the same. It gets what the digest covers (no options, nothing that
   * equals its default), the kinds in its agenda renamed already. Without it only questions and result are compared.
   */
  readonly olderStates?: { readonly [rulesVersion: number]: (state: Saved) => object };
  readonly seats: { readonly min: number; readonly max: number };
  /** What players play for; `places` when not given. Rules do not read it, searches and learners do. */
  readonly utility?: Utility;
  /** All options with their defaults; must accept `{}`. A new option needs nothing else: see `olderOptions`. */
  readonly options: z.Schema<T['Options']>;
  /** What their schema cannot say because it depends on the content. Called with options that fit the schema. */
  readonly optionProblems?: (start: {
    readonly options: Immutable<T['Options']>;
    readonly content: T['Content'];
  }) => readonly Issue[];
  readonly content: PackSpec<T['Content']>;
  /**
   * The shape of the state without what core keeps: `load` checks saved states against it, and fills in fields that have a
   * default. A state is the same with and without a field that has its default.
   */
  readonly schema: z.Schema<Position<T>>;
  /** What holds in every state, by name: true, or no findings. A finding says where, what is expected and what is found. */
  readonly invariants: Readonly<Record<string, (table: Table<T>) => boolean | readonly Issue[]>>;
  /** What the engine answers about a position; the rules call the same functions. */
  readonly queries?: Q;
  readonly setup: (start: {
    readonly options: T['Options'];
    readonly content: T['Content'];
    readonly random: Chance;
  }) => Position<T>;
  readonly tasks: Tasks<T>;
  readonly choices: C;
  /**
   * How a seat goes on by itself when nobody sits there: it takes the first legal action of the first of these types that has
   * one, else one without fields, else the first of all.
   */
  readonly idle?: readonly string[];
  /**
   * The names that text fields of actions take, by field: all cards of the game in `card`, wherever they are. An action that
   * is refused and names something else is refused as `unknown-name`, with the names that may have been meant.
   */
  readonly names?: (table: Table<T>) => Readonly<Record<string, Iterable<string>>>;
  /** Called when the agenda is empty. */
  readonly outcome: (table: Table<T>) => Outcome<ReasonOf<T>>;
  /** What the game is decided by now, for one seat: the value in the unit of `outcome.scores`, and what it is made of. */
  readonly standing?: (table: Table<T>, seat: Seat) => Omit<Standing, 'seat'>;
  readonly secrets: Secrets<T>;
  /** What can be pointed at on the table, and what actions and events name of it; players and zones alone when not given. */
  readonly parts?: PartsSpec<T>;
}

export interface Kit<T extends GameTypes> {
  /**
   * Defines an action, always in this order: the `rule` that says when it may be taken, `during` which choices, `fields`
   * beside type and seat, `candidates` (a small superset of the legal ones, in the order they are listed), `check` (the one
   * predicate of legality), `perform`. An action without fields needs no `candidates`; one that is always legal when it is
   * offered needs no `check`.
   * `rule` is what a refusal cites when the action comes at another moment or from another seat. Without it that is the
   * rule of the choice it answers: of the only one that offers it, or, when several rules ask it or several choices offer
   * it, of the one that waits if that is among them, else core's own (`CORE-ACT.4`). A function says it of the position
   * that waits; where it gives nothing, it is as if there were none.
   * `exact`: the candidates are made with the conditions of `check` and all legal, so that listing does not ask it again.
   * What means something else by the question (`accept` a call, `accept` a trade) is an action for each of them, with the
   * same type and the same fields.
   */
  action<const Type extends string, F extends Fields, K extends T['Choice']['kind']>(
    type: Type,
    spec: ActionFields<T, K, F, ActionFrom<Type, F>, ActionFrom<Type, F>> & { readonly during: readonly K[] },
  ): ActionFor<T, K, ActionFrom<Type, F>>;
  /** A violation of `rule`; `details` are the numbers and names a person needs to understand it. */
  refuse(
    rule: T['Rule'],
    code: T['Refusal'],
    details?: Readonly<Record<string, string | number>>,
  ): Violation<T['Rule'], T['Refusal']>;
  /** A question about a position: the schemas of its arguments, and the function of the rules that answers it. */
  query<const A extends readonly z.Schema[], Answer>(
    args: A,
    answer: (table: Table<T>, ...args: Outputs<A>) => Answer,
  ): QuerySpec<T, A, Answer>;
  defineGame<
    const C extends Choices<T> & { readonly [K in Exclude<keyof C, T['Choice']['kind']>]: never },
    const Q extends Queries<T> = Record<never, never>,
  >(spec: GameSpec<T, C, Q>): GameSpec<T, C, Q>;
}

/** The author's tools for one game, typed by its vocabulary: `export const { action, refuse, defineGame } = kit<Eco>();` */
export function kit<
  T extends GameTypes & {
    State: BaseState<T>;
    Task: Citing<T['Rule']>;
    Choice: Asking & Citing<T['Rule']>;
    Event: { rule: T['Rule'] };
  },
>(): Kit<T> {
  return {
    action: (type, { during: _, ...spec }) => ({ type, ...spec }),
    refuse: (rule, code, details) => (details === undefined ? { rule, code } : { rule, code, details }),
    query: (args, answer) => ({ args, answer }),
    defineGame: (spec) => spec,
  };
}
