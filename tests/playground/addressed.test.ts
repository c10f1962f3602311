import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSSRApp } from 'vue';
import { renderToString } from 'vue/server-renderer';
import { loadDrawing } from '../../docs/site/playground/boards/index.js';
import type { Drawing } from '../../docs/site/playground/drawn.js';
import { gameIds, loadGame, type PlayGame } from '../../docs/site/playground/games.js';
import { askedSeats, type Table, viewAt } from '../../docs/site/playground/table.js';
import {
  addressSeat,
  calledHere,
  callSeats,
  isYou,
  sayTo,
  seatName,
  whoHere,
} from '../../docs/site/playground/ui/seats.js';
import { say, speak } from '../../docs/site/playground/words/words.js';
import { drawnOf, playedTable } from './tables.js';

// The only person at a table is *you*, to eyes and to ears.

beforeAll(() => {
  callSeats(['Zora', 'Bea', 'Cem']);
  addressSeat(0);
});
afterAll(async () => {
  callSeats([]);
  addressSeat(undefined);
  await speak('', 'en');
});

describe.each(gameIds)('%s, with one person at the table', (id) => {
  let game: PlayGame;
  let drawing: Drawing;
  let table: Table;
  beforeAll(async () => {
    const found = await loadDrawing(id);
    if (found === undefined) throw new Error(`${id} is not drawn`);
    drawing = found;
    game = await loadGame(id, { seats: seatName, you: isYou });
    table = await playedTable(id, { seed: 'board', options: { players: 3 } });
  });
  const moments = (most: number): number[] =>
    Array.from({ length: most }, (_, i) => Math.floor((i * table.length) / most));

  test('its drawing never calls the person by name, and the others always', async () => {
    const drawn = await Promise.all(
      moments(8).map((at) => renderToString(createSSRApp({ render: () => drawnOf(drawing, viewAt(table, at, 0)) }))),
    );
    for (const html of drawn) {
      expect(/[^<>"]{0,40}Zora[^<>"]{0,40}/.exec(html)?.[0]).toBeUndefined();
      expect(html).not.toMatch(/\bYou (?:is|has|may not help before their)\b/);
      expect(html).toContain('Bea');
    }
  });

  test('its questions and answers do not either', () => {
    const called = new Set<string>();
    for (const at of moments(200)) {
      const { before: state } = table.steps[at] ?? {};
      if (state === undefined || !askedSeats(game, state).includes(0)) continue;
      const view = game.engine.view(state, 0);
      const { short, situation } = game.text.question(view);
      const answers = game.engine.legalActions(state, 0);
      const words = answers.flatMap((action) => [game.text.action(view, action).text, game.text.topic(view, action)]);
      for (const text of [short, situation, ...words]) if (text.includes('Zora')) called.add(text);
    }
    expect([...called]).toEqual([]);
  });
});

test('a sentence has the form of a player that it asks for', async () => {
  const forms = (): string[] => [calledHere(0), calledHere(1), `${whoHere(0)()}`, whoHere(0)('pos'), whoHere(1)('pos')];
  expect(forms()).toEqual(['You', 'Bea', 'you', 'your', 'Bea’s']);
  expect(sayTo('waived', 0)).toBe('let everything happen this round');
  expect(sayTo('waived', 1)).toBe('lets everything happen this round');
  expect(say('study.worse', { seat: whoHere(0), cost: '3 %' })).toBe('What you took is worse than the best by 3 %.');
  await speak('emix', 'ru');
  expect([calledHere(0), whoHere(0)('gen'), whoHere(1)('gen')]).toEqual(['Вы', 'вас', 'игрока Bea']);
  await speak('', 'en');
});
