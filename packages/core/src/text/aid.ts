import { guarded } from '../ground/errors.js';
import { markedPart, without } from './text-interface.js';

// Player aids: a page that reminds players of a game, as data.

/** A part of a player aid: a heading and its rows. */
export interface AidPart {
  readonly title: string;
  readonly rows: readonly AidRow[];
}

/** A row of a player aid. */
export interface AidRow {
  /** The step, sign or card in question; empty for a row that is a sentence alone. */
  readonly name: string;
  readonly text: string;
  /** The rule that says it exactly; empty for a row about a card, whose text says it. */
  readonly rule: string;
}

/** A row from a sentence that marks its name: `{<name}Charge{>}: two dice bring emons.` */
export const aidRow: (sentence: string, rule?: string) => AidRow = guarded((sentence, rule = '') => ({
  name: markedPart(sentence, 'name') ?? '',
  text: without(sentence).replace(/^[:.,–\s]+/u, ''),
  rule,
}));
