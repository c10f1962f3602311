import type { State } from '../game/game.js';
import type { Handling, Viewer } from '../game/types.js';
import { inOrderOfKeys, type Rows } from './knowledge.js';
import { type Place, sees } from './table-of-zones.js';

// What a state remembers of its zones: who saw which of the cards that lie there. Zones stand in the order of their keys,
// so that equal memories are equal as text.

/** What is known of the cards of a zone. */
export const memoryOf = ({ memory }: State, { key }: Place): Rows =>
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
