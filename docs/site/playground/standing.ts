import { toNumber } from '@rulewright/core';
import type { AnyState, AnyView, PlayGame } from './games.js';
import { positionAt, type Table } from './table.js';

/** How the seats stand in a position, in the unit of the final scores; nothing for a game that does not say. */
export const standingOf = ({ engine }: PlayGame, view: AnyView): readonly number[] =>
  engine.standing(view).map(({ value }) => toNumber(value));

/** What was found once: a position never changes. */
const found = new WeakMap<AnyState, readonly number[]>();

/** The same as everybody could see it in the position after that many decisions. */
function publicStanding(table: Table, decision: number): readonly number[] {
  const { game } = table;
  const state = positionAt(table, decision);
  const standing = found.get(state) ?? standingOf(game, game.engine.view(state, 'spectator'));
  found.set(state, standing);
  return standing;
}

/** As many points as a picture needs. */
const MOST_POINTS = 240;

/** How the seats stand after that many decisions. */
export interface StandingAt {
  readonly decision: number;
  readonly standing: readonly number[];
}

/** How the seats stood from the start to the last decision that counts, as everybody could see it. */
export function courseOf(table: Table, most: number = MOST_POINTS): readonly StandingAt[] {
  const { length } = table;
  if (publicStanding(table, 0).length === 0) return [];
  const count = Math.min(length, most);
  return Array.from({ length: count + 1 }, (_, i) => {
    const decision = count === 0 ? 0 : Math.round((i * length) / count);
    return { decision, standing: publicStanding(table, decision) };
  });
}
