import { toJSONSchema } from 'zod/mini';
import type { Chance } from './chance/random.js';
import { createEngine, type EngineOf } from './engine/create-engine.js';
import { at } from './errors.js';
import { noContent } from './game/content.js';
import type { Game, Secrets as LooseSecrets } from './game/game.js';
import {
  type ActionFields,
  type ActionFrom,
  type ActionSpec,
  type Choices,
  type GameSpec,
  type Kit,
  kit,
  type Queries,
} from './game/kit.js';
import type { Rulebook } from './game/rules.js';
import { seatsFrom } from './game/seats.js';
import { noSecrets, type Secrets, type Zone } from './game/secrets.js';
import type { AgendaEvent, Ask, BaseState, GameTypes, PathOf, Position, Simultaneous } from './game/types.js';
import * as z from './schema/z.js';
import { zodOf } from './schema/zod-of.js';
import { deepFreeze } from './state/commit.js';
import { agenda, ask } from './words.js';

// The short way to a game: what its state, options, records, events and actions hold is said once, in schemas, and the
// types follow. The same engine comes out as from `kit` and `createEngine`.

/** Schemas by name. */
type Fields = Readonly<Record<string, z.Schema>>;
type Values<F> = { -readonly [K in keyof F]: F[K] extends z.Schema<infer X> ? X : never };
type FieldOr<D, K extends PropertyKey, None> = D extends { readonly [P in K]: infer X } ? X : None;

/** What a small game is made of: every name of it, and what lies behind the name. */
export interface SmallDefinition {
  readonly id: string;
  /** How many play: one number, or the fewest and the most; the fewest are the default. */
  readonly players: number | readonly [fewest: number, most: number];
  /** The fields of the state. */
  readonly state: Fields;
  /** The options beside `players`, each with its default. */
  readonly options?: Fields;
  /** What happens by itself, by kind: the fields of its record. */
  readonly tasks?: Readonly<Record<string, Fields>>;
  /** What is asked, by kind: the fields of its record. One seat is asked where it names neither `inTurn` nor `sealed`. */
  readonly choices: Readonly<Record<string, Fields>>;
  /** What is told, by type: the fields of the event beside `type` and `rule`. */
  readonly events?: Readonly<Record<string, Fields>>;
  /** Which fields of events only some seats may read: `{ drawn: 'card' }`. */
  readonly secret?: Readonly<Record<string, string>>;
  /** The rules: a sentence by id. */
  readonly rules: Readonly<Record<string, string>>;
  /** Why an action is refused: a sentence by code. */
  readonly refusals?: Readonly<Record<string, string>>;
}

type TasksOf<T> = { [K in keyof T & string]: { kind: K } & Values<T[K]> }[keyof T & string];
type AskedBy<F> = 'sealed' extends keyof F
  ? Simultaneous & Values<Omit<F, keyof Simultaneous>>
  : Values<F> & ('left' extends keyof F ? unknown : Ask);
type ChoicesOf<C> = { [K in keyof C & string]: { kind: K } & AskedBy<C[K]> }[keyof C & string];
type EventsOf<E, Rule> = { [K in keyof E & string]: { type: K; rule: Rule } & Values<E[K]> }[keyof E & string];
type Names<X> = keyof X & string;

/** The vocabulary of a small game. */
export interface SmallGame<D extends SmallDefinition> extends GameTypes {
  State: BaseState<SmallGame<D>> & Values<D['state']>;
  Options: { players: number } & Values<FieldOr<D, 'options', unknown>>;
  Content: { readonly id: string };
  Task: TasksOf<FieldOr<D, 'tasks', unknown>>;
  Choice: ChoicesOf<D['choices']>;
  Event:
    | EventsOf<FieldOr<D, 'events', unknown>, Names<D['rules']>>
    | AgendaEvent<Names<D['rules']>, Names<D['choices']>>;
  Secret: FieldOr<D, 'secret', Record<never, never>>;
  Rule: Names<D['rules']>;
  Refusal: Names<FieldOr<D, 'refusals', unknown>>;
}

