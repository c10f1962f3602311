import { conformance, pseudo } from '@rulewright/testing';
import { expect, test } from 'vitest';
import { engine } from '../src/game.js';
import { createText, en } from '../src/text.js';

const { min, max } = engine.seats;
/** The same words in a language that nobody speaks: whatever is not of the table is found (LAW-16). */
const wording = { text: createText(), marked: createText(pseudo(en)) };
/** A game that has not ended by then is stuck in a circle: the law says so in seconds, and not after minutes. */
const maxDecisions = 2_000;
/** The laws play many games. A game with long ones needs fewer of them, or more time. */
const TIME = 60_000;

test(
  'the game keeps the laws with every number of players',
  () => {
    const options = Array.from({ length: max - min + 1 }, (_, i) => ({ players: min + i }));
    const report = conformance(engine, { games: 10, options, wording, maxDecisions });
    expect(report.games).toBe(10 * options.length);
    // what the laws on secrets have looked at
    expect(report.knowledge.pairs).toBeGreaterThan(0);
  },
  TIME,
);

test('GAME-3 the highest card takes the round', () => {
  // the draws of the deal: one card each, three times
  let state = engine.init('by hand', { players: 2 }, ['9', '4', '2', '7', '1', '3']);
  state = engine.apply(state, { type: 'play', seat: 0, card: 8 });
  state = engine.apply(state, { type: 'play', seat: 1, card: 6 });
  expect(state.rounds).toEqual([1, 0]);
  expect(engine.explain(state, { type: 'play', seat: 0, card: 29 })?.code).toBe('not-in-hand');
});
