import { titledRules } from '@rulewright/core';
import { languageFor, voiceOf } from '@rulewright/core/text';
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

/** Translates a game: its texts, the titles of its rules, and the program's own words. Every game has English. */
export async function spoken(game: AnyGame, code: string | undefined): Promise<AnyGame> {
  const { languages = {} } = game;
  const found = languageNamed(game.engine.id, code, Object.keys(languages));
  const [load, table] = [languages[found], tables[found]];
  if (load === undefined || table === undefined) return game;
  const { text, titles } = await load();
  const voice = voiceOf<Key>(await table());
  const rules = titledRules(game.rules, titles);
  return { ...narrated(game, text), rules, words: { ...voice, seat: (seat) => text.seat(seat) } };
}

/** Resolves a language tag among English and the languages of both the game and the program; English without a tag. */
export function languageNamed(game: string, tag = 'en', others: readonly string[] = []): string {
  const known = ['en', ...others.filter((code) => Object.hasOwn(tables, code))];
  const found = languageFor(tag, known);
  if (found !== undefined) return found;
  throw new UsageError(`${game} is not told in ${JSON.stringify(tag)}: its languages are ${known.join(', ')}`);
}
