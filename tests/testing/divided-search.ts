import { dividedFind } from '@rulewright/testing';
import { ticTacToe } from '../games/tic-tac-toe.js';

// What a thread is given: the search for a game that ends without a row.

export const { jobs, work, result } = dividedFind(ticTacToe, {
  such: ({ agenda, cells }) => agenda.length === 0 && !cells.includes(-1),
  budget: 1500,
  parts: 3,
  seed: 'threads',
});