/** The cards of a small game: kinds by id, and where they lie. A card is the place of its kind in `kinds`. */
export interface SmallCards<D extends SmallDefinition> {
  readonly kinds: readonly string[];
  /** How many copies of each kind: one number, or a number for each; 1 when not given. */
  readonly copies?: number | readonly number[];
  /** The lists and decks of the state in which cards lie, and who may look: `{ deck: 'nobody', 'hands.*': 'owner' }`. */
  readonly zones: { readonly [P in PathOf<SmallGame<D>>]?: Zone['visibleTo'] };
  /** Whether this world can be: what play has told and no card shows, such as who could not follow suit. */
  readonly complete?: Secrets<SmallGame<D>>['complete'];
}

/** What a set-up starts from. */
export interface SmallStart<D extends SmallDefinition> {
  readonly options: SmallGame<D>['Options'];
  readonly random: Chance;
  /** Every card of the game, as often as there are copies. */
  readonly pool: readonly number[];
  /** A list with a value for each seat: `each(() => [])`. */
  each<X>(value: (seat: number) => X): X[];
}

/** The fields of `GameSpec` that a small game may leave out. */
type Optional = 'utility' | 'tasks' | 'invariants' | 'queries' | 'rulesVersion' | 'migrations' | 'optionProblems';

/** The rest of a small game: how it begins, what happens, and how it ends. */
export interface SmallSpec<D extends SmallDefinition, C extends Choices<SmallGame<D>>, Q extends Queries<SmallGame<D>>>
  extends Partial<Pick<GameSpec<SmallGame<D>, C, Q>, Optional>>,
    Pick<GameSpec<SmallGame<D>, C, Q>, 'choices' | 'outcome'> {
  readonly setup: (start: SmallStart<D>) => Position<SmallGame<D>>;
  readonly cards?: SmallCards<D>;
  /** Instead of `cards`, where they do not suffice. */
  readonly secrets?: Secrets<SmallGame<D>>;
}

/** The tools of one small game, as those of `kit`. */
export interface SmallKit<D extends SmallDefinition> extends Pick<Kit<SmallGame<D>>, 'refuse' | 'query'> {
  /**
   * Defines an action as `kit` does. `candidates` may be left out where every field has few values that its schema tells
   * (`upTo(8)`, `oneOf('heads', 'tails')`, `flag`): all combinations are offered then. Throws `EngineBug` where they are
   * too many or not told.
   */
  action<const Type extends string, F extends Fields, K extends SmallGame<D>['Choice']['kind']>(
    type: Type,
    spec: ActionFields<SmallGame<D>, K, F, ActionFrom<Type, F>, ActionFrom<Type, F>> & {
      readonly during: readonly K[];
    },
  ): ActionSpec<SmallGame<D>, K, ActionFrom<Type, F>, ActionFrom<Type, F>>;
  /** The engine, as `createEngine` gives it. */
  create<
    const C extends Choices<SmallGame<D>> & { readonly [K in Exclude<keyof C, SmallGame<D>['Choice']['kind']>]: never },
    const Q extends Queries<SmallGame<D>> = Record<never, never>,
  >(spec: SmallSpec<D, C, Q>): EngineOf<SmallGame<D>, C, Q>;
  /** The rules and refusals in words, for whoever shows them. */
  readonly book: Rulebook;
}

/**
 * The short way to a game: says every name of it once, and gives the tools that know them; no type has to be written.
 * Who needs more (content packs, several pools, older records) goes on with `kit` and `createEngine`, whose engine is the same.
 */
export function smallGame<const D extends SmallDefinition>(definition: D): SmallKit<D> {
  const { id, rules, refusals = {} } = definition;
  const tools = kit<never>() as unknown as Kit<SmallGame<D>>;
  return {
    action(type, spec) {
      const candidates = spec.candidates ?? everyCombination(type, spec.fields);
      return tools.action(type, { ...spec, candidates } as typeof spec);
    },
    refuse: tools.refuse,
    query: tools.query,
    // what the definition says is loosely typed inside; outside it has the types that follow from it
    create: (spec) => createEngine(gameOf(definition, spec as unknown as LooseSpec) as never) as never,
    book: deepFreeze({
      rules: Object.fromEntries(Object.entries(rules).map(([rule, text]) => [rule, { title: rule, text, source: id }])),
      refusals: { ...refusals },
    }),
  };
}

