import type { State } from '../game/game.js';
import type { Handling, Viewer } from '../game/types.js';
import { type Bag, insertSorted, remove } from './deck.js';
import { isDeck, type Place, type Positioned, sees } from './zones.js';

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

/** What is remembered, the zones in the order of their keys, so that equal memories are equal as text. */
export const inOrderOfKeys = <X>(memory: Readonly<Record<string, X>>): Record<string, X> =>
  Object.fromEntries(Object.entries(memory).sort(([a], [b]) => (a < b ? -1 : 1)));

/** What a state remembers of the cards of a zone. */
export const memoryOf = ({ memory }: Positioned, { key }: Place): Rows =>
  Object.hasOwn(memory, key) ? (memory[key] as Rows) : [];

/** Writes down what is known of a zone; where nobody knows anything, nothing stands. */
export function remember(state: State, place: Place, rows: Rows): void {
  if (rows.every((row) => row.length === 0)) {
    forget(state, place);
    return;
  }
  const { memory } = state;
  const { key } = place;
  let isLast = true;
  for (const other in memory) isLast &&= other < key;
  const isNew = !isLast && !Object.hasOwn(memory, key);
  memory[key] = rows;
  if (isNew) state.memory = inOrderOfKeys(memory);
}

export function forget({ memory }: State, { key }: Place): void {
  if (Object.hasOwn(memory, key)) delete memory[key];
}

/** Whoever may look into the one may look into the other: a card that goes there without being known stays as it is known. */
export const seesNoLess = (target: Place, source: Place): boolean =>
  target.row.visibleTo === 'all' ||
  source.row.visibleTo === 'nobody' ||
  (source.row.visibleTo === 'owner' && target.row.visibleTo === 'owner' && source.owner === target.owner);

/** What the spectator is shown, everybody is shown. */
export const isShown = (shownTo: Handling['shownTo'], viewer: number): boolean =>
  shownTo !== undefined && (shownTo === 'all' || shownTo.some((one) => one === viewer || one === 'spectator'));

/** The viewers who may not look into a zone and are shown what lies there, by number, the spectator last. */
export function shownOnly({ row, owner }: Place, viewers: readonly Viewer[] | 'all', players: number): number[] {
  const numbers: number[] = [];
  for (let viewer = 0; viewer <= players; viewer++)
    if (isShown(viewers, viewer) && !sees(row, owner, viewer)) numbers.push(viewer);
  return numbers;
}

/** The parts of a zone whose cards are alike to whoever cannot look: the list itself, or the bags of a deck. */
export function parts(position: Positioned, place: Place): Bag[] {
  const { cards } = place;
  return isDeck(cards) ? cards.bags : [{ cards, known: memoryOf(position, place) }];
}
