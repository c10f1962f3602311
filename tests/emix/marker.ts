import type { EmixScenario } from './look.js';
import { harvesting } from './phases.js';
import { type Options, type State, setPlayer, setPool } from './table.js';

// A marker that moves by the result of seat 0, and what the board does with it.

/** The step of a Result turn in which a seat absorbs its emons and its marker moves. */
export const absorb = (seat: number) => ({ kind: 'absorb', seat, human: seat }) as const;

/** The marker of seat 0 stands on a cell, and its pool has this difference: `run(absorb(0))` moves it. */
export const moving = (
  start: number,
  result: number,
  options: Options = {},
  recipe: (state: State) => void = () => {},
): EmixScenario =>
  harvesting((state) => {
    setPlayer(state, 0, { marker: start });
    setPool(state, 0, Math.max(0, result), Math.max(0, -result));
    recipe(state);
  }, options);

type Board = NonNullable<Options['board']>;
export type Place = [cell: number, symbol: Board[number]['symbol']];
/** A board of these cells only. */
export const cells = (...list: readonly Place[]): Board => list.map(([cell, symbol]) => ({ cell, symbol }));

/** Where markers stopped, one after another. */
export const stops = (t: EmixScenario) =>
  t.events.flatMap((event) => (event.type === 'marker-moved' ? [[event.seat, event.steps, event.position.to]] : []));
/** The stops of one marker that goes from the first of these positions to the others. */
export const moved = (seat: number, ...positions: number[]) =>
  positions.slice(1).map((position, i) => [seat, position - (positions[i] ?? 0), position]);
/** Which symbols were triggered, and by whose marker. */
export const triggered = (t: EmixScenario) =>
  t.events.flatMap((event) => (event.type === 'symbol-triggered' ? [[event.seat, event.cell, event.symbol]] : []));
