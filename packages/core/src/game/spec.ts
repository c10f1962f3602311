import type { Issue, Violation } from '../ground/errors.js';
import type * as z from '../schema/z.js';
import type { Chance } from './chance.js';
import type { PackSpec } from './content.js';
import type { PartsSpec } from './parts.js';
import type { Standing, Utility } from './ranking.js';
import type { Secrets } from './secrets.js';
import type { Turn } from './turn.js';
import type {
  AboutOf,
  AnyAction,
  ChoiceContext,
  ChoiceOf,
  Context,
  GameTypes,
  Immutable,
  ItemOf,
  Outcome,
  OwnDecision,
  Position,
  ReasonOf,
  Seat,
  Simultaneous,
  TaskOf,
} from './types.js';

// The definitions that make up a game: actions, queries, choices, and the table of contents.

type Flat<X> = { [K in keyof X]: X[K] } & {};

/** A flat JSON action: its type, the acting seat, and its fields. */
export type ActionFrom<Type extends string, F extends z.Fields> = Flat<Act<Type> & Readonly<z.Values<F>>>;

/** The base of an action's own interface: `interface Raise extends Act<'raise'> { readonly amount: number }`. */
export interface Act<Type extends string> extends AnyAction {
  readonly type: Type;
}

/** The author's definition of an action, see `Kit.action`. `In` is the action that comes in, `Out` the one offered. */
export interface ActionFields<T extends GameTypes, K extends T['Choice']['kind'], F extends z.Fields, In, Out> {
  readonly rule?: T['Rule'] | ((context: ChoiceContext<T, T['Choice']['kind']>, seat: Seat) => T['Rule'] | undefined);
  readonly fields: F;
  readonly exact?: true;
  readonly candidates?: (context: ChoiceContext<T, K>, seat: Seat, offer: (action: Out) => void) => void;
  readonly check?: (context: ChoiceContext<T, K>, action: In) => Violation<T['Rule'], T['Refusal']> | undefined;
  readonly perform: (turn: Turn<T>, action: In, choice: ChoiceOf<T, K>) => void;
}

/** One thing a player can do. */
export interface ActionSpec<T extends GameTypes, K extends T['Choice']['kind'], In, Out extends AnyAction>
  extends ActionFields<T, K, z.Fields, In, Out> {
  readonly type: string;
}

/** The same where the incoming action is the offered one, as `Kit.action` makes them all. */
export interface ActionFor<T extends GameTypes, K extends T['Choice']['kind'], A extends AnyAction>
  extends ActionSpec<T, K, A, A> {}

/** The JSON type of an action: `interface Raise extends ActionOf<typeof raise> {}`. */
export type ActionOf<A> = A extends ActionSpec<infer _T, infer _K, infer _In, infer Out> ? Out : never;

/** The union of all actions of a table of choices. */
export type ActionIn<C> =
  C extends Readonly<Record<string, { readonly actions: readonly (infer A)[] }>> ? ActionOf<A> : never;

/** A query on a position: the schemas of its arguments, and the function that answers. */
export interface QuerySpec<
  T extends GameTypes,
  A extends readonly z.Schema[],
  Answer,
  Args extends readonly unknown[] = never,
> {
  readonly args: A;
  readonly answer: (context: Context<T>, ...args: Args) => Answer;
}

/** The queries of a game by name; none when a game has no `queries`. */
export type Queries<T extends GameTypes> = Readonly<Record<string, QuerySpec<T, readonly z.Schema[], unknown>>>;

export type Outputs<A extends readonly z.Schema[]> = { readonly [I in keyof A]: z.Output<A[I]> };

/** The queries of a game, asked of one position. */
export type Asked<Q> = {
  readonly [N in keyof Q]: Q[N] extends QuerySpec<infer _T, infer A, infer Answer>
    ? (...args: Outputs<A>) => Immutable<Answer>
    : never;
};

/** The rule of a choice, or all rules that ask it where its item says which. */
type AskersOf<T extends GameTypes, Choice> = Choice extends { readonly rule: infer Asker }
  ? readonly [Asker, ...Asker[]]
  : 'rule' extends keyof Choice
    ? T['Rule'] | readonly [T['Rule'], ...T['Rule'][]]
    : T['Rule'];

