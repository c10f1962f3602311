import { guarded, InputError, type Violation } from './errors.js';
import { formatFraction, type Score, toNumber } from './fraction.js';
import { type CoreCode, coreRefusals } from './rules.js';
import type { Seat } from './types.js';

// `@rulewright/core/text`: what the texts of all games are made with. Sentences stand in tables by language; a sentence is
// a text with holes, `'{seat} bids {amount:coin}'`. Nothing else of core depends on this module.

/** The forms of a noun by number, as `Intl.PluralRules` names them: `{ one: 'coin', other: 'coins' }`. */
export type Forms = { readonly [Form in Intl.LDMLPluralRule]?: string } & { readonly other: string };

/** All that a language has to say. */
export interface Language<Key extends string = string, Noun extends string = string> {
  /** What plurals, lists and names of cards go by: `en`. */
  readonly locale: string;
  /**
   * Sentences with holes. `{seat}` is filled with that value, a list is joined by the locale's "and", `{a.b}` is part of
   * a value; `{n:coin}` is a number with its noun, `{n:+}` a number with its sign, `{list:or}` a list joined by "or"; any
   * other word behind the colon is the game's. Where a value is absent because the viewer may not know it, the sentence
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

/** A score, exactly; a fraction with its rounded value: `30`, `300/13 ≈ 23.08`, `−7/2 ≈ −3.50`. */
export const scoreText = (score: Score): string => {
  const exact = typeof score === 'number' ? `${score}` : formatFraction(score);
  const text = exact.includes('/') ? `${exact} ≈ ${toNumber(score).toFixed(2)}` : exact;
  return text.replaceAll('-', '−');
};

/** Facts in rows. */
export interface FactTable {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/**
 * A game in words. Text is made of what one viewer may know: views, and the events that the viewer was sent; so it can tell
 * nothing else. What people have written, such as names of cards in a pack and of players, stands in it raw: whoever shows it
 * on a page or a terminal makes it harmless there. Every function throws `InputError` for what does not come from an engine of the game.
 */
export interface GameText<View, Action, Event, Why> {
  /** The game's name. */
  readonly title: string;
  /** How scores and ties work. */
  readonly scoring: string;
  /** The fields of actions that are amounts: people type them in as numbers. */
  readonly amounts: readonly string[];
  /** The table before the first decision. */
  opening(view: View): string;
  /** An action as an entry of a menu, in the position in which it is legal. */
  action(view: View, action: Action): string;
  /** What an action has in common with others of a long list. */
  topic(view: View, action: Action): string;
  /** What is asked, of whom, with the facts that the answer needs; empty when the game is over. */
  question(view: View): string;
  /** What happened, by a view of the position before or after. */
  event(view: View, event: Event): Told;
  /** Why an action is refused: a sentence with the numbers; `why.rule` is the rule. */
  refusal(why: Why): string;
  /** Why the game ended, by the reason of its outcome. */
  reason(reason: string): string;
  /** What a player's score is made of, by heading. */
  score(view: View, seat: Seat): Readonly<Record<string, string>>;
  /**
   * A card or another part of the content in full, by its id: name, what it does, and whether it is reconstructed. Cards
   * that players bring along (an option of some games) are found with a view of the game.
   */
  card(id: string, view?: View): string;
  /** What an option decides. */
  option(name: string): string;
  /** What one of its values means. */
  optionValue(name: string, value: unknown): string;
  /** The position in tables; the first one has a row a seat. */
  tables(view: View): readonly FactTable[];
  /** The board in characters, line by line; empty for a game without one. */
  drawing(view: View): readonly string[];
  /** What the characters of the drawing mean; empty without one. */
  readonly legend: string;
}
