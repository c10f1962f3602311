import { guarded, InputError } from '../ground/errors.js';
import { type Fill, type Filling, filled, type Value } from './filling.js';
import { shielded } from './shielded.js';

/** A short word that should not end a line. */
const SHORT_WORD = /(?<=^|[\s\u00A0(«])([\p{L}]{1,2}) (?=\S)/gu;

/** A text whose lines end neither after a short word nor before a dash, as Slavic typography requires. */
export const bound = (text: string): string => text.replaceAll(SHORT_WORD, '$1\u00A0').replaceAll(' –', '\u00A0–');

// Sentences in tables by language, and a voice that fills their holes.

/** The forms of a noun by number, as `Intl.PluralRules` names them: `{ one: 'coin', other: 'coins' }`. */
export type Forms = { readonly [Form in Intl.LDMLPluralRule]?: string } & { readonly other: string };

/** All sentences and nouns of a language. */
export interface Language<Key extends string = string, Noun extends string = string> {
  /** The locale of plurals, lists and names of cards, such as `en`. */
  readonly locale: string;
  /**
   * The sentences by key, with holes and marks. A table may have more keys than the English one.
   *
   * - `{seat}` is filled with that value, `{a.b}` with a part of a value; a list is joined by the locale's "and".
   * - `{n:coin}` is a number with its noun, `{n:+}` a number with its sign, `{list:or}` a list joined by "or". Any other
   *   word after the colon selects a form of the value: a case of the language, or a form of the game.
   * - `{place/places}` is a verb addressed to the player, then of others; `{поставить/ставите/ставит}` has a form for
   *   menus first. In the sentence of an event a verb agrees with the last player before it whose hole asks for no form:
   *   `{seat} {give/gives} {to:obj} a card and {keep/keeps} {your/their} turn`.
   * - `{<ask}` to `{>}` encloses the question of a sentence; likewise `cost`, `gain`, `effect` and `note`. `{<cost=}` also
   *   stays in the rest. `{|}` separates the text shown alone from the text that joins it to the sentence.
   * - `key.unseen` is the sentence to use when a value is absent because the viewer may not know it.
   * - `player` and `player.gen` name a player without a name by `{n}`, in that case; `named.gen` one with a `{name}`;
   *   `you` and `you.gen` the player whom events address.
   */
  readonly messages: Readonly<Record<Key, string>>;
  /** The nouns for counts; a language with cases has more of them than English: `coin`, `coin.acc`. */
  readonly nouns: Readonly<Record<Noun, Forms>>;
  /** The separator between a number and its noun; default a space. */
  readonly gap?: string;
}

/** Says the sentences of a language. */
export interface Voice<Key extends string> {
  /** The language, such as `en-GB`. */
  readonly locale: string;
  /** A sentence with its holes filled from an object, or by a function. */
  say(key: Key, values?: Readonly<Record<string, Value>> | Fill): string;
  /** True when the language has a sentence of this key. */
  knows(key: string): key is Key;
  /** A name in this language, or in English. */
  name(names: { readonly en: string }): string;
  /** `a, b and c`, or `a, b or c`. */
  list(items: readonly string[], join?: 'and' | 'or'): string;
  /** A number with a noun of the table: `3 cards`. Throws `InputError` for an unknown noun. */
  count(n: number, noun: string): string;
  /** A number with its sign: `+3`, `−2`. */
  signed(n: number): string;
}

/**
 * The voice of a language; names of cards may be in another one. Throws `InputError` for anything but a language; so
 * does the voice for anything it cannot say.
 */
export const voiceOf: <Key extends string>(language: Language<Key>, namesIn?: string) => Voice<Key> = guarded(
  (language, namesIn) => speaking(language, namesIn, filled),
);

/** Says a language with a way to fill its sentences. */
export function speaking<Key extends string>(
  language: Language<Key>,
  namesIn: string = language.locale,
  filling: Filling,
): Voice<Key> {
  const { locale, messages, nouns } = language;
  const inWords = valuesIn(language);
  const knows = (key: string): key is Key => typeof key === 'string' && Object.hasOwn(messages, key);

  const say: Voice<Key>['say'] = (key, values = {}) => {
    const fill: Fill = typeof values === 'function' ? values : (hole) => values[hole];
    if (!knows(key)) throw new InputError(`the language has no sentence ${key}`);
    const { text, absent } = filling(messages[key], fill, inWords);
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
    name: guarded((names: { readonly en: string }) =>
      shielded(new Map(Object.entries(names)).get(namesIn) ?? names.en),
    ),
  });
}

