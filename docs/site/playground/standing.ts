import type { Drawing } from './drawn.js';
import type { AnyView, PlayGame } from './games.js';
import { positionAt, type Table } from './table.js';

/** How the seats stand in a position, in the unit of the final scores; nothing for a game that does not say. */
export const standingOf = (_game: PlayGame, drawing: Drawing | undefined, view: AnyView): readonly number[] =>
  drawing?.standing?.(view) ?? [];

/** So many moments are enough for a picture. */
const MOMENTS = 240;

/** A moment of a game, by the number of decisions before it. */
export interface Moment {
  readonly decision: number;
  readonly standing: readonly number[];
}

/** How the seats stood from the start to the last decision that counts, as everybody could see it. */
export function courseOf(table: Table, drawing: Drawing | undefined, most: number = MOMENTS): readonly Moment[] {
  if (drawing?.standing === undefined) return [];
  const { game, length } = table;
  const count = Math.min(length, most);
  return Array.from({ length: count + 1 }, (_, i) => {
    const decision = count === 0 ? 0 : Math.round((i * length) / count);
    const view = game.engine.view(positionAt(table, decision), 'spectator');
    return { decision, standing: standingOf(game, drawing, view) };
  });
}
