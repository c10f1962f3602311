import type { AnyAction, Emitted, Seat, Viewer } from '@rulewright/core';
import type { AnyState, AnyView, PlayGame } from './games.js';

/** How a game begins: by a seed and options, or from a position that was made by hand. */
export interface Start {
  readonly seed: string;
  readonly options: object;
  /** A saved state. */
  readonly from?: unknown;
}

/** One decision: the position on which it was taken, and what came of it. */
export interface Step {
  readonly before: AnyState;
  readonly action: AnyAction;
  readonly events: readonly Emitted[];
  readonly after: AnyState;
}

/** A game in progress, as plain data: every change gives another table. */
export interface Table {
  readonly game: PlayGame;
  readonly start: Start;
  readonly first: AnyState;
  /** All decisions, those that were taken back too. */
  readonly steps: readonly Step[];
  /** How many of them count; the others can be taken again. */
  readonly length: number;
}

/** A new table. Throws `InputError` for what the engine refuses. */
export function begin(game: PlayGame, start: Start): Table {
  const { engine } = game;
  const first = start.from === undefined ? engine.init(start.seed, start.options) : engine.load(start.from);
  return { game, start, first, steps: [], length: 0 };
}

/** The position after that many decisions. */
export const positionAt = ({ first, steps }: Table, decisions: number): AnyState =>
  steps[decisions - 1]?.after ?? first;

/** The position now. */
export const present = (table: Table): AnyState => positionAt(table, table.length);

/** The decisions that count. */
export const taken = ({ steps, length }: Table): readonly Step[] => steps.slice(0, length);

/** After a legal action; decisions that were taken back are forgotten. Throws as the engine's `apply` does. */
export function act(table: Table, action: AnyAction): Table {
  const before = present(table);
  const { state: after, events } = table.game.engine.step(before, action);
  const steps = [...taken(table), { before, action, events, after }];
  return { ...table, steps, length: steps.length };
}

/** Where `undo` goes to: before the last decision of one of these seats, of those that count. */
export function undoLength(
  table: Table,
  people: readonly Seat[],
  counts: (step: Step) => boolean = () => true,
): number | undefined {
  const last = taken(table).findLastIndex((step) => people.includes(step.action.seat) && counts(step));
  return last < 0 ? undefined : last;
}

/** Where `redo` goes to: to the next question to one of these seats, of those that count, or to the last decision. */
export function redoLength(
  { steps, length }: Table,
  people: readonly Seat[],
  counts: (step: Step) => boolean = () => true,
): number | undefined {
  if (length === steps.length) return undefined;
  const next = steps.findIndex((step, i) => i > length && people.includes(step.action.seat) && counts(step));
  return next < 0 ? steps.length : next;
}

/** The same table after that many of its decisions; the others can be taken again. */
export const wound = (table: Table, length: number): Table => ({ ...table, length });

export const viewAt = (table: Table, decisions: number, viewer: Viewer): AnyView =>
  table.game.engine.view(positionAt(table, decisions), viewer);

/** The seats that are asked in a position; none when the game is over. */
export const askedSeats = ({ engine }: PlayGame, state: AnyState): readonly Seat[] => engine.deciders(state);

/** The record of the decisions that count. Throws for a table that began from a position made by hand: it has no beginning. */
export function recordOf(table: Table): object {
  const { seed, options } = table.start;
  if (table.start.from !== undefined) throw new Error('a position made by hand has no record');
  return table.game.engine.record({ seed, options, actions: taken(table).map(({ action }) => action) });
}
