import { type AnyEngine, byHeuristics, type Expertise, greedy, match, playerOf, weighted } from '@rulewright/bots';
import { expertise as ecologicExpertise } from '@rulewright/bots/ecologic';
import { expertise as emixExpertise } from '@rulewright/bots/emix';
import { expertise as euphoriaExpertise } from '@rulewright/bots/euphoria';
import { at } from '@rulewright/core';
import { engine as ecologic } from '@rulewright/ecologic';
import { engine as emix } from '@rulewright/emix';
import { engine as euphoria } from '@rulewright/euphoria';
import { describe, expect, test } from 'vitest';
import { ticTacToe } from '../games/tic-tac-toe.js';
import { atDepth, inFull } from '../support/depth.js';

type TicTacToe = typeof ticTacToe;

const clock = { move: Number.POSITIVE_INFINITY, game: Number.POSITIVE_INFINITY };
/** Likes corners, and knows no weights. */
const corners: Expertise<TicTacToe> = {
  weights: () => byHeuristics<TicTacToe, object>(() => ({}), {}),
  values:
    () =>
    ({ cells }) =>
      [0, 1].map((seat) => [0, 2, 6, 8].filter((cell) => cells[cell] === seat).length / 8),
};
/** After these marks, the cells that seat 0 takes in that many decisions of one player. */
async function taken(marks: readonly number[], count: number, settings = {}, expertise = corners): Promise<number[]> {
  let state = ticTacToe.init('greedy');
  for (const [n, cell] of marks.entries()) state = ticTacToe.apply(state, { type: 'mark', seat: n % 2, cell });
  const view = ticTacToe.view(state, 0);
  const decision = ticTacToe.decision(view) ?? { kind: 'mark', rule: 'TTT-1' };
  const player = greedy(ticTacToe, expertise, { ahead: 0, ...settings })();
  player.start?.({ seat: 0, players: 2, options: state.options, seed: 'greedy' }, view);
  const cells: number[] = [];
  for (let i = 0; i < count; i++)
    cells.push((await player.choose(view, decision, ticTacToe.legalActions(state), clock)).cell);
  return cells;
}

describe('A greedy player', () => {
  test('takes what it stands best after', async () => {
    const cells = await taken([], 9);
    expect(cells.filter((cell) => ![0, 2, 6, 8].includes(cell))).toEqual([]);
    expect(new Set(cells).size).toBeGreaterThan(1);
  });

  test('takes a victory before anything else', async () => {
    // 0 and 1 are its own: 2 is a corner and wins, 3 and 5 bring nothing
    expect(await taken([0, 4, 1, 7], 9)).toEqual(new Array(9).fill(2));
  });

  test('plays by its weights every tenth time, so that it does not go round for ever', async () => {
    const cells = await taken([0, 4, 1, 7], 400);
    const other = cells.flatMap((cell, n) => (cell === 2 ? [] : [n % 10]));
    expect(new Set(other)).toEqual(new Set([9]));
  });

  test('chooses the same for the same seed', async () => {
    expect(await taken([], 30)).toEqual(await taken([], 30));
  });

  test('looks at what the weights make of an action that many decisions later', async () => {
    // everybody who goes by the weights takes the last cell, and who is greedy wants the other one to have it
    const generous: Expertise<TicTacToe> = {
      weights: () =>
        byHeuristics<TicTacToe, object>(() => ({}), {
          mark: { because: '', action: ({ cell }) => (cell === 8 ? 1 : 0) },
        }),
      values:
        () =>
        ({ cells }) =>
          [0, 1].map((seat) => (cells[8] === 1 - seat ? 1 : 0)),
    };
    expect(await taken([], 9, { ahead: 0 }, generous)).toEqual(new Array(9).fill(8));
    expect(await taken([], 9, { ahead: 1 }, generous)).not.toContain(8);
  });

  test('tries no more actions than it is told', async () => {
    // all weigh the same, so that the first two are tried: one of them is a corner
    expect(await taken([], 9, { width: 2 })).toEqual(new Array(9).fill(0));
  });

  test.each([
    [{ worlds: 0 }, 'worlds'],
    [{ width: 1.5 }, 'width'],
    [{ ahead: -1 }, 'ahead'],
  ])('refuses %j', (settings, field) => {
    expect(() => greedy(ticTacToe, corners, settings)).toThrow(field);
  });

  test('is called by its name', async () => {
    expect(() => playerOf(ticTacToe, 'greedy')).toThrow('needs to know the game');
    expect(playerOf(ticTacToe, 'greedy:3:width=5:ahead=0', { expertise: corners })).toBeInstanceOf(Function);
    expect(() => playerOf(ticTacToe, 'greedy:0', { expertise: corners })).toThrow('worlds');
  });
});

test('Games of greedy players come to an end', inFull, async () => {
  const player = greedy(euphoria, euphoriaExpertise, { worlds: 1, width: 6 });
  const { outcome } = await match(euphoria, [player, player], { seed: 'ends', options: { turnLimit: 60 } });
  expect(outcome).toBeDefined();
});

describe.each([
  ['EcoLogic', ecologic, ecologicExpertise, {}],
  ['Emix', emix, emixExpertise, { worlds: 3 }],
] as const)('A greedy player of %s', (_, engine, expertise, settings) => {
  const GAMES = atDepth({ day: 2, full: 2, night: 10 });
  test('beats weighted ones', inFull, async () => {
    let wins = 0;
    for (let n = 0; n < GAMES; n++) {
      const players = [
        greedy(engine as AnyEngine, expertise as Expertise, settings),
        weighted(engine as AnyEngine, expertise as Expertise),
      ];
      const seat = n % 2;
      const { outcome } = await match(engine as AnyEngine, [at(players, seat), at(players, 1 - seat)], {
        seed: `${n >> 1}`,
      });
      if (outcome?.winners.includes(seat)) wins++;
    }
    expect(wins).toBeGreaterThan(GAMES / 2);
  });
});
