import { toJSONSchema } from 'zod/mini';
import { createEngine, type EngineOf } from './engine/create-engine.js';
import type { Chance } from './game/chance.js';
import { noContent } from './game/content.js';
import type { Game, Secrets as LooseSecrets } from './game/game.js';
import { type Kit, kit } from './game/kit.js';
import type { Rulebook } from './game/rules.js';
import { noSecrets, type Secrets, type Zone } from './game/secrets.js';
import type { ActionFields, ActionFrom, ActionSpec, Choices, GameSpec, Queries } from './game/spec.js';
import type { PathOf } from './game/turn.js';
import type { AgendaEvent, Ask, BaseState, GameTypes, Position, Simultaneous } from './game/types.js';
import { deepFreeze } from './ground/commit.js';
import { at } from './ground/errors.js';
import { seatsFrom } from './ground/seats.js';
import * as z from './schema/z.js';
import { zodOf } from './schema/zod-of.js';
import { agenda, ask } from './words.js';

// The short way to a game: schemas declare its state, options, records, events and actions once, and the types follow.
// The engine is the same as from `kit` and `createEngine`.

/** Schemas by name. */
type Fields = Readonly<Record<string, z.Schema>>;
type Values<F> = { -readonly [K in keyof F]: F[K] extends z.Schema<infer X> ? X : never };
type FieldOr<D, K extends PropertyKey, None> = D extends { readonly [P in K]: infer X } ? X : None;

/** The declaration of a small game: every name of it, with its meaning. */
export interface SmallDefinition {
  readonly id: string;
  /** The number of players: one number, or the fewest (the default) and the most. */
  readonly players: number | readonly [fewest: number, most: number];
  /** The fields of the state. */
  readonly state: Fields;
  /** The options besides `players`, each with its default. */
  readonly options?: Fields;
  /** The tasks, by kind: the fields of the item. */
  readonly tasks?: Readonly<Record<string, Fields>>;
  /** The choices, by kind: the fields of the item. One seat is asked unless they include `inTurn` or `sealed`. */
  readonly choices: Readonly<Record<string, Fields>>;
  /** The events, by type: the fields besides `type` and `rule`. */
  readonly events?: Readonly<Record<string, Fields>>;
  /** The fields of events that only some seats may read: `{ drawn: 'card', swapped: ['away', 'drawn'] }`. */
  readonly secret?: Readonly<Record<string, string | readonly string[]>>;
  /** The rules by id: a sentence, or a title and a sentence. */
  readonly rules: Readonly<Record<string, string | { readonly title: string; readonly text: string }>>;
  /** The reasons for refusals: a sentence by code. */
  readonly refusals?: Readonly<Record<string, string>>;
}

type TasksOf<T> = { [K in keyof T & string]: { kind: K } & Values<T[K]> }[keyof T & string];
type AskedBy<F> = 'sealed' extends keyof F
  ? Simultaneous & Values<Omit<F, keyof Simultaneous>>
  : Values<F> & ('left' extends keyof F ? unknown : Ask);
type ChoicesOf<C> = { [K in keyof C & string]: { kind: K } & AskedBy<C[K]> }[keyof C & string];
type EventsOf<E, Rule> = { [K in keyof E & string]: { type: K; rule: Rule } & Values<E[K]> }[keyof E & string];
type SecretsOf<S> = { [K in keyof S]: S[K] extends readonly (infer Field)[] ? Field : S[K] };
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
  Secret: SecretsOf<FieldOr<D, 'secret', Record<never, never>>>;
  Rule: Names<D['rules']>;
  Refusal: Names<FieldOr<D, 'refusals', unknown>>;
}

/** The cards of a small game: kinds by id, and their zones. A card is the index of its kind in `kinds`. */
export interface SmallCards<D extends SmallDefinition> {
  readonly kinds: readonly string[];
  /** The number of copies of each kind: one number for all, or one each; default 1. */
  readonly copies?: number | readonly number[];
  /** The lists and decks of the state that hold cards, and who may look: `{ deck: 'nobody', 'hands.*': 'owner' }`. */
  readonly zones: { readonly [P in PathOf<SmallGame<D>>]?: Zone['visibleTo'] };
  /**
   * Returns false for an impossible world, by knowledge from play that no card shows, such as who could not follow
   * suit.
   */
  readonly complete?: Secrets<SmallGame<D>>['complete'];
}