/** Says a value in a language, in the form that a hole asks for: a list, a signed number, a number with its noun. */
function valuesIn({ locale, nouns, gap = ' ' }: Language) {
  const plural = new Intl.PluralRules(locale);
  const and = new Intl.ListFormat(locale, { type: 'conjunction' });
  const or = new Intl.ListFormat(locale, { type: 'disjunction' });
  return (value: Exclude<Value, undefined>, format: string | undefined): string => {
    if (typeof value === 'string') return value;
    if (typeof value === 'function') return value(format);
    if (typeof value !== 'number') {
      const items = value.map((item) => (typeof item === 'function' ? item(format) : item));
      return (format === 'or' ? or : and).format(items);
    }
    const written = number(value, locale);
    if (format === '+') return value < 0 ? written : `+${written}`;
    const forms = format !== undefined && Object.hasOwn(nouns, format) ? nouns[format] : undefined;
    return forms === undefined ? written : `${written}${gap}${forms[plural.select(value)] ?? forms.other}`;
  };
}

/** A number with a real minus sign and the decimal mark of a language, by default English. */
export const number: (value: number, locale?: string) => string = guarded((value, locale = 'en') =>
  marked(String(value), locale),
);

/** A number with that many decimals, in a language, by default English: `2.50`, `−2,50`. */
export const decimal: (value: number, digits: number, locale?: string) => string = guarded(
  (value, digits, locale = 'en') => marked(value.toFixed(digits), locale),
);

const marked = (written: string, locale: string): string =>
  written.replace('-', '−').replace('.', () => new Intl.NumberFormat(locale).format(0.5).charAt(1));

/** The value at a path of some data: `valueAt(event, 'money.from')`. */
export const valueAt: (data: unknown, path: string) => unknown = guarded((data, path) =>
  path
    .split('.')
    .reduce(
      (part, name) =>
        typeof part === 'object' && part !== null && Object.hasOwn(part, name) ? part[name as never] : undefined,
      data,
    ),
);

/** The key of a message, with `.detail` if the language has that. Throws `InputError` when it has neither. */
export const keyed: <Key extends string>(voice: Voice<Key>, key: string, detail?: string) => Key = guarded(
  <Key extends string>({ knows }: Voice<Key>, key: string, detail?: string) => {
    const detailed = `${key}.${detail}`;
    if (detail !== undefined && knows(detailed)) return detailed;
    if (knows(key)) return key;
    throw new InputError(`${key} is nothing of this game`);
  },
);

/** A counted word and nothing else: `Игрок {n}`. */
const COUNTED = /^(\p{L}+) (\{n\})$/u;

/**
 * The same table in Slavic typography: a line never ends between a number and its noun, after a short word, or before a
 * dash.
 */
export const typeset: <Spoken extends Language>(language: Spoken) => Spoken = guarded((language) => {
  const messages = Object.fromEntries(
    Object.entries(language.messages).map(([key, text]) => [key, bound(text).replace(COUNTED, '$1\u00A0$2')]),
  );
  return { ...language, messages, gap: '\u00A0' };
});

/** The style of a line that tells an event. */
export interface Style {
  /**
   * Titles and headings stand apart, notes in the background. A quiet line only repeats others and may be left out. All
   * others are running text.
   */
  readonly style?: 'title' | 'heading' | 'note' | 'quiet';
  /** The name of a chain: consecutive clauses of one chain form a paragraph, joined by semicolons. */
  readonly chain?: string;
  /** Begins a new paragraph of its chain. */
  readonly starts?: true;
}

/** An event in words: a clause with a capital letter and without a full stop. */
export interface Told extends Style {
  readonly text: string;
}
