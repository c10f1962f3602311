import { expect, test } from 'vitest';
import { loadGame } from '../../docs/site/playground/games.js';
import { seenSince } from '../../docs/site/playground/seen-since.js';
import {
  act,
  askedSeats,
  begin,
  positionAt,
  present,
  recordOf,
  redoLength,
  taken,
  undoLength,
  wound,
} from '../../docs/site/playground/table.js';
import { playedTable } from './tables.js';

const game = await loadGame('ecologic');
const start = { seed: 'play', options: {} };

test('every decision keeps the position before and after it', async () => {
  const table = await playedTable('ecologic', start, 12);
  expect(table.length).toBe(12);
  expect(positionAt(table, 0)).toBe(table.first);
  for (const [i, step] of table.steps.entries()) {
    expect(step.before).toBe(positionAt(table, i));
    expect(step.after).toEqual(game.engine.apply(step.before, step.action));
  }
  expect(present(table)).toBe(positionAt(table, 12));
});

test('undo goes before the last decision of the people, redo to their next question', async () => {
  const table = await playedTable('ecologic', start, 12);
  const last = table.steps.findLastIndex(({ action }) => action.seat === 0);
  expect(undoLength(table, [0])).toBe(last);
  expect(undoLength(table, [0, 1])).toBe(11);
  expect(undoLength(begin(game, start), [0, 1])).toBeUndefined();
  const back = wound(table, 0);
  expect(redoLength(table, [0])).toBeUndefined();
  expect(redoLength(back, [0, 1])).toBe(1);
  const next = table.steps.findIndex(({ action }, i) => i > 0 && action.seat === 0);
  expect(redoLength(back, [0])).toBe(next);
  expect(redoLength(wound(table, last), [0])).toBe(12);
  expect(present(wound(back, 12))).toBe(present(table));
});

test('another action forgets what was taken back, a refused one changes nothing', async () => {
  const table = wound(await playedTable('ecologic', start, 12), 3);
  const [action] = game.engine.legalActions(present(table));
  const other = action === undefined ? table : act(table, action);
  expect([other.length, other.steps.length]).toEqual([4, 4]);
  const [seat = 0] = askedSeats(game, present(table));
  expect(() => act(table, { type: 'pass', seat })).toThrow('not-offered');
  expect(table.steps.length).toBe(12);
});

test('a record of what counts replays, and a position made by hand has none', async () => {
  const table = wound(await playedTable('ecologic', start, 12), 9);
  expect(game.engine.replay(recordOf(table))).toEqual(present(table));
  expect(taken(table)).toHaveLength(9);
  const byHand = begin(game, { ...start, from: JSON.parse(JSON.stringify(present(table))) });
  expect(present(byHand)).toEqual(present(table));
  expect(() => recordOf(byHand)).toThrow('by hand');
  expect(() => begin(game, { ...start, from: { ...present(table), round: -1 } })).toThrow('round');
});

test('what nobody unlearns is said before an undo, and nothing where all was open', async () => {
  const table = await playedTable('ecologic', start, 40);
  const steps = taken(table);
  const drew = steps.findIndex(({ events }) => events.some(({ event }) => event.type === 'event-drawn'));
  expect(seenSince(game, steps.slice(0, drew))).toBeUndefined();
  expect(seenSince(game, steps.slice(0, drew + 1))).toMatch(/^Taken back, though chance has decided since \(P\d\): /);
});