/** A small game of which nothing is known. */
interface LooseSpec extends Partial<Pick<Game, Optional>>, Pick<Game, 'choices' | 'outcome'> {
  readonly setup: (start: SmallStart<SmallDefinition>) => ReturnType<Game['setup']>;
  readonly cards?: {
    readonly kinds: readonly string[];
    readonly copies?: number | readonly number[];
    readonly zones: object;
    readonly complete?: LooseSecrets['complete'];
  };
  readonly secrets?: LooseSecrets;
}

function gameOf(definition: SmallDefinition, { setup, cards, secrets, ...spec }: LooseSpec): Game {
  const { id, players, state, options = {}, tasks = {}, choices } = definition;
  const [min, max] = typeof players === 'number' ? [players, players] : players;
  const pool = poolOf(cards);
  const asking = Object.entries(choices).map(([kind, fields]) => [
    kind,
    isAsking(fields) ? fields : { ...ask, ...fields },
  ]);
  return {
    rulesVersion: 1,
    tasks: {},
    invariants: {},
    ...spec,
    id,
    seats: { min, max },
    options: z.strictObject({ players: z._default(z.int().check(z.minimum(min), z.maximum(max)), min), ...options }),
    content: noContent,
    schema: z.strictObject({
      ...state,
      agenda: agenda({ ...tasks, ...Object.fromEntries(asking) }, MOST_RECORDS),
    }) as never,
    setup: ({ options, random }) =>
      setup({ options, random, pool, each: (value) => seatsFrom(0, options.players).map(value) }),
    secrets: secrets ?? (cards === undefined ? noSecrets : secretsOf(cards, pool)),
  };
}

/** More records than wait at once in any small game. */
const MOST_RECORDS = 1000;

/** Whether the fields of a choice say who is asked. */
const isAsking = (fields: Fields): boolean => 'left' in fields || 'sealed' in fields;

const poolOf = ({ kinds, copies = 1 }: Pick<NonNullable<LooseSpec['cards']>, 'kinds' | 'copies'> = { kinds: [] }) =>
  kinds.flatMap((_, card) =>
    Array.from({ length: typeof copies === 'number' ? copies : at(copies, card) }, () => card),
  );

const secretsOf = (
  { kinds, zones, complete }: NonNullable<LooseSpec['cards']>,
  cards: readonly number[],
): LooseSecrets => ({
  zones: Object.fromEntries(Object.entries(zones).map(([path, visibleTo]) => [path, { pool: 'cards', visibleTo }])),
  pools: () => ({ cards: { cards, id: (card) => at(kinds, card) } }),
  ...(complete && { complete }),
});

/** This many values of one field, and that many products of them, are listed without a word of the author. */
const MOST_VALUES = 1000;

/**
 * Every value that a field of an action can have, in ascending order or in the order of its words; undefined when there
 * are too many, or when the schema does not tell.
 */
function valuesOf(schema: z.Schema): readonly unknown[] | undefined {
  const { type, enum: words, const: only, minimum, maximum } = toJSONSchema(zodOf(schema), { unrepresentable: 'any' });
  if (only !== undefined) return [only];
  if (words !== undefined) return words;
  if (type === 'boolean') return [false, true];
  if (type !== 'integer' || minimum === undefined || maximum === undefined || maximum - minimum >= MOST_VALUES)
    return undefined;
  return Array.from({ length: maximum - minimum + 1 }, (_, i) => minimum + i);
}

/** Offers every combination of the values of these fields, the last field changing fastest; undefined when they cannot be listed. */
function everyCombination(type: string, fields: Fields): Game['choices'][string]['actions'][number]['candidates'] {
  let combinations: Record<string, unknown>[] = [{}];
  for (const [name, schema] of Object.entries(fields)) {
    const values = valuesOf(schema);
    if (values === undefined || values.length * combinations.length > MOST_VALUES) return undefined;
    combinations = combinations.flatMap((fields) => values.map((value) => ({ ...fields, [name]: value })));
  }
  return (_, seat, offer) => {
    for (const fields of combinations) offer({ type, seat, ...fields });
  };
}
