import type { Case, CaseDocument } from './document.js';
import { filled } from './holes.js';
import type { Line } from './line.js';
import { isMark } from './mark.js';
import { suggested } from './suggested.js';
import { Misread, wordsOf } from './values.js';

/** Upper bound of the lines of a case. */
const MOST = 1_000;

/**
 * The lines of a case with its holes filled, those of its positions in place of `from`, and one builder a line. `reading`
 * is called with each line before it is read. Throws `Misread`.
 */
export function opened(one: Case, document: CaseDocument, reading: (line: Line) => void): Line[] {
  const found: Line[] = [];
  const open = (raw: Line, values: Readonly<Record<string, string>>, within: readonly string[]): void => {
    reading(raw);
    const line = filled(raw, values);
    if (line === undefined) return;
    if (found.length >= MOST) throw new Misread(`the case comes to more than ${MOST} lines`);
    const parts = isMark(line.text) ? [line.text] : wordsOf(line.text, /;/);
    const areActions = parts.every((part) => /^\d/.test(part));
    for (const text of areActions ? [line.text] : parts) {
      const [word, name = '', ...args] = wordsOf(text);
      if (word !== 'from') found.push({ ...line, text });
      else for (const each of positionOf(document, name, args, within)) open(each.line, each.values, [...within, name]);
    }
  };
  for (const line of document.always) open(line, {}, []);
  for (const line of one.lines) open(line, one.values, []);
  return found;
}

function positionOf({ positions }: CaseDocument, name: string, args: readonly string[], within: readonly string[]) {
  const position = positions.get(name);
  if (position === undefined) throw new Misread(`no position is called ${name}${suggested(name, positions.keys())}`);
  if (within.includes(name)) throw new Misread(`the position ${name} begins with itself`);
  const { holes, lines } = position;
  if (args.length > holes.length)
    throw new Misread(`it is written as: from ${[name, ...holes.map((hole) => `{${hole}}`)].join(' ')}`);
  const values = Object.fromEntries(holes.map((hole, i) => [hole, args[i] ?? '']));
  return lines.map((line) => ({ line, values }));
}
