import { guarded, InputError, type Violation } from './errors.js';
import { type CoreCode, coreRefusals } from './rules.js';
import type { Seat } from './types.js';

// What sentences are said with: tables by language, and a voice that fills their holes.

/** The forms of a noun by number, as `Intl.PluralRules` names them: `{ one: 'coin', other: 'coins' }`. */
export type Forms = { readonly [Form in Intl.LDMLPluralRule]?: string } & { readonly other: string };

/** All that a language has to say. */
export interface Language<Key extends string = string, Noun extends string = string> {
  /** What plurals, lists and names of cards go by: `en`. */
  readonly locale: string;
  /**
   * Sentences with holes. `{seat}` is filled with that value, a list is joined by the locale's "and", `{a.b}` is part of
   * a value; `{n:coin}` is a number with its noun, `{n:+}` a number with its sign, `{list:or}` a list joined by "or"; any
   * other word behind the colon is the game's. `{place/places}` is a verb to who is addressed and of others. Between `{<ask}`
   * and `{>}` stands the question of a sentence, in the same way its `cost`, `gain`, `effect`, `note`; a `{|}` inside parts
   * what is shown by itself from what joins it to the sentence. Where a value is absent because the viewer may not know it, the sentence
   * of the same key with `.unseen` behind it is said.
   */
  readonly messages: Readonly<Record<Key, string>>;
  /** What is counted. */
  readonly nouns: Readonly<Record<Noun, Forms>>;
}

/** What stands in a hole. */
export type Value = string | number | readonly string[] | undefined;
/** Gives the value of a hole, and what stands behind its colon. */
export type Fill = (hole: string, format: string | undefined) => Value;

/** Says the sentences of a language. */
export interface Voice<Key extends string> {
  /** A sentence with its holes filled from an object, or by a function. */
  say(key: Key, values?: Readonly<Record<string, Value>> | Fill): string;
  /** Whether the language has a sentence of this key. */
  knows(key: string): key is Key;
  /** A name in this language, or in English. */
  name(names: { readonly en: string }): string;
  /** `a, b and c`, or `a, b or c`. */
  list(items: readonly string[], join?: 'and' | 'or'): string;
  /** A number with its noun of the table: `3 cards`. Throws `InputError` for a noun that the table has not. */
  count(n: number, noun: string): string;
  /** A number with its sign: `+3`, `−2`. */
  signed(n: number): string;
}

const HOLE = /\{([\w.]+)(?::([^}]+))?\}/g;

/**
 * The voice of a language; names of cards may be those of another one. Throws `InputError` for what is no language, and so
 * does the voice for what it cannot say.
 */
export const voiceOf: <Key extends string>(language: Language<Key>, namesIn?: string) => Voice<Key> = guarded(speaking);

function speaking<Key extends string>(language: Language<Key>, namesIn: string = language.locale): Voice<Key> {
  const { locale, messages, nouns } = language;
  const plural = new Intl.PluralRules(locale);
  const and = new Intl.ListFormat(locale, { type: 'conjunction' });
  const or = new Intl.ListFormat(locale, { type: 'disjunction' });
  const knows = (key: string): key is Key => typeof key === 'string' && Object.hasOwn(messages, key);

  const inWords = (value: Exclude<Value, undefined>, format: string | undefined): string => {
    if (typeof value === 'string') return value;
    if (typeof value !== 'number') return (format === 'or' ? or : and).format(value);
    if (format === '+') return value < 0 ? number(value) : `+${number(value)}`;
    const forms = format === undefined ? undefined : new Map(Object.entries<Forms>(nouns)).get(format);
    return forms === undefined ? number(value) : `${number(value)} ${forms[plural.select(value)] ?? forms.other}`;
  };

  const say: Voice<Key>['say'] = (key, values = {}) => {
    const fill: Fill = typeof values === 'function' ? values : (hole) => values[hole];
    const absent: string[] = [];
    if (!knows(key)) throw new InputError(`the language has no sentence ${key}`);
    const text = messages[key].replaceAll(HOLE, (_, hole: string, format: string | undefined) => {
      const value = fill(hole, format);
      if (value === undefined) absent.push(hole);
      return value === undefined ? '' : inWords(value, format);
    });
    const unseen = `${key}.unseen`;
    if (absent.length === 0) return text;
    if (knows(unseen)) return say(unseen, values);
    throw new InputError(`the sentence ${key} lacks ${absent.join(', ')}`);
  };

  return Object.freeze({
    say: guarded(say),
    knows,
    list: guarded((items: readonly string[], join: 'and' | 'or' = 'and') => inWords([...items], join)),
    count: guarded((n: number, noun: string) => {
      if (!Object.hasOwn(nouns, noun)) throw new InputError(`the language has no noun ${noun}`);
      return inWords(n, noun);
    }),
    signed: guarded((n: number) => inWords(n, '+')),
    name: guarded((names: { readonly en: string }) => new Map(Object.entries(names)).get(namesIn) ?? names.en),
  });
}

