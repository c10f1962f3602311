import { type CaseDocument, readDocument } from './document.js';
import { isMark } from './mark.js';

const MARKS = ['>', '=', '?'];

/**
 * Adds empty marks below each action of the cases that have no mark; an update fills them in. Other cases stay as they
 * are. Throws `Unreadable`.
 */
export function withQuestions(text: string, file: string, shared?: CaseDocument): string {
  const { cases } = readDocument(text, file, shared);
  const asking = new Set(
    cases
      .filter(({ lines }) => lines.every((line) => !isMark(line.text)))
      .flatMap(({ lines }) => lines.filter((line) => isAction(line.text)).map(({ at }) => at)),
  );
  return text
    .split('\n')
    .flatMap((line, i) => (asking.has(i + 1) ? [line, ...MARKS.map((mark) => `    ${mark}`)] : [line]))
    .join('\n');
}

const isAction = (text: string): boolean => /^(?:\d|run |idle )/.test(text);