/** The material of a set-up. */
export interface SmallStart<D extends SmallDefinition> {
  readonly options: SmallGame<D>['Options'];
  readonly random: Chance;
  /** Every card of the game, one entry for each copy. */
  readonly pool: readonly number[];
  /** A list with a value for each seat: `each(() => [])`. */
  each<X>(value: (seat: number) => X): X[];
}

/** The fields of `GameSpec` that a small game may leave out. */
type Optional =
  | 'utility'
  | 'tasks'
  | 'invariants'
  | 'queries'
  | 'rulesVersion'
  | 'migrations'
  | 'optionProblems'
  | 'standing';

/** The rest of a small game: its beginning, its actions, and its end. */
export interface SmallSpec<D extends SmallDefinition, C extends Choices<SmallGame<D>>, Q extends Queries<SmallGame<D>>>
  extends Partial<Pick<GameSpec<SmallGame<D>, C, Q>, Optional>>,
    Pick<GameSpec<SmallGame<D>, C, Q>, 'choices' | 'outcome'> {
  readonly setup: (start: SmallStart<D>) => Position<SmallGame<D>>;
  readonly cards?: SmallCards<D>;
  /** Replaces `cards` where they do not suffice. */
  readonly secrets?: Secrets<SmallGame<D>>;
}

/** The tools of one small game, like those of `kit`. */
export interface SmallKit<D extends SmallDefinition> extends Pick<Kit<SmallGame<D>>, 'refuse' | 'query'> {
  /**
   * Defines an action as `kit` does. `candidates` may be omitted where the schema of every field limits its values to a
   * few (`upTo(8)`, `oneOf('heads', 'tails')`, `flag`).
   *
   * All combinations are offered then. Throws `EngineBug` where they are too many or not limited.
   */
  action<const Type extends string, F extends Fields, K extends SmallGame<D>['Choice']['kind']>(
    type: Type,
    spec: ActionFields<SmallGame<D>, K, F, ActionFrom<Type, F>, ActionFrom<Type, F>> & {
      readonly during: readonly K[];
    },
  ): ActionSpec<SmallGame<D>, K, ActionFrom<Type, F>, ActionFrom<Type, F>>;
  /** The engine, as `createEngine` returns it. */
  create<
    const C extends Choices<SmallGame<D>> & { readonly [K in Exclude<keyof C, SmallGame<D>['Choice']['kind']>]: never },
    const Q extends Queries<SmallGame<D>> = Record<never, never>,
  >(spec: SmallSpec<D, C, Q>): EngineOf<SmallGame<D>, C, Q>;
  /** The rules and refusals in words, for display. */
  readonly book: Rulebook;
  /** For types alone, see `StateOf`; never there. */
  readonly '~state'?: SmallGame<D>['State'];
}

/** The state of a small game, for functions written before `create`: `type State = StateOf<typeof game>`. */
export type StateOf<Tools> = Tools extends { readonly '~state'?: infer State } ? NonNullable<State> : never;

/**
 * The short way to a game: declares every name once and returns the tools that know them, without a single type to
 * write.
 *
 * A game that needs more (content packs, several pools, older records) moves on to `kit` and `createEngine`, whose
 * engine is the same.
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
    // inside, the definition is loosely typed; outside, it has the types that follow from it
    create: (spec) => createEngine(gameOf(definition, spec as unknown as LooseSpec) as never) as never,
    book: deepFreeze({
      rules: Object.fromEntries(
        Object.entries(rules).map(([rule, told]) => [
          rule,
          { ...(typeof told === 'string' ? { title: rule, text: told } : told), source: id },
        ]),
      ),
      refusals: { ...refusals },
    }),
  };
}

/** An unknown small game. */
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
  const { id, players, state, options = {}, tasks = {}, choices, events = {} } = definition;
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
    events,
    schema: z.strictObject({
      ...state,
      agenda: agenda({ ...tasks, ...Object.fromEntries(asking) }, MOST_ITEMS),
    }) as never,
    setup: ({ options, random }) =>
      setup({ options, random, pool, each: (value) => seatsFrom(0, options.players).map(value) }),
    secrets: secrets ?? (cards === undefined ? noSecrets : secretsOf(cards, pool)),
  };
}

/** The most items waiting at once in a small game. */
const MOST_ITEMS = 1000;

/** True when the fields of a choice include who is asked. */
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

/** The most values of one field, and the most combinations, to list automatically. */
const MOST_VALUES = 1000;

/**
 * The possible values of a field of an action, in ascending order or in the order of its words; undefined for too many.
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

/**
 * Offers every combination of the values of these fields, the last field changing fastest; undefined when they cannot
 * be listed.
 */
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
