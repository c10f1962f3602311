import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { choices } from './random.js';

export const VERSION = '0.50.2';
const FOLDER = `.bench/boardgame.io-${VERSION}`;

/** Installs the peer where only the bench sees it, once. */
export function installBoardgameIo(): void {
  if (existsSync(`${FOLDER}/node_modules/boardgame.io`)) return;
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(`${FOLDER}/package.json`, '{ "private": true }');
  const command = ['install', '--ignore-scripts', '--no-audit', '--no-fund', `boardgame.io@${VERSION}`];
  execFileSync('npm', command, { cwd: FOLDER, stdio: ['ignore', 'ignore', 'inherit'] });
}

/** What the bench uses of `boardgame.io/internal`. */
interface Internal {
  CreateGameReducer(of: { game: object }): (state: State, action: object) => State;
  InitializeGame(of: { game: object; numPlayers: number }): State;
}
interface Cells {
  cells: (string | null)[];
}
interface State {
  readonly G: Readonly<Cells>;
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown };
}

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

/** Tic-tac-toe as boardgame.io's tutorial writes it, without the undo history: that makes it a little faster. */
const game = {
  name: 'tic-tac-toe',
  disableUndo: true,
  setup: (): Cells => ({ cells: Array.from({ length: 9 }, () => null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark({ G, playerID }: { G: Cells; playerID: string }, cell: number) {
      if (G.cells[cell] !== null) return 'INVALID_MOVE';
      G.cells[cell] = playerID;
      return undefined;
    },
  },
  endIf({ G: { cells }, ctx }: { G: Cells; ctx: { currentPlayer: string } }) {
    if (LINES.some(([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[a] === cells[c]))
      return { winner: ctx.currentPlayer };
    return cells.includes(null) ? undefined : { draw: true };
  },
};

function loaded() {
  const load = createRequire(resolve(FOLDER, 'package.json'));
  const { CreateGameReducer, InitializeGame } = load('boardgame.io/internal') as Internal;
  return { reduce: CreateGameReducer({ game }), first: InitializeGame({ game, numPlayers: 2 }) };
}

/** Counts the ways that lead that many moves on in tic-tac-toe, by boardgame.io's reducer. */
export function perftOfBoardgameIo(): (depth: number) => number {
  const { reduce, first } = loaded();
  const count = (state: State, depth: number): number => {
    if (depth === 0) return 1;
    if (state.ctx.gameover !== undefined) return 0;
    let nodes = 0;
    for (let cell = 0; cell < 9; cell++)
      if (state.G.cells[cell] === null)
        nodes += count(reduce(state, makeMove(cell, state.ctx.currentPlayer)), depth - 1);
    return nodes;
  };
  return (depth) => count(first, depth);
}

/** Plays a random game of that number on boardgame.io's reducer and counts its moves. */
export function boardgameIo(): (game: number) => number {
  const { reduce, first } = loaded();
  return (number) => {
    const choose = choices(number);
    let moves = 0;
    let state = first;
    for (; state.ctx.gameover === undefined; moves++) {
      const free: number[] = [];
      for (let cell = 0; cell < 9; cell++) if (state.G.cells[cell] === null) free.push(cell);
      state = reduce(state, makeMove(free[choose(free.length)], state.ctx.currentPlayer));
    }
    return moves;
  };
}

/** The action that boardgame.io's own `makeMove` builds; no entry point exports it. */
const makeMove = (cell: number | undefined, playerID: string): object => ({
  type: 'MAKE_MOVE',
  payload: { type: 'mark', args: [cell], playerID, credentials: undefined },
});
