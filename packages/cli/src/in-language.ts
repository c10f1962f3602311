import { titledRules } from '@rulewright/core';
import { voiceOf } from '@rulewright/core/text';
import type { AnyGame } from './game.js';
import { narrated } from './narrated.js';
import { UsageError } from './usage-error.js';
import type { Key } from './words/en.js';
import type { CommandLanguage } from './words/words.js';

/** The words of the program, by language. */
export const tables: Readonly<Record<string, () => Promise<CommandLanguage>>> = {
  ru: async () => (await import('./words/ru.js')).ru,
  uk: async () => (await import('./words/uk.js')).uk,
};

/**
 * The game in another language: its texts, what its rules are called, and the words of the program around them. English is
 * the language of every game.
 */
export async function spoken(game: AnyGame, code: string | undefined): Promise<AnyGame> {
  if (code === undefined || code === 'en') return game;
  const { languages = {} } = game;
  const load = Object.hasOwn(languages, code) ? languages[code] : undefined;
  const table = Object.hasOwn(tables, code) ? tables[code] : undefined;
  if (load === undefined || table === undefined) {
    throw notTold(game.engine.id, code, Object.keys(languages));
  }
  const { text, titles } = await load();
  const voice = voiceOf<Key>(await table());
  const rules = titledRules(game.rules, titles);
  return { ...narrated(game, text), rules, words: { ...voice, seat: (seat) => text.seat(seat) } };
}

/** What is said to who asks for a language that a game has not. */
export const notTold = (game: string, code: string, languages: readonly string[]): UsageError =>
  new UsageError(
    `${game} is not told in ${JSON.stringify(code)}: its languages are ${['en', ...languages].join(', ')}`,
  );
