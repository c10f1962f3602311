import { at } from '@rulewright/core';
import { byScore } from '@rulewright/core/author';
import { smallGame } from '@rulewright/core/small';
import { list, seatOrNone, upTo } from '@rulewright/core/words';

const COLUMNS = 7;
const ROWS = 6;
const FREE = -1;

const { action, refuse, create, book } = smallGame({
  id: 'connect-four',
  players: 2,
  // row by row from the bottom: whose disc lies in a cell
  state: { cells: list(seatOrNone), winner: seatOrNone },
  choices: { drop: {} },
  events: { dropped: { seat: upTo(1), column: upTo(COLUMNS - 1) } },
  rules: {
    'FOUR-1': 'Drop a disc into a column that is not full.',
    'FOUR-2': 'Four of your discs in a row, a column or a diagonal win.',
    'FOUR-3': 'A full field without four in a line is a draw.',
  },
  refusals: { full: 'That column is full.' },
});

/** FOUR-2: whether four discs of this owner lie in a line through a cell. */
function hasFour(cells: readonly number[], cell: number): boolean {
  const run = (dx: number, dy: number): number => {
    let length = 0;
    let [x, y] = [cell % COLUMNS, Math.floor(cell / COLUMNS)];
    do {
      length++;
      x += dx;
      y += dy;
    } while (x >= 0 && x < COLUMNS && y >= 0 && y < ROWS && cells[y * COLUMNS + x] === cells[cell]);
    return length;
  };
  return (
    [
      [1, 0],
      [0, 1],
      [1, 1],
      [1, -1],
    ] as const
  ).some(([dx, dy]) => run(dx, dy) + run(-dx, -dy) > 4);
}

const drop = action('drop', {
  during: ['drop'],
  fields: { column: upTo(COLUMNS - 1) },
  check: ({ state: { cells } }, { column }) =>
    cells[(ROWS - 1) * COLUMNS + column] === FREE ? undefined : refuse('FOUR-1', 'full', { column }),
  perform({ state, emit, queue }, { seat, column }) {
    const { cells } = state;
    let cell = column;
    while (cells[cell] !== FREE) cell += COLUMNS;
    cells[cell] = seat;
    emit?.({ type: 'dropped', rule: 'FOUR-1', seat, column });
    if (hasFour(cells, cell)) state.winner = seat;
    else if (cells.includes(FREE)) queue({ kind: 'drop', seat: 1 - seat });
  },
});

export const rulebook = book;
export const engine = create({
  setup: () => ({
    cells: Array<number>(COLUMNS * ROWS).fill(FREE),
    winner: FREE,
    agenda: [{ kind: 'drop', seat: 0 }],
  }),
  choices: { drop: { rule: 'FOUR-1', actions: [drop] } },
  invariants: {
    'discs lie on discs': ({ state: { cells } }) =>
      cells.length === COLUMNS * ROWS &&
      cells.every((owner, cell) => owner === FREE || cell < COLUMNS || at(cells, cell - COLUMNS) !== FREE),
    'both drop in turn': ({ state: { cells } }) => {
      const [first, second] = [0, 1].map((seat) => cells.filter((owner) => owner === seat).length) as [number, number];
      return first === second || first === second + 1;
    },
  },
  outcome: ({ state: { winner } }) =>
    byScore(
      [0, 1].map((seat) => Number(seat === winner)),
      winner === FREE ? 'full' : 'four',
    ),
});

/** The board, for terminal and page. */
export const drawing = ({ position: { cells } }: ReturnType<typeof engine.view>): string[] => [
  ...[5, 4, 3, 2, 1, 0].map((row) =>
    cells
      .slice(row * COLUMNS, (row + 1) * COLUMNS)
      .map((owner) => 'XO'[owner] ?? '.')
      .join(' '),
  ),
  [...Array(COLUMNS).keys()].join(' '),
];
