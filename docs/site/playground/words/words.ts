import { type RuleTitles, type Score, toNumber } from '@rulewright/core';
import { decimal, type Language, languageFor, number, type Value, type Voice, voiceOf } from '@rulewright/core/text';
import { en } from './en.js';

// The language of a page: of its own words, of its drawing and of the game. English is there at once; another language is
// loaded when somebody wants it, and holds until another is spoken.

const pages: Readonly<Record<string, () => Promise<Language>>> = {
  ru: async () => (await import('./ru.js')).ru,
  uk: async () => (await import('./uk.js')).uk,
};
type RuleTexts = Readonly<Record<string, string>>;
/** All that one game says in another language than English. */
interface GameTranslation {
  readonly game: Language;
  readonly board: Language;
  readonly titles: RuleTitles;
  /** Loads what the rules say, by id. */
  texts(): Promise<RuleTexts>;
}
const games: Readonly<Record<string, Readonly<Record<string, () => Promise<GameTranslation>>>>> = {
  ecologic: {
    async ru() {
      const [{ ru: game, titles }, { ru: board }] = await Promise.all([
        import('@rulewright/ecologic/text/ru'),
        import('../boards/ecologic/ru.js'),
      ]);
      return { game, board, titles, texts: async () => (await import('@rulewright/ecologic/rules/ru')).texts };
    },
  },
  emix: {
    async ru() {
      const [{ ru: game, titles }, { ru: board }] = await Promise.all([
        import('@rulewright/emix/text/ru'),
        import('../boards/emix/ru.js'),
      ]);
      return { game, board, titles, texts: async () => (await import('@rulewright/emix/rules/ru')).texts };
    },
  },
  euphoria: {
    async ru() {
      const [{ ru: game, titles }, { ru: board }] = await Promise.all([
        import('@rulewright/euphoria/text/ru'),
        import('../boards/euphoria/ru.js'),
      ]);
      return { game, board, titles, texts: async () => (await import('@rulewright/euphoria/rules/ru')).texts };
    },
  },
  'does-not-exist': {
    async uk() {
      const [{ uk: game, titles }, { uk: board }] = await Promise.all([
        import('@rulewright/does-not-exist/text/uk'),
        import('../boards/does-not-exist/uk.js'),
      ]);
      return { game, board, titles, texts: async () => (await import('@rulewright/does-not-exist/rules/uk')).texts };
    },
  },
};

/** The languages that a game is told in, by code. */
export const languagesOf = (game: string): readonly string[] => ['en', ...Object.keys(games[game] ?? {})];

/** The first of these languages that a game is told in, `ru` for `ru-RU`; English when it is none of them. */
export const languageWanted = (game: string, wanted: readonly string[]): string =>
  wanted.map((tag) => languageFor(tag, languagesOf(game))).find((code) => code !== undefined) ?? 'en';

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
  const [page, told] = await Promise.all([pages[code]?.(), games[game]?.[code]?.()]);
  if (page === undefined || told === undefined) spoken = ENGLISH;
  else {
    const { board, titles, texts } = told;
    spoken = { code, tables: { page, board, game: told.game }, titles: titles.titles, texts };
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

/** The words of a drawing; those that it has not itself are the game's. */
export const boardLanguage = <Own extends string, OfGame extends string>(
  english: Language<Own>,
  sentences: Language<OfGame>,
): (() => Language<Own | OfGame>) =>
  toldBy(() => backed(spoken.tables.board ?? english, gameLanguage<Language>(sentences)));

const backed = (own: Language, behind: Language): Language => ({
  ...own,
  messages: { ...behind.messages, ...own.messages },
  nouns: { ...behind.nouns, ...own.nouns },
});

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

/** What says the words of a table, by the keys of the English one. */
export function wordsOf<Key extends string>(table: () => Language<Key>) {
  const voice = (): Voice<string> => voiceIn(table());
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

const page = wordsOf(() => spoken.tables.page ?? en);
export const { say, sayOr } = page;
export const sayToPlayer = page.sayTo;
/** `a, b and c` */
export const listed = (items: readonly string[]): string => voiceIn(spoken.tables.page ?? en).list(items);
/** A number with that many digits behind the decimal mark: `2.50`, or `2,50`. */
export const decimals = (value: number, digits: number): string => decimal(value, digits, locale());
/** A score in two decimals at most, with the decimal mark of the language: nobody plays in sevenths. */
export const scoreSaid = (score: Score): string => number(Number(toNumber(score).toFixed(2)), locale());
/** The word of this key in the language that is spoken, else by a key of the game's own sentences. */
export const wordFor = (key: string, english: string, keyOfGame = key): string =>
  spoken === ENGLISH ? english : wordIn(spoken, key, english, keyOfGame);

function wordIn({ tables: { board, page, game } }: Spoken, key: string, english: string, keyOfGame: string): string {
  const has = (table: Language | undefined, key: string) => table !== undefined && Object.hasOwn(table.messages, key);
  const table = [board, page].find((one) => has(one, key));
  if (table !== undefined) return voiceIn(table).say(key);
  return game !== undefined && has(game, keyOfGame) ? voiceIn(game).say(keyOfGame) : english;
}
