import type { Seat } from '@rulewright/core';
import {
  type Ask,
  type BaseState,
  type Context,
  createEngine,
  type GameTypes,
  kit,
  noContent,
  noSecrets,
} from '@rulewright/core/author';
import { z } from '@rulewright/core/words';

interface State extends BaseState<TicTacToe> {
  cells: (Seat | -1)[];
}
interface TicTacToe extends GameTypes {
  State: State;
  Options: { players: number };
  Content: { readonly id: string };
  Task: never;
  Choice: { kind: 'mark' } & Ask;
  Event: { type: 'marked'; rule: 'TTT-1'; seat: Seat; cell: number };
  Rule: 'TTT-1' | 'TTT-2';
  Refusal: 'taken';
}
const { action, refuse, defineGame } = kit<TicTacToe>();

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
function hasLine({ state: { cells } }: Context<TicTacToe>, seat: Seat): boolean {
  for (const line of LINES)
    if (cells[line[0]] === seat && cells[line[1]] === seat && cells[line[2]] === seat) return true;
  return false;
}

const mark = action('mark', {
  during: ['mark'],
  fields: { cell: z.int().check(z.minimum(0), z.maximum(8)) },
  exact: true,
  candidates({ state: { cells } }, seat, offer) {
    for (let cell = 0; cell < 9; cell++) if (cells[cell] === -1) offer({ type: 'mark', seat, cell });
  },
  check: ({ state }, { cell }) => (state.cells[cell] === -1 ? undefined : refuse('TTT-1', 'taken')),
  perform(turn, { seat, cell }) {
    turn.state.cells[cell] = seat;
    turn.emit?.({ type: 'marked', rule: 'TTT-1', seat, cell });
    if (!hasLine(turn, seat) && turn.state.cells.includes(-1)) turn.queue({ kind: 'mark', seat: 1 - seat });
  },
});

export const ticTacToe = createEngine(
  defineGame({
    id: 'tic-tac-toe',
    rulesVersion: 1,
    seats: { min: 2, max: 2 },
    options: z.strictObject({ players: z._default(z.literal(2), 2) }),
    content: noContent,
    schema: z.strictObject({
      cells: z.array(z.int().check(z.minimum(-1), z.maximum(1))).check(z.length(9)),
      agenda: z.array(z.strictObject({ kind: z.literal('mark'), seat: z.int() })),
    }),
    invariants: {
      'both mark equally often': ({ state: { cells } }) => {
        const ahead = cells.filter((cell) => cell === 0).length - cells.filter((cell) => cell === 1).length;
        return ahead === 0 || ahead === 1;
      },
    },
    setup: () => ({ cells: Array.from({ length: 9 }, () => -1), agenda: [{ kind: 'mark', seat: 0 }] }),
    tasks: {},
    choices: { mark: { rule: 'TTT-1', actions: [mark] } },
    outcome(table) {
      const winner = [0, 1].find((seat) => hasLine(table, seat));
      if (winner === undefined) return { winners: [0, 1], ranking: [[0, 1]], scores: [0, 0], reason: 'full' };
      const scores = winner === 0 ? [1, 0] : [0, 1];
      return { winners: [winner], ranking: [[winner], [1 - winner]], scores, reason: 'line' };
    },
    secrets: noSecrets,
  }),
);
