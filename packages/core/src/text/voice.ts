import { guarded, InputError, type Violation } from '../errors.js';
import { type CoreCode, coreRefusals } from '../game/rules.js';
import type { Seat } from '../game/types.js';

/** A short word that a line should not end with. */
const SHORT_WORD = /(?<=^|[\s\u00A0(«])([\p{L}]{1,2}) (?=\S)/gu;

/** A text in which a line ends neither after a short word nor before a dash, as Slavic typography wants it. */
export const bound = (text: string): string => text.replaceAll(SHORT_WORD, '$1\u00A0').replaceAll(' –', '\u00A0–');

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
   * other word behind the colon is a form of what stands there: a case of the language's own, or the game's. `{place/places}`
   * is a verb to who is addressed and of others, `{поставить/ставите/ставит}` the same with a form for menus first. Between `{<ask}`
   * and `{>}` stands the question of a sentence, in the same way its `cost`, `gain`, `effect`, `note`, and with `{<cost=}` it stays in the rest; a `{|}` inside parts
   * what is shown by itself from what joins it to the sentence. Where a value is absent because the viewer may not know it, the sentence
   * of the same key with `.unseen` behind it is said. A table may have more keys than the English one: `player` and
   * `player.gen` say how a player without a name is called, with `{n}`, and in which case; `named.gen` one with a `{name}`.
   */
  readonly messages: Readonly<Record<Key, string>>;
  /** What is counted; a language with cases has more of them than English: `coin`, `coin.acc`. */
  readonly nouns: Readonly<Record<Noun, Forms>>;
  /** What stands between a number and its noun, a space when not given. */
  readonly gap?: string;
}

/** A word with forms, such as cases: the one that a hole asks for behind its colon. */
export type Word = (form?: string) => string;
/** What stands in a hole. */
export type Value = string | number | Word | readonly (string | Word)[] | undefined;
/** Gives the value of a hole, and what stands behind its colon. */
export type Fill = (hole: string, format: string | undefined) => Value;

