import { describe, expect, test } from 'vitest';
import { createSSRApp } from 'vue';
import { renderToString } from 'vue/server-renderer';
import { loadDrawing } from '../../docs/site/playground/boards/index.js';
import { aimsOf } from '../../docs/site/playground/drawn.js';
import { factsOf } from '../../docs/site/playground/facts.js';
import { type AnyView, type GameId, loadGame } from '../../docs/site/playground/games.js';
import { type Table, taken } from '../../docs/site/playground/table.js';
import { atDepth } from '../support/depth.js';
import { drawnOf, playedTable } from './tables.js';

const AWE = {
  id: 'awe',
  name: { en: 'Awe' },
  sign: 'pos',
  type: 'power',
  value: 2,
  copies: 10,
  charge: { scope: 'self', ops: [{ op: 'gain', colour: 'pos', amount: 2 }] },
};

/** Options that change what lies on the table, and what shows that they do. */
const variants: readonly { game: GameId; options: Readonly<Record<string, unknown>>; shown: string }[] = [
  {
    game: 'emix',
    options: { players: 4, freeFeeding: { humans: 5, chargeAll: true } },
    shown: 'data-target="human:4"',
  },
  {
    game: 'emix',
    options: { individualDecks: { decks: 'ready-made', anyDeckSize: false } },
    shown: 'zone:drawPiles.1',
  },
  { game: 'emix', options: { players: 4, teams: { light: [0, 2], dark: [1, 3] } }, shown: 'light clan' },
  { game: 'emix', options: { goal: 25, supply: 'unlimited' }, shown: 'any number of' },
  { game: 'emix', options: { customCards: [AWE] }, shown: 'Awe' },
  { game: 'emix', options: { players: 1 }, shown: 'data-target="player:0"' },
  { game: 'does-not-exist', options: { firstPlayer: 'gentle' }, shown: 'gentle round' },
  { game: 'does-not-exist', options: { monsterChoice: 'random' }, shown: 'data-target="zone:monsterDeck"' },
  { game: 'does-not-exist', options: { monsterChoice: 'draw' }, shown: 'data-target="zone:monsterDeck"' },
  { game: 'does-not-exist', options: { players: 6, winSouls: 30 }, shown: '0 of 30 souls' },
];

/** The positions that are looked at: one of that many. */
const EVERY = atDepth({ day: 40, full: 10, night: 5 });

describe.each(variants)('the drawing of $game with $options', ({ game: id, options, shown }) => {
  test('shows what they change, has every target once, and spectators see it too', async () => {
    const [game, drawing] = [await loadGame(id), await loadDrawing(id)];
    if (drawing === undefined) throw new Error(`${id} is not drawn`);
    const pictureOf = (view: AnyView): Promise<string> =>
      renderToString(createSSRApp({ render: () => drawnOf(drawing, view) }));
    const table: Table = await playedTable(id, { seed: 'options', options }, 90);
    const pictures = new Set<string>();
    for (const { before } of taken(table).filter((_, i) => i % EVERY === 0)) {
      const [seat = 0] = game.engine.decision(before)?.seats ?? [];
      const view = game.engine.view(before, seat);
      const picture = await pictureOf(view);
      const legal = game.engine.legalActions(before, seat);
      const aims = legal.flatMap((action) => aimsOf(game, drawing, view, action)).map(({ name }) => name);
      for (const name of new Set(aims)) expect(picture.split(`data-target="${name}"`).length - 1, name).toBe(1);
      const spectated = game.engine.view(before, 'spectator');
      pictures.add(picture + (await pictureOf(spectated)));
      expect(factsOf(game, spectated).length).toBeGreaterThan(0);
    }
    expect([...pictures].join('')).toContain(shown);
  });
});
