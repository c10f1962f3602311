// Two games as somebody writes them who needs nothing but speed: one array, changed and changed back.

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const;

/** Counts the ways that lead that many moves on in tic-tac-toe. */
export function ticTacToeByHand(depth: number): number {
  const cells = new Int8Array(9);
  const hasLine = (who: number): boolean =>
    LINES.some(([a, b, c]) => cells[a] === who && cells[b] === who && cells[c] === who);
  const count = (left: number, who: number): number => {
    if (left === 0) return 1;
    if (hasLine(-who)) return 0;
    let nodes = 0;
    for (let cell = 0; cell < 9; cell++) {
      if (cells[cell] !== 0) continue;
      cells[cell] = who;
      nodes += count(left - 1, -who);
      cells[cell] = 0;
    }
    return nodes;
  };
  return count(depth, 1);
}

const [COLUMNS, ROWS] = [7, 6];
const WAYS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
] as const;

/** The same in Connect Four. */
export function connectFourByHand(depth: number): number {
  const cells = new Int8Array(COLUMNS * ROWS);
  const heights = new Int8Array(COLUMNS);
  const run = (
    x: number,
    y: number,
    { dx, dy, who }: { readonly dx: number; readonly dy: number; readonly who: number },
  ): number => {
    let length = 0;
    for (let [i, j] = [x + dx, y + dy]; i >= 0 && i < COLUMNS && j >= 0 && j < ROWS; i += dx, j += dy) {
      if (cells[j * COLUMNS + i] !== who) break;
      length++;
    }
    return length;
  };
  const wins = (x: number, y: number, who: number): boolean =>
    WAYS.some(([dx, dy]) => run(x, y, { dx, dy, who }) + run(x, y, { dx: -dx, dy: -dy, who }) >= 3);
  const count = (left: number, who: number): number => {
    if (left === 0) return 1;
    let nodes = 0;
    for (let x = 0; x < COLUMNS; x++) {
      const y = heights[x] ?? 0;
      if (y === ROWS) continue;
      cells[y * COLUMNS + x] = who;
      heights[x] = y + 1;
      nodes += left > 1 && wins(x, y, who) ? 0 : count(left - 1, -who);
      heights[x] = y;
      cells[y * COLUMNS + x] = 0;
    }
    return nodes;
  };
  return count(depth, 1);
}
