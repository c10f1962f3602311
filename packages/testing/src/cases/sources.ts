import { type Case, type CaseDocument, type CasePosition, casesByTitle, readDocument } from './document.js';
import type { Line } from './line.js';
import { wordsOf } from './values.js';

/** A document as text. */
export interface CaseFile {
  readonly file: string;
  readonly text: string;
}

/** The cases below one title, as their document has them. */
export interface CaseSource {
  readonly file: string;
  /** The line of the title, from 1. */
  readonly at: number;
  /** The title without its rules. */
  readonly title: string;
  readonly rules: readonly string[];
  /** The text of title, lines and table. */
  readonly text: string;
  /** The texts of the positions in it, each with those that it begins with. */
  readonly positions: readonly string[];
  /** The case itself, or one for each row of its table. */
  readonly cases: readonly Case[];
}

/** The cases of a document with their texts, title by title. Throws `Unreadable`. */
export function caseSources(given: CaseFile, positions?: CaseFile): CaseSource[] {
  const shared = positions && readDocument(positions.text, positions.file);
  const document = readDocument(given.text, given.file, shared);
  const texts = new Map([given, ...(positions ? [positions] : [])].map(({ file, text }) => [file, text]));
  const textAt = (file: string, at: number): string => itemAt(texts.get(file) ?? '', at);
  return casesByTitle(document).map((cases) => {
    const [{ at, title, rules, lines }] = cases;
    const used = positionsIn(lines, document).map((position) => textAt(fileOf(position, given.file), position.at));
    return { file: given.file, at, title, rules, text: textAt(given.file, at), positions: used, cases };
  });
}

const fileOf = ({ lines }: CasePosition, file: string): string => lines[0]?.file ?? file;

/** The positions that lines begin with, in the order in which they are met, each once. */
function positionsIn(lines: readonly Line[], document: CaseDocument, met = new Set<CasePosition>()): CasePosition[] {
  for (const { text } of lines)
    for (const part of wordsOf(text, /;/)) {
      const [word, name = ''] = wordsOf(part);
      const position = word === 'from' ? document.positions.get(name) : undefined;
      if (position === undefined || met.has(position)) continue;
      met.add(position);
      positionsIn(position.lines, document, met);
    }
  return [...met];
}

/** The item that begins at a line: its title and all lines that are indented below it. */
function itemAt(text: string, at: number): string {
  const [title = '', ...rest] = text.split(/\r?\n/).slice(at - 1);
  const end = rest.findIndex((line) => line !== '' && !line.startsWith(' '));
  return [title, ...(end < 0 ? rest : rest.slice(0, end))].join('\n').trimEnd();
}
