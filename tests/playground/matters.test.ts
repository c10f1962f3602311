import { describe, expect, test } from 'vitest';
import { gameIds } from '../../docs/site/playground/games.js';
import { logger } from '../../docs/site/playground/log.js';
import { isScene, markOf } from '../../docs/site/playground/matters.js';
import { taken } from '../../docs/site/playground/table.js';
import { playedTable } from './tables.js';

test.each([
  ['ecologic', { type: 'object-lost', seat: 1 }, 'loss'],
  ['ecologic', { type: 'environment-settled', seat: 1, ecoFund: { from: 5, to: 3 } }, 'loss'],
  ['ecologic', { type: 'income-settled', seat: 1, money: { from: 5, to: 9 } }, 'gain'],
  ['ecologic', { type: 'income-settled', seat: 1, money: { from: 5, to: 5 } }, undefined],
  ['ecologic', { type: 'auction-won', seat: 0 }, undefined],
  ['emix', { type: 'card-stolen', seat: 0, from: 1 }, 'loss'],
  ['does-not-exist', { type: 'souls-changed', seat: 1, souls: { from: 2, to: 1 } }, 'loss'],
  ['euphoria', { type: 'star-placed', seat: 1 }, 'gain'],
  ['own game', { type: 'object-lost', seat: 1 }, undefined],
])('of %s, %o is a %s for seat 1', (game, event, mark) => {
  expect(markOf(game, event, 1)).toBe(mark);
  expect(markOf(game, event, 'spectator')).toBeUndefined();
});

describe.each(gameIds)('a game of %s', (id) => {
  test('has losses, gains and moments that come down to something', async () => {
    const table = await playedTable(id, { seed: 'matters', options: {} }, 250);
    const log = logger(table.game);
    const lines = taken(table).flatMap((step) => [...log(step, 0), ...log(step, 1)]);
    expect(new Set(lines.map(({ mark }) => mark))).toEqual(new Set([undefined, 'loss', 'gain']));
    expect(lines.some((line) => line.isScene)).toBe(true);
    expect(isScene(id, { type: 'turn-began' })).toBe(false);
  });
});
