import { type Line, Unreadable } from './line.js';

/** A title at the margin with what is indented below it. */
export interface Raw {
  readonly at: number;
  readonly title: string;
  readonly lines: readonly Line[];
  readonly table: readonly Line[];
}

/** Letters in a line, at most. */
const LONGEST = 4_000;

/** The titles of all `case` blocks of a Markdown text, each with its lines; a text without such a block is one itself. */
export function blocksOf(text: string, file: string): Raw[] {
  const found: { at: number; title: string; lines: Line[]; table: Line[] }[] = [];
  const isFenced = /^```case\b/m.test(text);
  let isOpen = !isFenced;
  for (const [i, full] of text.split(/\r?\n/).entries()) {
    const at = i + 1;
    if (isFenced && full.startsWith('```')) isOpen = !isOpen && /^```case\b/.test(full);
    else if (isOpen) {
      if (full.length > LONGEST) throw new Unreadable(file, at, `the line is longer than ${LONGEST} letters`);
      const line = withoutComment(full.replaceAll('\t', '  ')).trimEnd();
      if (line === '') continue;
      if (!line.startsWith(' ')) found.push({ at, title: line, lines: [], table: [] });
      else
        (found.at(-1) ?? untitled(file, at))[/^\s*\|/.test(line) ? 'table' : 'lines'].push({
          file,
          at,
          text: line.trim(),
        });
    }
  }
  return found;
}

function untitled(file: string, at: number): never {
  throw new Unreadable(file, at, 'a line stands before the first title');
}

/** A line up to the `#` that begins it or stands between spaces; inside quotation marks it is a letter like others. */
function withoutComment(line: string): string {
  let isQuoted = false;
  for (let i = 0; i < line.length; i++) {
    if (line[i] === '"') isQuoted = !isQuoted;
    const stands =
      (i === 0 || line[i - 1] === ' ') &&
      (i + 1 === line.length || line[i + 1] === ' ' || line.slice(0, i).trim() === '');
    if (line[i] === '#' && !isQuoted && stands) return line.slice(0, i);
  }
  return line;
}
