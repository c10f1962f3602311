import { byHeuristics, type Expertise, type Player, type Seatable, uniform, weighted } from '@rulewright/bots';
import { at } from '@rulewright/core';
import { describe, expect, test } from 'vitest';
import { ticTacToe } from '../games/tic-tac-toe.js';

type TicTacToe = typeof ticTacToe;

const start = ticTacToe.init('policies');
const legal = ticTacToe.legalActions(start);
const view = ticTacToe.view(start, 0);
const decision = ticTacToe.decision(view) ?? { kind: 'mark', rule: 'TTT-1' };
const clock = { move: Number.POSITIVE_INFINITY, game: Number.POSITIVE_INFINITY };

const seated = (seatable: Seatable<TicTacToe>, seed: string): Player<TicTacToe> => {
  const player = seatable();
  player.start?.({ seat: 0, players: 2, options: start.options, seed }, view);
  return player;
};
const cells = async (seatable: Seatable<TicTacToe>, seed: string, count: number): Promise<number[]> => {
  const player = seated(seatable, seed);
  const chosen: number[] = [];
  for (let i = 0; i < count; i++) chosen.push((await player.choose(view, decision, legal, clock)).cell);
  return chosen;
};
const share = (chosen: readonly number[], cell: number) =>
  chosen.filter((each) => each === cell).length / chosen.length;

const expertise: Expertise<TicTacToe> = {
  weights: () =>
    byHeuristics<TicTacToe, object>(() => ({}), {
      mark: { because: 'the middle lies on most lines', action: ({ cell }) => (cell === 4 ? 8 : cell === 0 ? 0 : 1) },
    }),
  values: () => () => [0.5, 0.5],
};

describe.each([
  ['uniform', uniform(ticTacToe)],
  ['weighted', weighted(ticTacToe, expertise)],
] as const)('A %s player', (_, player) => {
  test('chooses the same for the same seed, else something else', async () => {
    expect(await cells(player, 'a', 20)).toEqual(await cells(player, 'a', 20));
    expect(await cells(player, 'a', 20)).not.toEqual(await cells(player, 'b', 20));
  });
});

test('A uniform player takes each action as often as the next', async () => {
  const chosen = await cells(uniform(ticTacToe), 'often', 9000);
  for (const { cell } of legal) expect(share(chosen, cell)).toBeCloseTo(1 / 9, 1);
});

test('A weighted player takes actions as often as the weights say', async () => {
  const chosen = await cells(weighted(ticTacToe, expertise), 'often', 3000);
  expect(share(chosen, 4)).toBeCloseTo(8 / 15, 1);
  expect(share(chosen, 8)).toBeCloseTo(1 / 15, 1);
  expect(share(chosen, 0)).toBe(0);
});

test('A weighted player weighs for the seat whose actions are listed', async () => {
  const seats: number[] = [];
  const watching: Expertise<TicTacToe> = {
    ...expertise,
    weights: (engine) => {
      const weights = expertise.weights(engine);
      return {
        ...weights,
        consider: (position, seat) => {
          seats.push(seat);
          weights.consider(position, seat);
        },
      };
    },
  };
  const next = ticTacToe.apply(start, at(legal, 0));
  const player = weighted(ticTacToe, watching)();
  await player.choose(ticTacToe.view(next, 1), decision, ticTacToe.legalActions(next), clock);
  expect(seats).toEqual([1]);
});