interface ChoiceFields<T extends GameTypes, K extends T['Choice']['kind'], In> {
  /**
   * The rule that asks the question. With several, each item of the choice names its own as `rule`; a save that names
   * none gets the first.
   */
  readonly rule: AskersOf<T, ChoiceOf<T, K>>;
  /** The possible actions, in the order of `legalActions`. */
  readonly actions: readonly ActionSpec<T, K, In, AnyAction>[];
  /**
   * Makes the choice compulsory: it is skipped without a legal action, and answered by the engine when everybody sees
   * that only one is left.
   *
   * `true` for a question about public facts. A question about a hand passes the public fact that leaves one answer,
   * such as a hand of one card; where that does not hold, the seat is asked even for its only answer, so that nobody
   * learns what it holds. The function reads only public facts.
   */
  readonly forced?: true | ((context: ChoiceContext<T, K>) => boolean);
  /**
   * The rule by which a seat without an answer is not asked, if it differs from the rule that asks. For a choice that
   * goes round, listeners hear of such a seat only when this is given.
   */
  readonly skipped?: T['Rule'];
  /** Selects the seats that a choice that goes round asks; by default every seat with a legal action. */
  readonly isAsked?: (context: ChoiceContext<T, K>, seat: Seat) => boolean;
  /** Runs after the answers of a sealed choice have all come and been performed in seat order. */
  readonly reveal?: (turn: Turn<T>) => void;
}
/** The fields of a spec that make no sense for a choice with such an item. */
type Pointless<Choice> =
  | (Choice extends Simultaneous ? 'forced' : never)
  | ('left' extends keyof Choice ? never : 'isAsked')
  | ('sealed' extends keyof Choice ? never : 'reveal');
/** The `about` of a choice whose decision differs from the fields of its item. */
type Telling<T extends GameTypes, K extends T['Choice']['kind']> =
  K extends OwnDecision<T>
    ? {
        /**
         * The fields of its decision, in place of those of the item: ids, seats and faces, as actions and events name
         * them. For a view the item may lack fields the viewer may not know; undefined results are left out.
         */
        readonly about: (context: ChoiceContext<T, K>) => Known<AboutOf<T, ChoiceOf<T, K>>>;
      }
    : { readonly about?: never };
type Known<About> = { readonly [F in keyof About]: About[F] | undefined };
/** A question: the rule that asks, and the possible answers. */
export type ChoiceSpec<T extends GameTypes, K extends T['Choice']['kind'], In = never> = ChoiceFields<T, K, In> &
  Telling<T, K> & { readonly [F in Pointless<ChoiceOf<T, K>>]?: never };

export type Choices<T extends GameTypes> = { readonly [K in T['Choice']['kind']]: ChoiceSpec<T, K> };
export type Tasks<T extends GameTypes> = {
  readonly [K in T['Task']['kind']]: (turn: Turn<T>, task: TaskOf<T, K>) => void;
};

/** A part of a save or record as unchecked JSON. */
export type Saved = { readonly [field: string]: unknown };

/** Renamed actions: old type → new type, or a function that rewrites the action. */
export type OlderActions<T extends GameTypes> = Readonly<
  Record<string, string | ((action: Saved, context: ChoiceContext<T, T['Choice']['kind']>) => object)>
>;

/**
 * Renamed tasks and choices: old kind → new kind, or all new kinds it was split into. Where two were merged, a function
 * that returns the old kind of an item.
 */
export type OlderKinds<T extends GameTypes> =
  | Readonly<Record<string, string | readonly string[]>>
  | ((item: Immutable<ItemOf<T>>) => string);

/**
 * A whole game: the rulebook's table of contents.
 *
 * A later release takes the saves and records of an earlier one. A new option or a new field of the state has a default
 * in its schema (`z._default`), which never changes again. That is all as long as old games go on as they did.
 *
 * `rulesVersion` goes up by one for the whole release when the same seed and actions lead to another state, or when an
 * action, a kind of question or a field is renamed. Then `migrations` converts saves, `olderActions`, `olderKinds` and
 * `olderStates` tell how to read a record of the old version, and `replaysFrom` stays.
 *
 * A rule that has changed needs an option that keeps the old one. If only older games use it, it stands in
 * `olderRules`. If new games may use it too, its default is the new rule, and its value for older games stands in
 * `olderOptions`. A rule that no option keeps ends this: `replaysFrom` goes away or up, and older records are refused
 * with a sentence.
 */
