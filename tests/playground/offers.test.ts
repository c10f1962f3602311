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

const bids = [3, 1, 2].map((amount) => ({ type: 'raise', seat: 0, amount }));

test('amounts are sorted, and one that is always the same is not asked for', () => {
  expect(amountsOf(['amount', 'due'], bids)).toEqual([{ field: 'amount', values: [1, 2, 3] }]);
  expect(amountsOf(['amount'], bids.slice(1, 2))).toEqual([]);
  expect(withAmounts(bids, { amount: 2 })).toEqual([bids[2]]);
  expect(withAmounts(bids, { amount: 4 })).toEqual([]);
});
