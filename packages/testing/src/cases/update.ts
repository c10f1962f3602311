import { type CaseDocument, readDocument } from './document.js';
import type { CaseGame } from './game.js';
import { holesIn } from './holes.js';
import type { Compared, PlayedCase } from './played.js';
import { playCase } from './playing.js';
import { cellsOf } from './rows.js';

/**
 * Replaces the expected lines and table cells of a document by what really happens. Cells change only where the line
 * has holes. Positions and cases that cannot be played stay as they are. Throws `Unreadable`.
 */
export function updated(text: string, file: string, game: CaseGame, shared?: CaseDocument): string {
  const document = readDocument(text, file, shared);
  const lines = text.split(/\r?\n/);
  const now = new Map<number, readonly string[]>();
  /** Results of the table rows at a line without holes; the line is rewritten only when all rows agree. */
  const ofRows = new Map<number, Set<string>>();
  for (const played of document.cases.map((one) => playCase(one, document, game))) {
    const { one } = played;
    for (const each of toWrite(played, file)) {
      const raw = lines[each.at - 1] ?? '';
      const found = each.found.map((line) => indented(raw, line));
      if (one.row === undefined) {
        if (!each.ok) now.set(each.at, found);
      } else if (holesIn(raw).length === 0)
        ofRows.set(each.at, (ofRows.get(each.at) ?? new Set()).add(found.join('\n')));
      else if (!each.ok) writeRow(lines, one.row, raw, each.found);
    }
  }
  for (const [at, found] of ofRows) if (found.size === 1) now.set(at, [...found].join().split('\n'));
  // a document keeps its line ends
  return lines.flatMap((line, i) => now.get(i + 1) ?? [line]).join(text.includes('\r\n') ? '\r\n' : '\n');
}

/** The marks of a case in its own lines, and what was found; none of a case that was stopped. */
function toWrite({ one, said, problem }: PlayedCase, file: string): Compared[] {
  if (problem !== undefined) return [];
  const own = new Set(one.lines.map(({ at }) => at));
  return said.filter(
    ({ file: where, at, found }) =>
      where === file && own.has(at) && found.length > 0 && !found.some((line) => line.startsWith('(')),
  );
}

const indented = (raw: string, line: string): string => `${/^\s*/.exec(raw)?.[0] ?? ''}${line}`;

/** Writes the cells of a row whose line has holes, when the rest of the line is as it was. */
function writeRow(lines: string[], row: number, raw: string, [found, ...more]: readonly string[]): void {
  if (found === undefined || more.length > 0) return;
  const names = holesIn(raw);
  const pattern = raw
    .trim()
    .split(/\{[a-zA-Z][\w-]*\}/)
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('(.*?)');
  const [, ...values] = new RegExp(`^${pattern}$`).exec(found) ?? [];
  const head = cellsOf(lines[headOf(lines, row) - 1] ?? '');
  const cells = (lines[row - 1] ?? '').split('|');
  for (const [i, value] of values.entries()) cells[head.indexOf(names[i] ?? '') + 1] = ` ${value} `;
  lines[row - 1] = cells.join('|');
}

/** The line of the head of a table, from a row of it; comments may stand between. */
function headOf(lines: readonly string[], row: number): number {
  let head = row;
  for (let at = row; /^\s*(\||#)/.test(lines[at - 1] ?? ''); at--) if (/^\s*\|/.test(lines[at - 1] ?? '')) head = at;
  return head;
}
