import { type Bag, insertSorted, remove } from '../game/deck.js';
import type { State } from '../game/game.js';
import type { Handling } from '../game/turn.js';
import type { Viewer } from '../game/types.js';
import { isDeck, type Place, type Positioned, sees } from './zones.js';

// The knowledge that viewers have of cards in zones they cannot see: a sorted list of cards for each viewer, by seat,
// the spectator last. A list holds cards that are certainly there. When nobody knows anything, there are no lists.

export type Rows = number[][];

/** Adds one card to the knowledge of a viewer. */
export const learn = (rows: Rows, viewers: number, viewer: number, card: number): void =>
  insertSorted(rowOf(rows, viewers, viewer), card);

/** Adds the cards that a viewer's list lacks, counting equal ones. */
export function raise(rows: Rows, viewers: number, viewer: number, cards: readonly number[]): void {
  const missing = [...cards];
  for (const card of rows[viewer] ?? []) remove(missing, card);
  for (const card of missing) learn(rows, viewers, viewer, card);
}

/** A viewer's list, to add to; creates the lists of all viewers when there are none. */
export function rowOf(rows: Rows, viewers: number, viewer: number): number[] {
  while (rows.length < viewers) rows.push([]);
  return rows[viewer] as number[];
}

/** Adds the cards of a bag that each viewer knows. */
export function addKnown(
  rows: Rows,
  viewers: number,
  knownBy: (viewer: number) => readonly number[] | undefined,
): void {
  for (let viewer = 0; viewer < viewers; viewer++) {
    const cards = knownBy(viewer);
    if (cards === undefined || cards.length === 0) continue;
    const row = rowOf(rows, viewers, viewer);
    for (const card of cards) row.push(card);
  }
}

/** Removes all lists when nobody knows anything, so that equal positions are equal data. */
export function dropEmpty(rows: Rows): void {
  if (rows.length > 0 && rows.every((row) => row.length === 0)) rows.length = 0;
}

/** Forgets a card that left in sight of the viewer. */
export const leaveSeen = (row: number[], card: number): void => void remove(row, card);

/** Forgets one card of each known kind, because some unseen card left. */
export function leaveUnseen(row: number[]): void {
  let kept = 0;
  for (let i = 0; i < row.length; i++)
    if (i > 0 && row[i] === row[i - 1]) {
      row[kept] = row[i] as number;
      kept++;
    }
  row.length = kept;
}

/** True when all cards there are known and alike, so that it is no secret which of them leaves. */
export const isCertain = (row: readonly number[], size: number): boolean =>
  row.length === size && row[0] === row[row.length - 1];

/** Memory with its zones sorted by key, so that equal memories are equal text. */
export const inOrderOfKeys = <X>(memory: Readonly<Record<string, X>>): Record<string, X> =>
  Object.fromEntries(Object.entries(memory).sort(([a], [b]) => (a < b ? -1 : 1)));

/** The memory that a state keeps of a zone. */
export const memoryOf = ({ memory }: Positioned, { key }: Place): Rows =>
  Object.hasOwn(memory, key) ? (memory[key] as Rows) : [];

/** Stores the memory of a zone, or deletes it when nobody knows anything. */
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

/** Everyone who sees the source sees the target, so moving an unknown card changes nobody's knowledge. */
export const seesNoLess = (target: Place, source: Place): boolean =>
  target.row.visibleTo === 'all' ||
  source.row.visibleTo === 'nobody' ||
  (source.row.visibleTo === 'owner' && target.row.visibleTo === 'owner' && source.owner === target.owner);

/** True for a viewer that is shown something; everybody is shown what the spectator is shown. */
export const isShown = (shownTo: Handling['shownTo'], viewer: number): boolean =>
  shownTo !== undefined && (shownTo === 'all' || shownTo.some((one) => one === viewer || one === 'spectator'));

/** The viewers who are shown a zone they may not look into, by number, the spectator last. */
export function shownOnly({ row, owner }: Place, viewers: readonly Viewer[] | 'all', players: number): number[] {
  const numbers: number[] = [];
  for (let viewer = 0; viewer <= players; viewer++)
    if (isShown(viewers, viewer) && !sees(row, owner, viewer)) numbers.push(viewer);
  return numbers;
}

/** The parts of a zone whose cards look alike from outside: the list itself, or the bags of a deck. */
export function parts(position: Positioned, place: Place): Bag[] {
  const { cards } = place;
  return isDeck(cards) ? cards.bags : [{ cards, known: memoryOf(position, place) }];
}
