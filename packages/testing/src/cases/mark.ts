import type { Viewer } from '@rulewright/core';
import type { Line } from './line.js';
import { Misread } from './values.js';

/** The sign of a mark: `>` event, `=` fact, `?` question, `!` refusal, `*` legal action, `"` sentence. */
export type Sign = '>' | '=' | '?' | '!' | '*' | '"';

/** A line that expects something. */
export interface Mark extends Line {
  readonly sign: Sign;
  /** The text up to what is expected: `@1 > `. */
  readonly prefix: string;
  /** The text behind the sign. */
  readonly rest: string;
  /** The viewers of the mark; `undefined` is the referee, who sees everything. */
  readonly viewers: readonly (Viewer | undefined)[];
}

const MARK = /^(?:@(\S*) )?([>=?!*"])(?: (.*))?$/;

/** The mark that a line is, if it is one. Throws `Misread` for a viewer that is neither a seat nor `spectator`. */
export function markOf(line: Line): Mark | undefined {
  const [whole, who, sign, rest = ''] = MARK.exec(line.text) ?? [];
  if (whole === undefined) return undefined;
  const prefix = `${who === undefined ? '' : `@${who} `}${sign} `;
  return {
    ...line,
    sign: sign as Sign,
    prefix,
    rest: rest.trim(),
    viewers: who === undefined ? [undefined] : who.split(',').map(viewerOf),
  };
}

export const isMark = (text: string): boolean => MARK.test(text);

function viewerOf(text: string): Viewer {
  if (text === 'spectator') return text;
  if (/^\d$/.test(text)) return Number(text);
  throw new Misread(`“${text}” looks at nothing: expected a seat or spectator`);
}
