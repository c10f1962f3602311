import { type Case, type CaseDocument, readDocument } from './document.js';
import { isMark } from './mark.js';

const MARKS = ['>', '=', '?'];

/**
 * Adds empty marks below each action of the cases that have no mark; an update fills them in. Other cases stay as they
 * are. Throws `Unreadable`.
 */
export function withQuestions(text: string, file: string, shared?: CaseDocument): string {
  const { cases } = readDocument(text, file, shared);
  const asking = new Set(
    cases.filter(isUnmarked).flatMap(({ lines }) => lines.filter((line) => isAction(line.text)).map(({ at }) => at)),
  );
  return text
    .split('\n')
    .flatMap((line, i) => (asking.has(i + 1) ? [line, ...MARKS.map((mark) => `    ${mark}`)] : [line]))
    .join('\n');
}

/** A case without marks, with an empty one of each kind below each action; any other case as it is. */
export function questioned(one: Case): Case {
  if (!isUnmarked(one)) return one;
  const asked = one.lines.flatMap((line) =>
    isAction(line.text) ? [line, ...MARKS.map((text) => ({ ...line, text }))] : [line],
  );
  return { ...one, lines: asked };
}

const isUnmarked = ({ lines }: Case): boolean => lines.every(({ text }) => !isMark(text));

const isAction = (text: string): boolean => /^(?:\d|run |idle )/.test(text);
