import { expect, test } from 'vitest';
import { gameIds } from '../../docs/site/playground/games.js';
import { amountsOf, offersOf, withAmounts } from '../../docs/site/playground/offers.js';
import { askedSeats, taken } from '../../docs/site/playground/table.js';
import { playedTable } from './tables.js';

test.each(gameIds)('every legal action of %s is found under one topic, by its amounts', async (id) => {
  const table = await playedTable(id, { seed: 'play', options: {} }, 40);
  const { engine } = table.game;
  for (const { before } of taken(table)) {
    const [seat = 0] = askedSeats(table.game, before);
    const legal = engine.legalActions(before, seat);
    const offers = offersOf(table.game, engine.view(before, seat), legal);
    expect(offers.flatMap(({ actions }) => actions).length).toBe(legal.length);
    expect(new Set(offers.flatMap(({ actions }) => actions))).toEqual(new Set(legal));
    expect(new Set(offers.map(({ topic }) => topic)).size).toBe(offers.length);
  }
});

test('what destroys something of one’s own is offered last', async () => {
  const table = await playedTable('ecologic', { seed: 'play', options: {} }, 120);
  const { engine } = table.game;
  let met = 0;
  for (const { before } of taken(table)) {
    const [seat = 0] = askedSeats(table.game, before);
    const legal = engine.legalActions(before, seat);
    const isDestroying = ({ type }: (typeof legal)[number]): boolean => type.startsWith('remove-');
    if (!legal.some(isDestroying)) continue;
    met++;
    const offered = offersOf(table.game, engine.view(before, seat), legal).flatMap(({ actions }) => actions);
    expect(offered.slice(offered.findIndex(isDestroying)).every(isDestroying)).toBe(true);
    expect(isDestroying(offered[0] ?? { type: '', seat })).toBe(false);
  }
  expect(met).toBeGreaterThan(5);
});

const bids = [3, 1, 2].map((amount) => ({ type: 'raise', seat: 0, amount }));

test('amounts are sorted, and one that is always the same is not asked for', () => {
  expect(amountsOf(['amount', 'due'], bids)).toEqual([{ field: 'amount', values: [1, 2, 3] }]);
  expect(amountsOf(['amount'], bids.slice(1, 2))).toEqual([]);
  expect(withAmounts(bids, { amount: 2 })).toEqual([bids[2]]);
  expect(withAmounts(bids, { amount: 4 })).toEqual([]);
});
