import { guarded, InputError } from '../ground/errors.js';
import { type Shape, shapeOf } from '../schema/to-json.js';
import type * as z from '../schema/z.js';
import { inEnglish } from './en.js';
import { amid } from './in-words.js';
import { refusalMessages } from './refusal-text.js';
import type { SpokenEngine } from './spoken-engine.js';
import type { Forms, Language } from './voice.js';

// A table of sentences for any game: those that its author has written, and the names of the code for everything else.

/**
 * Sentences of a game by what they say, all of them optional. A hole takes a field: `'{seat} {take/takes} {count:card}'`.
 *
 * `<type>.unseen` is the sentence of an event that reaches a seat without one of its fields.
 */
export interface Sentences<
  Action extends string = string,
  Event extends string = string,
  Choice extends string = string,
  Reason extends string = string,
> {
  /** The language of plurals and lists; `en` when not given. */
  readonly locale?: string;
  readonly title?: string;
  readonly scoring?: string;
  /** The sentence before the first decision, with `{players}`. */
  readonly opening?: string;
  /** The questions, by kind of choice: `'Which card do you play?'`. */
  readonly choices?: { readonly [Kind in Choice]?: string };
  /** The actions, by type: `'{play/plays} the {card}'`. */
  readonly actions?: { readonly [Type in Action]?: string };
  /** The events, by type: `'{seat} {play/plays} the {card}'`. */
  readonly events?: { readonly [Type in Event | `${Event}.unseen`]?: string };
  /** The reasons of outcomes. */
  readonly reasons?: { readonly [Of in Reason]?: string };
  /** The refusals, by code: the `refusals` of the rulebook. */
  readonly refusals?: Readonly<Record<string, string>>;
  /** The names of fields, options and words of the code, where others than those of the code. */
  readonly terms?: Readonly<Record<string, string>>;
  /** The cards, by id; each is called by its id when not given. */
  readonly cards?: Readonly<Record<string, string>>;
  /** The nouns for counts. */
  readonly nouns?: Readonly<Record<string, Forms>>;
  /** The words of every game, see `BASE`: `nobody`, `none`, `players` and others. */
  readonly base?: { readonly [Key in keyof typeof BASE]?: string };
}

/** The sentences of one game, by its engine; a key that the game does not have does not compile. */
export type SentencesOf<E> = Sentences<
  TypeIn<E extends { parse(text: string): infer Action } ? Action : never>,
  TypeIn<E extends { eventsFor(events: never, viewer: never): readonly (infer Event)[] } ? Event : never>,
  E extends { decision(position: never): infer Decision }
    ? Extract<NonNullable<Decision>, { kind: string }>['kind']
    : never,
  E extends { outcome(position: never): infer Outcome }
    ? Extract<NonNullable<Outcome>, { reason: string }>['reason']
    : never
>;
type TypeIn<X> = X extends { readonly type: infer Type extends string } ? Type : never;

/** Messages of every game. */
export const BASE = {
  ...inEnglish,
  moved: '{seat}: {done}',
  'moved.you': 'You: {done}',
  told: '{seat} {done}',
  'told.you': 'You {done}',
  'summary.more': '{list} (and {more} more before)',
  question: '{who:or}: {ask}',
  phrase: '{type}: {fields}',
  field: '{name} {value}',
  happened: '{seat}: {done}',
  end: 'The end: {reason}.',
  deck: '{n} cards',
  copies: '{card}, {n} copies',
  players: 'Players',
  table: 'Table',
  score: 'Score',
  nobody: 'nobody',
  none: '–',
  hidden: '?',
  yes: 'yes',
  no: 'no',
} as const;

/**
 * The table of all sentences of a game: those given, the names of its code for the rest. A text says nothing else but
 * names that no schema tells. Throws `InputError` for sentences that are no object.
 */
export const plainLanguage: (engine: SpokenEngine, sentences?: Sentences) => Language = guarded(languageOf);

function languageOf(engine: SpokenEngine, sentences: Sentences = {}): Language {
  if (typeof sentences !== 'object' || sentences === null)
    throw new InputError('no sentences', [
      { path: 'sentences', message: `expected an object, found ${typeof sentences}` },
    ]);
  const { locale = 'en', title = amid(engine.id), scoring, opening, nouns } = sentences;
  const ids = Object.values(engine.pools()).flatMap((kinds) => kinds.map(({ id }) => id));
  const terms = Object.fromEntries([...termsOf(engine)].map((name) => [name, amid(name)]));
  return {
    locale,
    nouns: { player: { one: 'player', other: 'players' }, ...nouns },
    messages: {
      ...BASE,
      ...sentences.base,
      title,
      scoring: scoring ?? 'The rules of the game rank the players.',
      opening: opening ?? `${title} for {players:player}`,
      ...below('term', { ...terms, ...sentences.terms }),
      ...below('card', { ...Object.fromEntries(ids.map((id) => [id, id])), ...sentences.cards }),
      ...below('ask', sentences.choices),
      ...below('do', sentences.actions),
      ...below('tell', sentences.events),
      ...below('reason', sentences.reasons),
      ...refusalMessages({ ...sentences.refusals }),
      ...movedBy(sentences),
    },
  };
}

/** Texts by their keys below a kind: `card.ace`; those that are not given are left out. */
const below = (kind: string, texts: Readonly<Record<string, string | undefined>> = {}): Record<string, string> =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([key, text]) => (text === undefined ? [] : [[`${kind}.${key}`, text]])),
  );

/** An action with a sentence of its own is told in that sentence, without a colon. */
const movedBy = ({ actions = {}, base }: Sentences): Record<string, string> =>
  Object.fromEntries(
    Object.keys(actions).flatMap((type) => [
      [`moved.${type}`, base?.told ?? BASE.told],
      [`moved.${type}.you`, base?.['told.you'] ?? BASE['told.you']],
    ]),
  );

/** The names in the schemas of a game: fields, types, kinds and words. */
function termsOf({ schemas: { actions, options, position, events } }: SpokenEngine): ReadonlySet<string> {
  const found = new Set<string>(Object.keys(events));
  const visit = (shape: Shape): void => {
    for (const word of [shape.const, ...(shape.enum ?? [])]) if (typeof word === 'string') found.add(word);
    for (const way of [...(shape.anyOf ?? []), ...(shape.oneOf ?? []), ...(shape.items ? [shape.items] : [])])
      visit(way);
    for (const [name, inside] of Object.entries(shape.properties ?? {})) {
      found.add(name);
      visit(inside);
    }
  };
  for (const schema of [...actions.values(), options, position]) visit(shapeOf(schema));
  for (const fields of Object.values(events)) visit({ properties: shapesOf(fields) });
  return found;
}

/** The shapes of fields by name. */
export const shapesOf = (fields: Readonly<Record<string, z.Schema>>): Readonly<Record<string, Shape>> =>
  Object.fromEntries(Object.entries(fields).map(([name, schema]) => [name, shapeOf(schema)]));
