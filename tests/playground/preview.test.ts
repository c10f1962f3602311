import { expect, test } from 'vitest';
import { type AnyView, gameIds, loadGame, type PlayGame } from '../../docs/site/playground/games.js';
import { previewOf } from '../../docs/site/playground/preview.js';
import { act, askedSeats, begin, present, taken } from '../../docs/site/playground/table.js';
import { playedTable } from './tables.js';

const told = (game: PlayGame, view: AnyView, action: Parameters<typeof previewOf>[2]) => {
  const preview = previewOf(game, view, action);
  if ('unlisted' in preview) throw new Error(preview.unlisted);
  return preview;
};

/** Seed `leak0` of EcoLogic for two: nine events are out of the game, which nobody has seen. */
const LEAK =
  '1 place-first oil 15 | 0 place-first mineral 3 | 1 place-second 11 | 0 keep | 1 decline-opening | 0 decline-opening | 1 decline-opening | 0 decline-opening | 1 reveal | 1 open-initiative | 0 raise 9 | 1 raise 10 | 0 pass | 1 keep | 0 reveal | 0 open-initiative | 1 pass | 0 place-bought 3 | 1 place-initiative I16 11 | 0 pass-building';

test('a preview tells no more than the viewer may expect: not which events were taken out unseen', async () => {
  const game = await loadGame('ecologic');
  const { engine } = game;
  const start = begin(game, { seed: 'leak0', options: { players: 2 } });
  const table = LEAK.split(' | ').reduce((one, line) => act(one, engine.parse(line)), start);
  const preview = told(game, engine.view(present(table), 1), engine.parse('1 pass-building'));
  expect(preview.isAbout).toBe(false);
  expect(preview.futures.map(({ probability }) => probability)).toEqual(Array(6).fill('1/6'));
});

test.each(gameIds)('a preview of %s is the same in two worlds that the viewer cannot tell apart', async (id) => {
  const table = await playedTable(id, { seed: 'preview', options: {} }, 60);
  const { game } = table;
  const { engine } = game;
  for (const { before, action } of taken(table).filter((_, i) => i % 15 === 0)) {
    const view = engine.view(before, action.seat);
    const other = engine.determinize(view, 'another world');
    expect(previewOf(game, engine.view(other, action.seat), action)).toEqual(previewOf(game, view, action));
  }
});

test('what is certain is told by itself, a die in one line, and what the answer says is not said again', async () => {
  const table = await playedTable('euphoria', { seed: 'preview', options: {} }, 120);
  const { game } = table;
  const { engine, text } = game;
  const previews = taken(table).flatMap(({ before, action }) => {
    const view = engine.view(before, action.seat);
    return action.type === 'retrieve' ? [{ words: text.action(view, action).text, ...told(game, view, action) }] : [];
  });
  const preview = previews.find(({ sure }) => sure.length > 0);
  if (preview === undefined) throw new Error('nobody took a worker back for a price');
  expect(preview.futures.flatMap(({ lines }) => lines).join(' ')).toMatch(/rolls 1–6/);
  expect(preview.futures.reduce((sum, { percent }) => sum + percent, 0)).toBeCloseTo(100);
  const free = previews.find(({ words }) => words.endsWith('for free'));
  if (free === undefined) throw new Error('nobody took a worker back for free');
  expect(free.sure).toEqual([]);
});

test('nothing is told to who is not asked', async () => {
  const table = await playedTable('ecologic', { seed: 'preview', options: {} }, 3);
  const { game } = table;
  const [seat = 0] = askedSeats(game, present(table));
  const [action] = game.engine.legalActions(present(table), seat);
  if (action === undefined) throw new Error('no action');
  expect(previewOf(game, game.engine.view(present(table), 'spectator'), action)).toHaveProperty('unlisted');
});

test('many ways are told by their kinds, which add up to all of them', async () => {
  const table = await playedTable('ecologic', { seed: 'preview', options: {} }, 120);
  const { game } = table;
  const { engine } = game;
  const reveal = taken(table).find(({ action }) => action.type === 'reveal');
  if (reveal === undefined) throw new Error('no initiative was revealed');
  const preview = told(game, engine.view(reveal.before, reveal.action.seat), reveal.action);
  expect(preview.groups.length).toBeGreaterThan(0);
  expect(preview.groups.length).toBeLessThan(preview.futures.length);
  expect(preview.groups.reduce((sum, { percent }) => sum + percent, 0)).toBeCloseTo(100);
});
