import type { RuleCatalogue, RuleTitles } from '@rulewright/core';
import { type Lesson, type LessonText, lessonIn } from '@rulewright/core/lessons';
import { languageFor } from '@rulewright/core/text';
import type { KnownGame } from './known-game.js';
import { told } from './told.js';

export type { Game, GameTranslation, KnownGame } from './known-game.js';
export { withLanguages } from './languages.js';

// The games by id, each loaded when it is asked for.

interface Loaders {
  game(): Promise<{ readonly game: KnownGame }>;
  rules(): Promise<{ readonly rules: RuleCatalogue }>;
  /** Loaders of rule titles, by language. */
  readonly titles?: Readonly<Record<string, () => Promise<{ readonly titles: RuleTitles }>>>;
  lessons(): Promise<Lessons>;
}

/** Exports of a game's module of lessons. */
interface Lessons {
  readonly lessons: readonly Lesson[];
  /** Texts of the lessons in other languages, by code and by the id of a lesson. */
  readonly lessonTexts?: Readonly<Record<string, Readonly<Record<string, LessonText>>>>;
}

const loaders: ReadonlyMap<string, Loaders> = new Map<string, Loaders>([
  [
    'ecologic',
    {
      game: () => import('./ecologic.js'),
      rules: () => import('@rulewright/ecologic/rules'),
      titles: { ru: async () => told(await import('@rulewright/ecologic/rules/ru')) },
      lessons: () => import('@rulewright/ecologic/lessons'),
    },
  ],
  [
    'emix',
    {
      game: () => import('./emix.js'),
      rules: () => import('@rulewright/emix/rules'),
      titles: { ru: async () => told(await import('@rulewright/emix/rules/ru')) },
      lessons: () => import('@rulewright/emix/lessons'),
    },
  ],
  [
    'does-not-exist',
    {
      game: () => import('./does-not-exist.js'),
      rules: () => import('@rulewright/does-not-exist/rules'),
      titles: { uk: async () => told(await import('@rulewright/does-not-exist/rules/uk')) },
      lessons: () => import('@rulewright/does-not-exist/lessons'),
    },
  ],
  [
    'euphoria',
    {
      game: () => import('./euphoria.js'),
      rules: () => import('@rulewright/euphoria/rules'),
      titles: { ru: async () => told(await import('@rulewright/euphoria/rules/ru')) },
      lessons: () => import('@rulewright/euphoria/lessons'),
    },
  ],
]);

/** The ids of all games, in listing order. */
export const gameIds: readonly string[] = Object.freeze([...loaders.keys()]);

/** Loads the game of this id; undefined for an unknown id. */
export const loadGame = async (id: string): Promise<KnownGame | undefined> => (await loaders.get(id)?.game())?.game;

/** Loads the rules of a game without the game; undefined for an unknown id. */
export const loadRules = async (id: string): Promise<RuleCatalogue | undefined> =>
  (await loaders.get(id)?.rules())?.rules;

/** Loads the titles of a game's rules in other languages, by code, without the game. */
export async function loadTitles(id: string): Promise<Readonly<Record<string, RuleTitles>>> {
  const found = Object.entries(loaders.get(id)?.titles ?? {}).map(
    async ([code, load]) => [code, (await load()).titles] as const,
  );
  return Object.fromEntries(await Promise.all(found));
}

/** Loads the lessons of a game, translated where they can be, without the game. */
export async function loadLessons(id: string, language = 'en'): Promise<readonly Lesson[]> {
  const { lessons = [], lessonTexts = {} } = (await loaders.get(id)?.lessons()) ?? {};
  const texts = lessonTexts[languageFor(language, Object.keys(lessonTexts)) ?? ''];
  return texts === undefined ? lessons : lessons.map((lesson) => lessonIn(lesson, texts));
}
