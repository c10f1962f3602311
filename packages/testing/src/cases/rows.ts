import { type Line, Unreadable } from './line.js';

/** The values of one row of a table, by column; `at` is its line. */
export interface Row {
  readonly at?: number;
  readonly values: Readonly<Record<string, string>>;
}

/** The cells of a line `| 4 | oil |`. */
export const cellsOf = (text: string): string[] =>
  text
    .trim()
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** The rows below the head of a table; without a table one row without values. Throws `Unreadable`. */
export function rowsOf(head: Line | undefined, rows: readonly Line[]): Row[] {
  if (head === undefined) return [{ values: {} }];
  const names = cellsOf(head.text);
  const odd = names.find((name, i) => !/^[a-zA-Z][\w-]*$/.test(name) || names.indexOf(name) < i);
  if (odd !== undefined) throw new Unreadable(head.file, head.at, `“${odd}” is no name of a column, or stands twice`);
  if (rows.length === 0) throw new Unreadable(head.file, head.at, 'the table has no row');
  return rows.map(({ file, at, text }) => {
    const cells = cellsOf(text);
    if (cells.length !== names.length)
      throw new Unreadable(file, at, `expected ${names.length} cells, found ${cells.length}`);
    return { at, values: Object.fromEntries(names.map((name, i) => [name, cells[i] ?? ''])) };
  });
}
