import { expect } from 'vitest';
import { playPack, Tally } from '../emix/random-packs.js';
import { rule } from '../support/rule.js';

const DECKS = 2_000;

rule(['EMX-VOC.1', 'EMX-VOC.25', 'EMX-SET.10'], 'plays two thousand decks made at random to their ends', () => {
  const tally = new Tally();
  for (let number = 0; number < DECKS; number++) playPack(number, tally);
  expect(tally.games).toBe(DECKS);
  tally.expectAll(100);
});
