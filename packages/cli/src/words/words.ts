import type { Seat } from '@rulewright/core';
import { type Language, type Voice, voiceOf } from '@rulewright/core/text';
import type { AnyGame } from '../game.js';
import { UsageError } from '../usage-error.js';
import { en, type Key, type Noun } from './en.js';

// What the program itself says around a game, in the language that the game is told in.

export type CommandLanguage = Language<Key, Noun>;

/** The words of the program at one table. */
export interface Words {
  readonly say: Voice<Key>['say'];
  readonly list: Voice<Key>['list'];
  readonly knows: Voice<Key>['knows'];
  /** What a player is called. */
  seat(seat: Seat): string;
}

const ENGLISH = voiceOf<Key>(en);
/** The words of who plays without a game at hand. */
export const english: Words = { ...ENGLISH, seat: (seat) => ENGLISH.say('seat', { n: seat + 1 }) };

const tables: Readonly<Record<string, () => Promise<CommandLanguage>>> = {
  ru: async () => (await import('./ru.js')).ru,
  uk: async () => (await import('./uk.js')).uk,
};

/** The words that a game is told with. */
export const wordsOf = ({ words }: Pick<AnyGame, 'words'>): Words => words ?? english;

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
