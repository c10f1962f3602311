import { at } from '@rulewright/core';
import { byScore } from '@rulewright/core/author';
import { smallGame } from '@rulewright/core/small';
import { list, seatOrNone, upTo, whole } from '@rulewright/core/words';

const SIDE = 8;
const FREE = -1;
const STEPS = [-1, 0, 1]
  .flatMap((dy) => [-1, 0, 1].map((dx) => [dx, dy] as const))
  .filter(([dx, dy]) => dx !== 0 || dy !== 0);

const { action, refuse, create, book } = smallGame({
  id: 'othello',
  players: 2,
  state: { cells: list(seatOrNone) },
  choices: { place: {} },
  events: { placed: { seat: upTo(1), cell: upTo(63), turned: whole }, passed: { seat: upTo(1) } },
  rules: {
    'OTH-1':
      'Place a disc so that discs of the other colour lie between it and one of yours in a line; they are turned.',
    'OTH-2': 'Who cannot turn a disc passes; when nobody can, the game is over.',
    'OTH-3': 'Who has more discs wins.',
  },
  refusals: { 'turns-nothing': 'No disc would be turned there.' },
});

/** OTH-1: the cells that a disc on `cell` turns. */
function turnedBy(cells: readonly number[], seat: number, cell: number): number[] {
  if (cells[cell] !== FREE) return [];
  return STEPS.flatMap(([dx, dy]) => {
    const line: number[] = [];
    for (let x = (cell % SIDE) + dx, y = Math.floor(cell / SIDE) + dy; ; x += dx, y += dy) {
      const owner = x >= 0 && x < SIDE && y >= 0 && y < SIDE ? cells[y * SIDE + x] : FREE;
      if (owner === FREE || owner === undefined) return [];
      if (owner === seat) return line;
      line.push(y * SIDE + x);
    }
  });
}

const canPlace = (cells: readonly number[], seat: number): boolean =>
  cells.some((_, cell) => turnedBy(cells, seat, cell).length > 0);

const place = action('place', {
  during: ['place'],
  fields: { cell: upTo(SIDE * SIDE - 1) },
  check: ({ state: { cells } }, { seat, cell }) =>
    turnedBy(cells, seat, cell).length > 0 ? undefined : refuse('OTH-1', 'turns-nothing', { cell }),
  perform({ state: { cells }, emit, queue }, { seat, cell }) {
    const turned = turnedBy(cells, seat, cell);
    for (const one of [cell, ...turned]) cells[one] = seat;
    emit?.({ type: 'placed', rule: 'OTH-1', seat, cell, turned: turned.length });
    if (canPlace(cells, 1 - seat)) return queue({ kind: 'place', seat: 1 - seat });
    emit?.({ type: 'passed', rule: 'OTH-2', seat: 1 - seat });
    if (canPlace(cells, seat)) queue({ kind: 'place', seat });
  },
});

export const rulebook = book;
export const engine = create({
  setup() {
    const cells = Array<number>(SIDE * SIDE).fill(FREE);
    for (const cell of [28, 35]) cells[cell] = 0;
    for (const cell of [27, 36]) cells[cell] = 1;
    return { cells, agenda: [{ kind: 'place', seat: 0 }] };
  },
  choices: { place: { rule: 'OTH-1', actions: [place] } },
  invariants: { 'the field has 64 cells': ({ state }) => state.cells.length === SIDE * SIDE },
  outcome: ({ state: { cells } }) =>
    byScore(
      [0, 1].map((seat) => cells.filter((owner) => owner === seat).length),
      'nobody-can-place',
    ),
});

/** The cell of a name as players write it: `d3`. */
export const cellNamed = (name: string): number => 'abcdefgh'.indexOf(at([...name], 0)) + SIDE * (Number(name[1]) - 1);

/** How players write a cell: `d3`. */
const nameOf = (cell: number): string => `${'abcdefgh'[cell % SIDE]}${1 + Math.floor(cell / SIDE)}`;
export const names = { cell: nameOf };

/** The board, for terminal and page. */
export const drawing = ({ position: { cells } }: ReturnType<typeof engine.view>): string[] => [
  '  a b c d e f g h',
  ...Array.from({ length: SIDE }, (_, row) => {
    const discs = cells.slice(row * SIDE, (row + 1) * SIDE).map((owner) => 'XO'[owner] ?? '.');
    return [row + 1, ...discs].join(' ');
  }),
];
