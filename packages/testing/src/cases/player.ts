import { InputError } from '@rulewright/core';
import { type Case, type CaseDocument, readDocument } from './document.js';
import type { CaseGame } from './game.js';
import { Unreadable } from './line.js';
import type { Compared, PlayedCase } from './played.js';
import { playCase } from './playing.js';
import { questioned } from './questions.js';
import { writtenCase } from './written.js';

/** A played case as plain data, for other languages. */
export interface TriedCase {
  /** The title with its rules and the values of its row. */
  readonly name: string;
  /** Its line in the text, from 1: that of its row when it has a table. */
  readonly at: number;
  readonly rules: readonly string[];
  readonly ok: boolean;
  /** Each mark with the lines that were found for it. */
  readonly lines: readonly Pick<Compared, 'at' | 'expected' | 'found' | 'ok'>[];
  /** The case with what was found in place of what was expected. */
  readonly written: string;
  /** The line at which the case stopped, and the reason. */
  readonly problem?: { readonly at: number; readonly why: string };
  /** Phase, round and turn that changed while the lines were played. */
  readonly wentOn?: string;
  /** The actions of the first branch, in the notation of the engine. */
  readonly actions: readonly string[];
}

/** A text with cases, and the text of the positions that it shares with others. */
export interface TriedText {
  readonly text: string;
  readonly positions?: string | undefined;
}

/** Plays cases of one game from texts of any origin. */
export interface CasePlayer {
  /** The words that build positions, by name, with what each takes: `SEAT CARD+`. */
  readonly words: Readonly<Record<string, string>>;
  /**
   * The cases of a text, each played when it is called. A case without marks is asked what happens below each action.
   * Throws `InputError` with its line for a text that cannot be read.
   */
  read(given: TriedText): readonly (() => TriedCase)[];
}

/** The player of the cases of a game. */
export function casePlayer(game: CaseGame): CasePlayer {
  const words = Object.entries(game.words).map(([name, { takes }]) => [name, takes] as const);
  return {
    words: Object.fromEntries(words),
    read(given) {
      const document = documentOf(given);
      return document.cases.map((one) => () => {
        const asked = questioned(one);
        return triedCase(playCase(asked, document, game), document.file);
      });
    },
  };
}

/** A played case of a file as plain data. */
export function triedCase({ one, ok, said, problem, wentOn, actions }: PlayedCase, file: string): TriedCase {
  return {
    name: one.name,
    at: placeOf(one),
    rules: one.rules,
    ok,
    lines: said
      .map(({ at, expected, found, ok: same }) => ({ at, expected, found, ok: same }))
      .toSorted((a, b) => a.at - b.at),
    written: writtenCase(one, said, file),
    ...(problem && { problem: { at: problem.at, why: problem.why } }),
    ...(wentOn !== undefined && { wentOn }),
    actions,
  };
}

const placeOf = ({ row, at }: Case): number => row ?? at;

function documentOf({ text, positions }: TriedText): CaseDocument {
  try {
    const shared = positions === undefined ? undefined : readDocument(positions, 'positions');
    return readDocument(text, 'text', shared);
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    throw new InputError('no cases', [{ path: error.file, message: `line ${error.at}: ${error.why}` }]);
  }
}
