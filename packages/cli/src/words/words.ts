import type { Seat } from '@rulewright/core';
import { type Language, type Voice, voiceOf } from '@rulewright/core/text';
import { en, type Key, type Noun } from './en.js';

// The program's own words around a game, in the language that the game is told in.

export type CommandLanguage = Language<Key, Noun>;

/** The program's words for one game. */
export interface Words {
  /** Locale of words and decimals: `ru`. */
  readonly locale: string;
  readonly say: Voice<Key>['say'];
  readonly list: Voice<Key>['list'];
  readonly knows: Voice<Key>['knows'];
  /** Name of a player. */
  seat(seat: Seat): string;
}

const ENGLISH = voiceOf<Key>(en);
/** English words for use without a game. */
export const english: Words = { ...ENGLISH, seat: (seat) => ENGLISH.say('seat', { n: seat + 1 }) };

/** The words of a game, English when it has none. */
export const wordsOf = ({ words }: { readonly words?: Words | undefined }): Words => words ?? english;
