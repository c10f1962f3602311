import { type RuleTitles, type Score, toNumber } from '@rulewright/core';
import { decimal, type Language, number, type Value, type Voice, voiceOf } from '@rulewright/core/text';
import { en } from './en.js';

// The language of a page: of its own words, of its drawing and of the game. English is there at once; another language is
// loaded when somebody wants it, and holds until another is spoken.

type Tables = Readonly<Record<string, () => Promise<Language>>>;

const pages: Tables = {
  ru: async () => (await import('./ru.js')).ru,
  uk: async () => (await import('./uk.js')).uk,
};
type RuleTexts = Readonly<Record<string, string>>;
interface GameTranslation {
  readonly table: Language;
  readonly titles: RuleTitles;
  /** Loads what the rules say, by id. */
  texts(): Promise<RuleTexts>;
}
const games: Readonly<Record<string, Readonly<Record<string, () => Promise<GameTranslation>>>>> = {
  ecologic: {
    async ru() {
      const { ru, titles } = await import('@rulewright/ecologic/text/ru');
      return { table: ru, titles, texts: async () => (await import('@rulewright/ecologic/rules/ru')).texts };
    },
  },
  emix: {
    async ru() {
      const { ru, titles } = await import('@rulewright/emix/text/ru');
      return { table: ru, titles, texts: async () => (await import('@rulewright/emix/rules/ru')).texts };
    },
  },
  euphoria: {
    async ru() {
      const { ru, titles } = await import('@rulewright/euphoria/text/ru');
      return { table: ru, titles, texts: async () => (await import('@rulewright/euphoria/rules/ru')).texts };
    },
  },
  'does-not-exist': {
    async uk() {
      const { uk, titles } = await import('@rulewright/does-not-exist/text/uk');
      return { table: uk, titles, texts: async () => (await import('@rulewright/does-not-exist/rules/uk')).texts };
    },
  },
};
const boards: Readonly<Record<string, Tables>> = {
  ecologic: { ru: async () => (await import('../boards/ecologic/ru.js')).ru },
  emix: { ru: async () => (await import('../boards/emix/ru.js')).ru },
  euphoria: { ru: async () => (await import('../boards/euphoria/ru.js')).ru },
  'does-not-exist': { uk: async () => (await import('../boards/does-not-exist/uk.js')).uk },
};

/** How languages call themselves. */
export const languageNames: Readonly<Record<string, string>> = { en: 'English', ru: 'Русский', uk: 'Українська' };

/** The languages that a game is told in, by code. */
export const languagesOf = (game: string): readonly string[] => ['en', ...Object.keys(games[game] ?? {})];

/** The first of these languages that a game is told in, `ru` for `ru-RU`; English when it is none of them. */
export const languageFor = (game: string, wanted: readonly string[]): string =>
  wanted.map((code) => code.replace(/-.*/s, '')).find((code) => languagesOf(game).includes(code)) ?? 'en';

type Part = 'page' | 'board' | 'game';
interface Spoken {
  readonly code: string;
  readonly tables: Readonly<Partial<Record<Part, Language>>>;
  /** Of the rules, by id. */
  readonly titles: Readonly<Record<string, string>>;
  /** Loads what the rules say, by id. */
  texts(): Promise<RuleTexts>;
}
const ENGLISH: Spoken = { code: 'en', tables: {}, titles: {}, texts: async () => ({}) };
let spoken = ENGLISH;

/** Loads a language, in which the page speaks from then on; what was drawn before does not change. */
export async function speak(game: string, code: string): Promise<void> {
  const [page, board, told] = await Promise.all([pages[code]?.(), boards[game]?.[code]?.(), games[game]?.[code]?.()]);
  if (page === undefined || board === undefined || told === undefined) spoken = ENGLISH;
  else {
    const { table, titles, texts } = told;
    spoken = { code, tables: { page, board, game: table }, titles: titles.titles, texts };
  }
}

/** The code of the language that is spoken. */
export const spokenCode = (): string => spoken.code;
/** What rules are called in the language that is spoken, by id; none in English, which every page has. */
export const spokenTitles = (): Spoken['titles'] => spoken.titles;
/** Loads what rules say in the language that is spoken, by id; nothing in English, which every page has. */
export const spokenTexts = (): Promise<RuleTexts> => spoken.texts();
/** What dates and lists go by. */
export const locale = (): string => (spoken.tables.page ?? en).locale;
/** The sentences of the game in the language that is spoken. */
export const gameLanguage = <Sentences extends Language>(english: Sentences): Sentences =>
  (spoken.tables.game ?? english) as Sentences;

/** A text of the game, made anew once another language is spoken. */
export function toldBy<Text>(make: () => Text): () => Text {
  let made: { readonly by: Spoken; readonly text: Text } | undefined;
  return () => {
    if (made?.by !== spoken) made = { by: spoken, text: make() };
    return made.text;
  };
}

const voices = new WeakMap<Language, Voice<string>>();
function voiceIn(table: Language): Voice<string> {
  const voice = voices.get(table) ?? voiceOf(table);
  voices.set(table, voice);
  return voice;
}

/** What says the words of a part of the page, by the keys of its English table. */
export function wordsOf<Key extends string>(part: 'page' | 'board', english: Language<Key>) {
  const voice = (): Voice<string> => voiceIn(spoken.tables[part] ?? english);
  return {
    say: (key: Key, values: Readonly<Record<string, Value>> = {}): string => voice().say(key, values),
    /** The same for a key that the language may have; what is given instead where it has not. */
    sayOr: (key: string, otherwise: string, values: Readonly<Record<string, Value>> = {}): string =>
      voice().knows(key) ? voice().say(key, values) : otherwise,
    /** A sentence about a player, or the one that addresses the player where the language has one, `key.you`. */
    sayTo: (key: Key, isYou: boolean, values: Readonly<Record<string, Value>> = {}): string => {
      const addressed = `${key}.you`;
      return voice().say(isYou && voice().knows(addressed) ? addressed : key, values);
    },
  };
}

const page = wordsOf('page', en);
export const { say, sayOr } = page;
export const sayToPlayer = page.sayTo;
/** `a, b and c` */
export const listed = (items: readonly string[]): string => voiceIn(spoken.tables.page ?? en).list(items);
/** A number with that many digits behind the decimal mark: `2.50`, or `2,50`. */
export const decimals = (value: number, digits: number): string => decimal(value, digits, locale());
/** A score in two decimals at most, with the decimal mark of the language: nobody plays in sevenths. */
export const scoreSaid = (score: Score): string => number(Number(toNumber(score).toFixed(2)), locale());
/** The word of a field or a value of the game's answers, in the language that is spoken. */
export const wordFor = (key: string, english: string): string =>
  spoken === ENGLISH ? english : wordIn(spoken, key, english);

function wordIn({ tables: { board, page } }: Spoken, key: string, english: string): string {
  const table = [board, page].find((one) => one !== undefined && Object.hasOwn(one.messages, key));
  return table === undefined ? english : voiceIn(table).say(key);
}
