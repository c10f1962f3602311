import { voiceOf } from '@rulewright/core/text';
import type { AnyGame } from './game.js';
import { UsageError } from './usage-error.js';
import type { Key } from './words/en.js';
import type { CommandLanguage } from './words/words.js';

const tables: Readonly<Record<string, () => Promise<CommandLanguage>>> = {
  ru: async () => (await import('./words/ru.js')).ru,
  uk: async () => (await import('./words/uk.js')).uk,
};

/** The game in another language: its texts, and the words of the program around them. English is the language of every game. */
export async function inLanguage(
  game: AnyGame,
  code: string | undefined,
  narrate: (text: AnyGame['text']) => AnyGame,
): Promise<AnyGame> {
  if (code === undefined || code === 'en') return game;
  const { languages = {} } = game;
  const text = Object.hasOwn(languages, code) ? languages[code] : undefined;
  const table = Object.hasOwn(tables, code) ? tables[code] : undefined;
  if (text === undefined || table === undefined) {
    const known = ['en', ...Object.keys(languages)].join(', ');
    throw new UsageError(`${game.engine.id} is not told in ${JSON.stringify(code)}: its languages are ${known}`);
  }
  const told = await text();
  const voice = voiceOf<Key>(await table());
  return { ...narrate(told), words: { ...voice, seat: (seat) => told.seat(seat) } };
}
