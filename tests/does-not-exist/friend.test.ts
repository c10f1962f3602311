import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { raving } from './calls.js';
import { lay, type Table } from './table.js';

// DNE-FRD.1 to DNE-FRD.3: who may call whom, and what is promised. Answers have a file of their own.

const splits = (game: Table, target = 1) =>
  game
    .legal('call')
    .filter((action) => action.target === target)
    .map(({ share, picker }) => `${share} ${picker}`);

rule(['DNE-FRD.1', 'DNE-FRD.9'], 'the Host may call before laying a card, and with invaders present', () => {
  expect(splits(raving())).toEqual(['0 host']);
  expect(splits(raving((state) => lay(state, 2, 'demo-madness')))).toEqual(['0 host']);
});
