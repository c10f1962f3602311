import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { table } from './table.js';

rule(['ECO-SUP.1', 'ECO-R2'], 'keeps 45 coins in the game: ten a player, the others in the bank', () => {
  const bankOf = (players: number) => table({ players }).state.bank;
  expect([2, 3, 4].map(bankOf)).toEqual([25, 15, 5]);
});
