import { type ActionIn, match, type Seatable, uct } from '@rulewright/bots';
import { at } from '@rulewright/core';
import { expect, test } from 'vitest';
import { ticTacToe } from '../../games/tic-tac-toe.js';
import { fewer, inFull } from '../../support/depth.js';
import type { TicTacToe } from '../tables.js';

const GAMES = fewer(200, { day: 20, full: 20 });
type Cells = readonly number[];
type Action = ActionIn<TicTacToe>;

const LINES = ['012', '345', '678', '036', '147', '258', '048', '246'].map((line) => [...line].map(Number));
const hasLine = (cells: Cells, seat: number): boolean =>
  LINES.some((line) => line.every((cell) => cells[cell] === seat));

/** 1 when `seat`, who is to move, can win, 0 when both can draw, −1 when `seat` loses: found without the engine. */
const known = new Map<string, number>();
function worth(cells: Cells, seat: number): number {
  const key = `${cells} ${seat}`;
  const found = known.get(key) ?? search(cells, seat);
  known.set(key, found);
  return found;
}
function search(cells: Cells, seat: number): number {
  if (hasLine(cells, 1 - seat)) return -1;
  const free = cells.flatMap((mark, cell) => (mark === -1 ? [cell] : []));
  return free.length === 0 ? 0 : Math.max(...free.map((cell) => -worth(cells.with(cell, seat), 1 - seat)));
}

/** Plays perfectly; of several best cells another one in each game. */
const perfect =
  (game: number): Seatable<TicTacToe> =>
  () => ({
    choose(view, _decision, legal) {
      const { cells } = view.position;
      const worths = legal.map(({ seat, cell }) => -worth(cells.with(cell, seat), 1 - seat));
      const best = legal.filter((_, i) => worths[i] === Math.max(...worths));
      return at(best, (game * 7 + cells.filter((mark) => mark === -1).length * 3) % best.length);
    },
  });

/** Thinks once about each position: the seed is the same in every game, and so is what it thinks. */
function remembering(bot: Seatable<TicTacToe>): Seatable<TicTacToe> {
  const thought = new Map<string, Action>();
  return () => {
    const player = bot();
    return {
      start: () =>
        player.start?.(
          { seat: 0, players: 2, options: { players: 2 }, seed: 'perfect' },
          ticTacToe.view(ticTacToe.init(0), 0),
        ),
      async choose(view, decision, legal, clock) {
        const key = String(view.position.cells);
        const action = thought.get(key) ?? (await player.choose(view, decision, legal, clock));
        thought.set(key, action);
        return action;
      },
    };
  };
}

const gamesAgainstPerfection = async (iterations: number): Promise<number> => {
  const bot = remembering(uct(ticTacToe, { iterations, worlds: 1 }));
  let lost = 0;
  for (let game = 0; game < GAMES; game++) {
    const seat = game % 2;
    const players = seat === 0 ? [bot, perfect(game)] : [perfect(game), bot];
    const { winners, faults } = await match(ticTacToe, players, { seed: game });
    expect(faults).toEqual([]);
    if (!winners.includes(seat)) lost++;
  }
  return lost;
};

test(`UCT never loses ${GAMES} games of tic-tac-toe against perfect play`, {
  ...inFull,
  timeout: 240_000,
}, async () => {
  expect(await gamesAgainstPerfection(4000)).toBe(0);
});

test('with a few iterations it does lose, so that the opponent is shown to punish mistakes', async () => {
  expect(await gamesAgainstPerfection(10)).toBeGreaterThan(GAMES / 10);
});