export interface GameSpec<T extends GameTypes, C extends Choices<T>, Q extends Queries<T> = Record<never, never>> {
  readonly id: string;
  /**
   * The version of the rules. It goes up by one for a whole release when the same seed, options and actions may lead to
   * another state, or when a name in saves and records changes.
   */
  readonly rulesVersion: number;
  /**
   * Conversions of saves: `migrations[1]` takes a private copy of the JSON of a version 1 save and returns version 2;
   * core updates `rulesVersion`.
   *
   * Without the step, a save of that version is refused. Simple renamings of `olderKinds` and `olderActions` are
   * applied to its agenda first.
   */
  readonly migrations?: { readonly [rulesVersion: number]: (save: Saved) => object };
  /**
   * The oldest rulesVersion whose records still play, because options keep everything that changed since; default
   * `rulesVersion`.
   */
  readonly replaysFrom?: number;
  /** The values of options for saves and records written before the option existed, where the default differs. */
  readonly olderOptions?: Partial<Immutable<T['Options']>>;
  /**
   * The options that keep a changed rule: `olderRules[1]` for games of version 1 and earlier. They are optional in
   * `options`, so later games go without them, and no list or JSON Schema of options offers them.
   */
  readonly olderRules?: { readonly [rulesVersion: number]: Partial<Immutable<T['Options']>> };
  /** Renamed actions: `olderActions[1]` leads from version 1 to version 2. */
  readonly olderActions?: { readonly [rulesVersion: number]: OlderActions<T> };
  /** Renamed tasks and choices: `olderKinds[1]` leads from version 1 to version 2. */
  readonly olderKinds?: { readonly [rulesVersion: number]: OlderKinds<T> };
  /**
   * The states of older versions: `olderStates[1]` turns a state of version 2 into one of version 1, to compare the end
   * of a record.
   *
   * Use `(state) => state` when both write the same. The function gets what the digest covers (no options, nothing
   * equal to its default), with the kinds in its agenda already renamed. Without it only questions and result are
   * compared.
   */
  readonly olderStates?: { readonly [rulesVersion: number]: (state: Saved) => object };
  readonly seats: { readonly min: number; readonly max: number };
  /** The goal of players; default `places`. Rules do not read it, searches and learners do. */
  readonly utility?: Utility;
  /** All options with their defaults; must accept `{}`. A new option needs nothing else: see `olderOptions`. */
  readonly options: z.Schema<T['Options']>;
  /** The problems of options that depend on the content. Called with options that fit the schema. */
  readonly optionProblems?: (start: {
    readonly options: Immutable<T['Options']>;
    readonly content: T['Content'];
  }) => readonly Issue[];
  readonly content: PackSpec<T['Content']>;
  /**
   * The shape of the state without core's own fields. `load` checks saved states against it and fills in defaults; a
   * state is the same with and without a field equal to its default.
   */
  readonly schema: z.Schema<Position<T>>;
  /** The invariants of every state, by name. Each returns true, or findings with a path, the expected and the found. */
  readonly invariants: Readonly<Record<string, (context: Context<T>) => boolean | readonly Issue[]>>;
  /** The queries on a position; the rules call the same functions. */
  readonly queries?: Q;
  readonly setup: (start: {
    readonly options: T['Options'];
    readonly content: T['Content'];
    readonly random: Chance;
  }) => Position<T>;
  readonly tasks: Tasks<T>;
  readonly choices: C;
  /** The fields of events, by type, for texts that know only schemas. */
  readonly events?: Readonly<Record<string, z.Fields>>;
  /**
   * The types of action that a seat without a player prefers, in order. Failing these, it takes an action without
   * fields, or else the first of all.
   */
  readonly idle?: readonly string[];
  /**
   * The names that text fields of actions take, by field: all cards of the game in `card`, wherever they are.
   *
   * A refused action that names something else gets `unknown-name`, with similar names.
   */
  readonly names?: (context: Context<T>) => Readonly<Record<string, Iterable<string>>>;
  /** The result of the game. Called when the agenda is empty. */
  readonly outcome: (context: Context<T>) => Outcome<ReasonOf<T>>;
  /** The current standing of one seat: the value in the unit of `outcome.scores`, and its parts. */
  readonly standing?: (context: Context<T>, seat: Seat) => Omit<Standing, 'seat'>;
  readonly secrets: Secrets<T>;
  /** The parts that can be pointed at, and those that actions and events name; by default only players and zones. */
  readonly parts?: PartsSpec<T>;
}
