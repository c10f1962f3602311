import { reply } from '@rulewright/core/lessons';
import { expect, test } from 'vitest';
import { ticTacToe } from '../games/tic-tac-toe.js';
import { issues } from './caught.js';

const replied = (replies: readonly string[], seat: number) => reply(ticTacToe, { replies }, ticTacToe.init(1), seat);

test.each([
  ['the first line that is legal', ['0 mark 4', '0 mark 5'], 4],
  ['no line of another seat', ['1 mark 4', '0 mark 5'], 5],
  ['what the game does by itself where no line fits', ['1 mark 4'], 0],
  ['the same without a line', [], 0],
])('a lesson replies with %s', (_, replies, cell) => {
  expect(replied(replies, 0)).toEqual({ type: 'mark', seat: 0, cell });
});

test('a lesson passes over a line that is not legal any more', () => {
  const state = ticTacToe.apply(ticTacToe.init(1), { type: 'mark', seat: 0, cell: 4 });
  const answer = reply(ticTacToe, { replies: ['1 mark 4', '1 mark 8'] }, state, 1);
  expect(answer).toEqual({ type: 'mark', seat: 1, cell: 8 });
});

test('a lesson replies nothing for a seat that is not asked', () => {
  expect(issues(() => replied(['1 mark 4'], 1))).toEqual([{ path: '1', message: 'it is not asked' }]);
});