/** A number with a real minus sign. */
export const number: (value: number) => string = guarded((value) => String(value).replace('-', '−'));

/** What stands at a path of some data: `valueAt(event, 'money.from')`. */
export const valueAt: (data: unknown, path: string) => unknown = guarded((data, path) =>
  path
    .split('.')
    .reduce(
      (part, name) => (typeof part === 'object' && part !== null ? new Map(Object.entries(part)).get(name) : undefined),
      data,
    ),
);

/** How people are called who sit at a table. */
export type SeatNames = (seat: Seat) => string;
/** `P0`, `P1` … */
export const numbered: SeatNames = guarded((seat) => `P${seat}`);

/** How the texts of a game are said. */
export interface TextSettings<Spoken extends Language> {
  /**
   * A table of sentences, English when not given; or a language code (`'ru'`): names are in that language where the content
   * pack has them, sentences in English.
   */
  readonly language?: Spoken | string;
  /** How players are called; `P0`, `P1` … when not given. */
  readonly seats?: SeatNames;
}

/** What every text of a game is made with. */
export interface Speaker<Content, Key extends string> {
  readonly content: Content;
  readonly voice: Voice<Key>;
  readonly seats: SeatNames;
}

/** Who says the texts of an engine, as the settings ask; `english` is the table of the game. */
export const speakerOf: <Content, Key extends string, Noun extends string>(
  engine: { readonly content: Content },
  english: Language<Key, Noun>,
  settings: TextSettings<Language<Key, Noun>>,
) => Speaker<Content, Key> = guarded(({ content }, english, { language = english, seats = numbered }) => ({
  content,
  voice: typeof language === 'string' ? voiceOf(english, language) : voiceOf(language),
  seats,
}));

/** A message by its key, with `.detail` behind it if there is one. Throws `InputError` when the language knows neither. */
export const keyed: <Key extends string>(voice: Voice<Key>, key: string, detail?: string) => Key = guarded(
  <Key extends string>({ knows }: Voice<Key>, key: string, detail?: string) => {
    const detailed = `${key}.${detail}`;
    if (detail !== undefined && knows(detailed)) return detailed;
    if (knows(key)) return key;
    throw new InputError(`${key} is nothing of this game`);
  },
);

/** The messages that `refusalText` says: the sentences of a game's codes and of core's, and how facts join them. */
export const refusalMessages = <Code extends string>(
  refusals: Readonly<Record<Code, string>>,
): Record<`refusal.${Code | CoreCode}`, string> & Record<'refusal.not-asked.unseen' | 'refused', string> => ({
  ...(Object.fromEntries(
    Object.entries({ ...coreRefusals, ...refusals }).map(([code, text]) => [`refusal.${code}`, text]),
  ) as Record<`refusal.${Code | CoreCode}`, string>),
  'refusal.not-asked': '{asked:or} is asked now.',
  'refusal.not-asked.unseen': coreRefusals['not-asked'],
  refused: '{why} ({facts})',
});

/**
 * Why an action is refused, with the facts that the language has a message `fact.…` for; of `amounts` alone, numbers below 0
 * and words are left out.
 */
export const refusalText: <Key extends string>(
  speaker: Pick<Speaker<unknown, Key>, 'voice' | 'seats'>,
  why: Violation,
  only?: 'amounts',
) => string = guarded(({ voice, seats }, { code, details = {} }, only) => {
  const asked = String(details.asked ?? '');
  const why = voice.say(keyed(voice, `refusal.${code}`), {
    asked: asked === '' ? undefined : asked.split(' ').map((seat) => seats(Number(seat))),
  });
  const facts = Object.entries(details).flatMap(([name, value]) => {
    const key = `fact.${name}`;
    const isAmount = typeof value === 'number' && value >= 0;
    return voice.knows(key) && (isAmount || name === 'asked' || only === undefined) ? [voice.say(key, { value })] : [];
  });
  return facts.length === 0 ? why : voice.say(keyed(voice, 'refused'), { why, facts });
});

/** What happened, in words: a clause that begins with a capital letter and ends without a full stop. */
export interface Told {
  readonly text: string;
  /**
   * Titles and headings stand apart, notes in the background; what is quiet says nothing that other lines do not say, and
   * may be left out; the others are running text.
   */
  readonly style?: 'title' | 'heading' | 'note' | 'quiet';
  /** Clauses of one chain that follow each other make one paragraph, joined by semicolons. */
  readonly chain?: string;
  /** Begins a new paragraph of its chain. */
  readonly starts?: true;
}
