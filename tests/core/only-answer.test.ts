import { InputError } from '@rulewright/core';
import { describe, expect, test } from 'vitest';
import { hush } from '../games/hush.js';
import { ticTacToe } from '../games/tic-tac-toe.js';

describe('the only answer', () => {
  const full = [0, 1, 2, 4, 3, 5, 7, 6].reduce(
    (state, cell, n) => ticTacToe.apply(state, { type: 'mark', seat: n % 2, cell }),
    ticTacToe.init(1),
  );

  test('is told to the seat that is asked and has no other, from its view alone', () => {
    expect(ticTacToe.onlyAnswer(ticTacToe.view(full, 0))).toEqual({ type: 'mark', seat: 0, cell: 8 });
    expect(ticTacToe.onlyAnswer(JSON.parse(JSON.stringify(ticTacToe.view(full, 0))))).toEqual(
      ticTacToe.legalActions(full)[0],
    );
  });

  test('is not told to others, where there are several, or when the game is over', () => {
    const end = ticTacToe.apply(full, { type: 'mark', seat: 0, cell: 8 });
    for (const view of [
      ticTacToe.view(full, 1),
      ticTacToe.view(full, 'spectator'),
      ticTacToe.view(ticTacToe.init(1), 0),
      ticTacToe.view(end, 0),
    ])
      expect(ticTacToe.onlyAnswer(view)).toBeUndefined();
    expect(hush.onlyAnswer(hush.view(hush.init(1), 0))).toBeUndefined();
  });

  test('is not told of a state, whoever is asked in it', () => {
    expect(() => ticTacToe.onlyAnswer(full as never)).toThrow(InputError);
    expect(() => ticTacToe.onlyAnswer(null as never)).toThrow(InputError);
  });
});
