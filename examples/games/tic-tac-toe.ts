import { byScore } from '@rulewright/core/author';
import { smallGame } from '@rulewright/core/small';
import { list, seatOrNone, upTo } from '@rulewright/core/words';

const { action, refuse, create, book } = smallGame({
  id: 'tic-tac-toe',
  players: 2,
  state: { cells: list(seatOrNone) },
  choices: { mark: {} },
  events: { marked: { seat: upTo(1), cell: upTo(8) } },
  rules: { 'TTT-1': 'Mark a free cell.', 'TTT-2': 'Three in a line win.' },
  refusals: { taken: 'That cell is taken.' },
});

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];
const hasLine = (cells: readonly number[], seat: number) =>
  LINES.some((line) => line.every((cell) => cells[cell] === seat));

const mark = action('mark', {
  during: ['mark'],
  fields: { cell: upTo(8) },
  check: ({ state }, { cell }) => (state.cells[cell] === -1 ? undefined : refuse('TTT-1', 'taken')),
  perform({ state: { cells }, emit, queue }, { seat, cell }) {
    cells[cell] = seat;
    emit?.({ type: 'marked', rule: 'TTT-1', seat, cell });
    if (!hasLine(cells, seat) && cells.includes(-1)) queue({ kind: 'mark', seat: 1 - seat });
  },
});

export const rulebook = book;
export const engine = create({
  setup: () => ({ cells: Array(9).fill(-1), agenda: [{ kind: 'mark', seat: 0 }] }),
  choices: { mark: { rule: 'TTT-1', actions: [mark] } },
  outcome: ({ state: { cells } }) =>
    byScore(
      [0, 1].map((seat) => Number(hasLine(cells, seat))),
      'over',
    ),
});

/** The board, for terminal and page: the number of a cell where it is free. */
export const drawing = ({ position: { cells } }: ReturnType<typeof engine.view>): string[] =>
  [0, 3, 6].map((row) => [0, 1, 2].map((i) => 'XO'[cells[row + i] ?? -1] ?? row + i).join(' '));