/** Says the sentences of a language. */
export interface Voice<Key extends string> {
  /** The language: `en-GB`. */
  readonly locale: string;
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
 * The voice of a language; names of cards may be those of another one. Throws `InputError` for anything that is not a language, and so
 * does the voice for what it cannot say.
 */
export const voiceOf: <Key extends string>(language: Language<Key>, namesIn?: string) => Voice<Key> = guarded(speaking);

function speaking<Key extends string>(language: Language<Key>, namesIn: string = language.locale): Voice<Key> {
  const { locale, messages, nouns, gap = ' ' } = language;
  const plural = new Intl.PluralRules(locale);
  const and = new Intl.ListFormat(locale, { type: 'conjunction' });
  const or = new Intl.ListFormat(locale, { type: 'disjunction' });
  const knows = (key: string): key is Key => typeof key === 'string' && Object.hasOwn(messages, key);

  const inWords = (value: Exclude<Value, undefined>, format: string | undefined): string => {
    if (typeof value === 'string') return value;
    if (typeof value === 'function') return value(format);
    if (typeof value !== 'number') {
      const items = value.map((item) => (typeof item === 'function' ? item(format) : item));
      return (format === 'or' ? or : and).format(items);
    }
    const written = number(value, locale);
    if (format === '+') return value < 0 ? written : `+${written}`;
    const forms = format === undefined ? undefined : new Map(Object.entries<Forms>(nouns)).get(format);
    return forms === undefined ? written : `${written}${gap}${forms[plural.select(value)] ?? forms.other}`;
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
    locale,
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

/** A number with a real minus sign, and the decimal mark of a language: English when not given. */
export const number: (value: number, locale?: string) => string = guarded((value, locale = 'en') =>
  marked(String(value), locale),
);

/** A number with that many digits behind the decimal mark of a language: `2.50`, `−2,50`. English when none is given. */
export const decimal: (value: number, digits: number, locale?: string) => string = guarded(
  (value, digits, locale = 'en') => marked(value.toFixed(digits), locale),
);

const marked = (written: string, locale: string): string =>
  written.replace('-', '−').replace('.', () => new Intl.NumberFormat(locale).format(0.5).charAt(1));

/** What stands at a path of some data: `valueAt(event, 'money.from')`. */
export const valueAt: (data: unknown, path: string) => unknown = guarded((data, path) =>
  path
    .split('.')
    .reduce(
      (part, name) =>
        typeof part === 'object' && part !== null && Object.hasOwn(part, name) ? part[name as never] : undefined,
      data,
    ),
);

/** How people are called who sit at a table; a sentence may ask for a form of the name, such as a case. */
export type SeatNames = (seat: Seat, form?: string) => string;
/** `P1`, `P2` …: people count from 1, seats from 0. */
export const numbered: SeatNames = guarded((seat) => `P${seat + 1}`);

/** How the texts of a game are said. */
export interface TextSettings<Spoken extends Language> {
  /**
   * A table of sentences, English when not given; or the code of one of `languages`: `'ru'`. A code of a country behind it
   * makes no difference: `'ru-RU'` is said by the table of `ru`.
   */
  readonly language?: Spoken | string;
  /** The tables that were brought along, beside English. */
  readonly languages?: readonly Spoken[];
  /** The language of names in the content, where they have one in it: `'ru'`. That of the sentences when not given. */
  readonly names?: string;
  /** How players are called; who has no name is called by the language: `P1`, `P2` …. */
  readonly seats?: (seat: Seat) => string | undefined;
}

/** What every text of a game is made with. */
export interface Speaker<Content, Key extends string> {
  readonly content: Content;
  readonly voice: Voice<Key>;
  readonly seats: SeatNames;
  /** A player as a word of a sentence, in the form that its hole asks for. */
  who(seat: Seat): Word;
}

/** Who says the texts of an engine, as the settings ask; `english` is the table of the game. Throws `InputError` for a language that nobody brought. */
export const speakerOf: <Content, Key extends string, Noun extends string>(
  engine: { readonly content: Content },
  english: Language<Key, Noun>,
  settings: TextSettings<Language<Key, Noun>>,
) => Speaker<Content, Key> = guarded(({ content }, english, { language = english, languages = [], names, seats }) => {
  const table = typeof language === 'string' ? broughtTable([english, ...languages], language) : language;
  const voice = voiceOf(table, names);
  const called = seatNames(voice, seats);
  return { content, voice, seats: called, who: (seat) => (form) => called(seat, form) };
});

const primary = (locale: string): string => locale.replace(/-.*/s, '');

/** The table of a code among those that were brought. */
function broughtTable<Spoken extends Language>(tables: readonly Spoken[], code: string): Spoken {
  const found = tables.find(({ locale }) => primary(locale) === primary(code));
  if (found !== undefined) return found;
  const known = tables.map(({ locale }) => primary(locale)).join(', ');
  throw new InputError(`there is no table of the language ${JSON.stringify(code)}: brought are ${known}`);
}

/** How a voice calls players: by their names, else by number, in the form that a sentence asks for. */
function seatNames<Key extends string>(
  { say, knows }: Voice<Key>,
  names: (seat: Seat) => string | undefined = () => undefined,
): SeatNames {
  const inForm = (kind: 'player' | 'named', form: string | undefined, values: Readonly<Record<string, Value>>) => {
    const key = [`${kind}.${form}`, kind].find((each) => knows(each));
    return key !== undefined && knows(key) ? say(key, values) : undefined;
  };
  return (seat, form) => {
    const name = names(seat);
    if (name !== undefined) return inForm('named', form, { name }) ?? name;
    return inForm('player', form, { n: seat + 1 }) ?? numbered(seat);
  };
}

/** A message by its key, with `.detail` behind it if there is one. Throws `InputError` when the language knows neither. */
export const keyed: <Key extends string>(voice: Voice<Key>, key: string, detail?: string) => Key = guarded(
  <Key extends string>({ knows }: Voice<Key>, key: string, detail?: string) => {
    const detailed = `${key}.${detail}`;
    if (detail !== undefined && knows(detailed)) return detailed;
    if (knows(key)) return key;
    throw new InputError(`${key} is nothing of this game`);
  },
);

/** The messages that `refusalText` says in English: the sentences of a game's codes and of core's, and how facts join them. */
export const refusalMessages = <Code extends string>(refusals: Readonly<Record<Code, string>>): RefusalMessages<Code> =>
  refusalMessagesOf(
    { ...coreRefusals, 'not-asked.unseen': coreRefusals['not-asked'], 'not-asked': '{asked:or} is asked now.' },
    refusals,
  );

/** The messages of refusals, by key. */
export type RefusalMessages<Code extends string> = Record<
  `refusal.${Code | CoreCode}` | 'refusal.not-asked.unseen' | 'refused',
  string
>;
/** Core's own refusals in a language; whom it names that is asked now stands in the hole `{asked}`. */
export type CoreRefusals = Readonly<Record<CoreCode | 'not-asked.unseen', string>>;

/** The messages that `refusalText` says in a language: core's sentences there, and those of a game's codes. */
export const refusalMessagesOf = <Code extends string>(
  core: CoreRefusals,
  refusals: Readonly<Record<Code, string>>,
): RefusalMessages<Code> => ({
  ...(Object.fromEntries(
    Object.entries({ ...core, ...refusals }).map(([code, text]) => [`refusal.${code}`, text]),
  ) as RefusalMessages<Code>),
  refused: '{why} ({facts})',
});

/** A word that is counted, and nothing else: `Игрок {n}`. */
const COUNTED = /^(\p{L}+) (\{n\})$/u;

/**
 * The same table as Slavic typography wants it: a line does not end between a number and its noun, after a short word, nor
 * before a dash.
 */
export const typeset: <Spoken extends Language>(language: Spoken) => Spoken = guarded((language) => {
  const messages = Object.fromEntries(
    Object.entries(language.messages).map(([key, text]) => [key, bound(text).replace(COUNTED, '$1\u00A0$2')]),
  );
  return { ...language, messages, gap: '\u00A0' };
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

/** How a line that tells what happened is shown. */
export interface Style {
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

/** What happened, in words: a clause that begins with a capital letter and ends without a full stop. */
export interface Told extends Style {
  readonly text: string;
}
