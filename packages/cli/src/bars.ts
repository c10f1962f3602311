import type { Printed } from './game.js';

// Small drawings of figures for a terminal.

const EIGHTHS = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'];
const HEIGHTS = '▁▂▃▄▅▆▇█';
const BAR = 24;
const BINS = 16;

/** A bar as long as a share of the whole, from 0 to 1. */
export function bar(share: number): string {
  const eighths = Math.round(Math.max(0, Math.min(1, share)) * BAR * 8);
  return `${'█'.repeat(Math.floor(eighths / 8))}${EIGHTHS[eighths % 8]}`;
}

/** The least and the most of some values, however many they are. */
export const ends = (values: readonly number[]): readonly [least: number, most: number] =>
  values.reduce<readonly [number, number]>(
    ([least, most], value) => [Math.min(least, value), Math.max(most, value)],
    [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
  );

/** A row of columns that shows the number of values in each of some equal ranges between the least and the most. */
export function histogram(values: readonly number[]): string {
  const [least, most] = ends(values);
  if (most === least) return HEIGHTS.at(-1) ?? '';
  const counts = Array.from({ length: BINS }, () => 0);
  for (const value of values) {
    const bin = Math.min(BINS - 1, Math.floor(((value - least) / (most - least)) * BINS));
    counts[bin] = (counts[bin] ?? 0) + 1;
  }
  const highest = Math.max(...counts);
  return counts
    .map((count) => (count === 0 ? ' ' : (HEIGHTS[Math.ceil((count / highest) * HEIGHTS.length) - 1] ?? '')))
    .join('');
}

/** A drawing of rows: a name, a picture, and what it says in figures. A terminal that is too narrow goes without. */
export function drawnRows(rows: readonly (readonly [name: string, picture: string, figures: string])[]): Printed {
  const [names, pictures] = [0, 1].map((column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  const drawing = rows.map(
    ([name, picture, figures]) => `${name.padEnd(names ?? 0)}  ${picture.padEnd(pictures ?? 0)}  ${figures}`,
  );
  return { drawing, tables: [] };
}
