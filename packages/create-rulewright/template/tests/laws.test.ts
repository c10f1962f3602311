import { conformance, pseudo } from '@rulewright/testing';
import { expect, test } from 'vitest';
import { engine } from '../src/game.js';
import { createText, en } from '../src/text.js';

const { min, max } = engine.seats;
/** The same words in a language that nobody speaks: whatever is not of the table is found (LAW-16). */
const wording = { text: createText(), marked: createText(engine, { language: pseudo(en) as never }) };

test('the game keeps the laws with every number of players', () => {
  const options = Array.from({ length: max - min + 1 }, (_, i) => ({ players: min + i }));
  const report = conformance(engine, { games: 10, options, wording: wording as never });
  expect(report.games).toBe(10 * options.length);
  // what the laws on secrets have looked at
  expect(report.knowledge.pairs).toBeGreaterThan(0);
});

test('GAME-3 the highest card takes the round', () => {
  // the draws of the deal: one card each, three times
  let state = engine.init('by hand', { players: 2 }, ['card-9', 'card-4', 'card-2', 'card-7', 'card-1', 'card-3']);
  state = engine.apply(state, { type: 'play', seat: 0, card: 8 });
  state = engine.apply(state, { type: 'play', seat: 1, card: 6 });
  expect(state.rounds).toEqual([1, 0]);
  expect(engine.explain(state, { type: 'play', seat: 0, card: 29 })?.code).toBe('not-in-hand');
});
