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

// the draws of the deal: one creature each
const begun = () => engine.init('by hand', { players: 3 }, ['wolf', 'cat', 'bear']);

test('GAME-2 who peeks sees the creature and remembers it; others are only told that somebody peeked', () => {
  const { state, events } = engine.step(begun(), { type: 'peek', seat: 0, target: 1 });
  const told = (viewer: number) => engine.eventsFor(events, viewer);
  expect(told(0)).toEqual([{ type: 'peeked', rule: 'GAME-2', seat: 0, target: 1, card: 1 }]);
  expect(told(2)).toEqual([{ type: 'peeked', rule: 'GAME-2', seat: 0, target: 1 }]);
  expect(engine.view(state, 0).position.hands).toEqual([[3], [1], [-1]]);
  expect(engine.view(state, 2).position.hands).toEqual([[-1], [-1], [4]]);
});

test('GAME-3 a duel shows both creatures to everybody, and the stronger one takes a point', () => {
  const { state, events } = engine.step(begun(), { type: 'duel', seat: 0, target: 1 });
  const view = engine.view(state, 2);
  const said = engine.eventsFor(events, 2).map((event) => createText().event(view, event as never).text);
  expect(said).toEqual(['P1 with a wolf challenges P2 with a cat: P1 wins']);
  expect([state.points, view.position.done]).toEqual([
    [1, 0, 0],
    [3, 1],
  ]);
  expect(engine.explain(state, { type: 'duel', seat: 1, target: 1 })?.code).toBe('yourself');
});
