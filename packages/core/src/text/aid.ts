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
  /**
   * The step, sign or card in question, with the punctuation that joins it to the text; empty for a row that is a
   * sentence alone.
   */
  readonly name: string;
  readonly text: string;
  /** The rule that says it exactly; empty for a row about a card, whose text says it. */
  readonly rule: string;
}

/** A row from a sentence that marks its name: `{<name}Charge{>}: two dice bring emons.` */
export const aidRow: (sentence: string, rule?: string) => AidRow = guarded((sentence, rule = '') => {
  const name = markedPart(sentence, 'name') ?? '';
  const [joint = ''] = name === '' ? [] : (/^[:,\s\u00A0–]*/u.exec(without(sentence)) ?? []);
  const text = without(sentence).slice(joint.length);
  // a dash is no part of the word before it
  const space = joint.startsWith('–') ? '\u00A0' : '';
  return { name: `${name}${space}${joint.trimEnd()}`, text, rule };
});

/** A row about something with a name, such as a card. */
export const namedRow: (name: string, text: string, rule?: string) => AidRow = guarded((name, text, rule = '') => ({
  name: `${name}:`,
  text,
  rule,
}));
