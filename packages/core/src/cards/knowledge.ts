import { insertSorted, remove } from './deck.js';

// What viewers know of cards that lie where they cannot look: a sorted list of cards for each viewer, by seat, the
// spectator last. A list holds cards that surely lie there; without any knowledge there are no lists at all.

export type Rows = number[][];

/** Notes that a viewer knows one more card. */
export const learn = (rows: Rows, viewers: number, viewer: number, card: number): void =>
  insertSorted(rowOf(rows, viewers, viewer), card);

/** What a viewer knows, to be added to: with the first knowledge come the lists of all viewers. */
export function rowOf(rows: Rows, viewers: number, viewer: number): number[] {
  while (rows.length < viewers) rows.push([]);
  return rows[viewer] as number[];
}

/** Nobody knows anything: the rows are emptied, so that equal positions are equal data. */
export function dropEmpty(rows: Rows): void {
  if (rows.length > 0 && rows.every((row) => row.length === 0)) rows.length = 0;
}

/** A card left in sight of the viewer: if it was one of those that were known, it is known no longer. */
export const leaveSeen = (row: number[], card: number): void => void remove(row, card);

/** Some card left unseen: of each kind one fewer is certain. */
export function leaveUnseen(row: number[]): void {
  let kept = 0;
  for (let i = 0; i < row.length; i++)
    if (i > 0 && row[i] === row[i - 1]) {
      row[kept] = row[i] as number;
      kept++;
    }
  row.length = kept;
}

/** True when all cards that lie there are known and alike: which of them leaves is no secret then. */
export const isCertain = (row: readonly number[], size: number): boolean =>
  row.length === size && row[0] === row[row.length - 1];

/** What is remembered, the zones in the order of their keys. */
export const inOrderOfKeys = <X>(memory: Readonly<Record<string, X>>): Record<string, X> =>
  Object.fromEntries(Object.entries(memory).sort(([a], [b]) => (a < b ? -1 : 1)));
