import type { Seat } from '@rulewright/core';
import { type Language, type Voice, voiceOf } from '@rulewright/core/text';
import { en, type Key, type Noun } from './en.js';

// What the program itself says around a game, in the language that the game is told in.

export type CommandLanguage = Language<Key, Noun>;

/** The words of the program at one table. */
export interface Words {
  /** The language, which decimals go by too: `ru`. */
  readonly locale: string;
  readonly say: Voice<Key>['say'];
  readonly list: Voice<Key>['list'];
  readonly knows: Voice<Key>['knows'];
  /** Name of a player. */
  seat(seat: Seat): string;
}

const ENGLISH = voiceOf<Key>(en);
/** The words of who plays without a game at hand. */
export const english: Words = { ...ENGLISH, seat: (seat) => ENGLISH.say('seat', { n: seat + 1 }) };

/** The words that a game is told with. */
export const wordsOf = ({ words }: { readonly words?: Words | undefined }): Words => words ?? english;
