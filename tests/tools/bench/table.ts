import type { Measured } from './rounds.js';

export const count = (value: number): string => Math.round(value).toLocaleString('en');
export const short = (value: number): string => (value >= 100 ? count(value) : value.toPrecision(3));
/** The median, with both ends of the range where they differ. */
export const ranged = ({ median, low, high }: Measured): string =>
  low === high ? short(median) : `${short(median)} (${short(low)}–${short(high)})`;

/** Columns as wide as they must be: the first to the left, figures to the right. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) =>
    Math.max(...[title, ...rows.map((row) => row[column] ?? '')].map((cell) => cell.length)),
  );
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ')
      .trimEnd();
  return [head, ...rows].map(line).join('\n');
}
