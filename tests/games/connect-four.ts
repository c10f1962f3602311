import type { Seat } from '@rulewright/core';
import {
  type Ask,
  type BaseState,
  createEngine,
  type GameTypes,
  kit,
  noContent,
  noSecrets,
} from '@rulewright/core/author';
import { z } from '@rulewright/core/words';

const COLUMNS = 7;
const ROWS = 6;
const EMPTY = -1;

interface State extends BaseState<ConnectFour> {
  /** Row by row from the bottom: whose disc lies in a cell. */
  cells: (Seat | -1)[];
  /** How many discs lie in each column. */
  heights: number[];
  winner: Seat | -1;
}
interface ConnectFour extends GameTypes {
  State: State;
  Options: { players: number };
  Content: { readonly id: string };
  Task: never;
  Choice: { kind: 'drop' } & Ask;
  Event: { type: 'dropped'; rule: 'FOUR-1'; seat: Seat; column: number };
  Rule: 'FOUR-1' | 'FOUR-2' | 'FOUR-3';
  Refusal: 'full';
}
const { action, refuse, defineGame } = kit<ConnectFour>();

/** FOUR-2: four discs of a seat in a row, a column or a diagonal that leads through this cell. */
function hasFour(cells: readonly number[], column: number, row: number, seat: Seat): boolean {
  return (
    along(cells, { column, row, seat }, 1, 0) ||
    along(cells, { column, row, seat }, 0, 1) ||
    along(cells, { column, row, seat }, 1, 1) ||
    along(cells, { column, row, seat }, 1, -1)
  );
}

const along = (
  cells: readonly number[],
  { column, row, seat }: { readonly column: number; readonly row: number; readonly seat: Seat },
  dx: number,
  dy: number,
): boolean => 1 + run(cells, { column, row, seat }, dx, dy) + run(cells, { column, row, seat }, -dx, -dy) >= 4;

/** How many discs of a seat lie in a line from a cell on. */
function run(
  cells: readonly number[],
  { column, row, seat }: { readonly column: number; readonly row: number; readonly seat: Seat },
  dx: number,
  dy: number,
): number {
  let length = 0;
  let x = column + dx;
  let y = row + dy;
  while (x >= 0 && x < COLUMNS && y >= 0 && y < ROWS && cells[y * COLUMNS + x] === seat) {
    length++;
    x += dx;
    y += dy;
  }
  return length;
}

const drop = action('drop', {
  during: ['drop'],
  fields: { column: z.int().check(z.minimum(0), z.maximum(COLUMNS - 1)) },
  candidates(_, seat, offer) {
    for (let column = 0; column < COLUMNS; column++) offer({ type: 'drop', seat, column });
  },
  check: ({ state }, { column }) => (state.heights[column] === ROWS ? refuse('FOUR-1', 'full', { column }) : undefined),
  perform({ state, emit, queue }, { seat, column }) {
    const row = state.heights[column] ?? 0;
    state.heights[column] = row + 1;
    state.cells[row * COLUMNS + column] = seat;
    emit?.({ type: 'dropped', rule: 'FOUR-1', seat, column });
    if (hasFour(state.cells, column, row, seat)) state.winner = seat;
    else if (state.cells.includes(EMPTY)) queue({ kind: 'drop', seat: 1 - seat });
  },
});

export const connectFour = createEngine(
  defineGame({
    id: 'connect-four',
    rulesVersion: 1,
    seats: { min: 2, max: 2 },
    options: z.strictObject({ players: z._default(z.literal(2), 2) }),
    content: noContent,
    schema: z.strictObject({
      cells: z.array(z.int().check(z.minimum(EMPTY), z.maximum(1))).check(z.length(COLUMNS * ROWS)),
      heights: z.array(z.int().check(z.minimum(0), z.maximum(ROWS))).check(z.length(COLUMNS)),
      winner: z.int().check(z.minimum(EMPTY), z.maximum(1)),
      agenda: z.array(z.strictObject({ kind: z.literal('drop'), seat: z.int() })),
    }),
    invariants: {
      'discs lie on discs': ({ state: { cells, heights } }) =>
        cells.every((cell, i) => (cell === EMPTY) === Math.floor(i / COLUMNS) >= (heights[i % COLUMNS] ?? 0)),
      'both drop equally often': ({ state: { cells } }) => {
        const ahead = cells.filter((cell) => cell === 0).length - cells.filter((cell) => cell === 1).length;
        return ahead === 0 || ahead === 1;
      },
      'somebody has won, or the field is full, or somebody drops': ({ state: { cells, winner, agenda } }) =>
        agenda.length === (winner === EMPTY && cells.includes(EMPTY) ? 1 : 0),
    },
    setup: () => ({
      cells: Array.from({ length: COLUMNS * ROWS }, () => EMPTY),
      heights: Array.from({ length: COLUMNS }, () => 0),
      winner: EMPTY,
      agenda: [{ kind: 'drop', seat: 0 }],
    }),
    tasks: {},
    choices: { drop: { rule: 'FOUR-1', actions: [drop] } },
    // FOUR-3: a full field without four in a line is a draw
    outcome: ({ state: { winner } }) =>
      winner === EMPTY
        ? { winners: [0, 1], ranking: [[0, 1]], scores: [0, 0], reason: 'full' }
        : {
            winners: [winner],
            ranking: [[winner], [1 - winner]],
            scores: winner === 0 ? [1, 0] : [0, 1],
            reason: 'four',
          },
    secrets: noSecrets,
  }),
);
