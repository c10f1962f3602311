import { expect, test } from 'vitest';
import { countOffers, MOST_OFFERED, offeringGames } from '../tools/bench/offers.js';

// A list that offers much that is not legal is slow, and its candidates could say better what can be done.

test.each(offeringGames)('$name offers little that is not legal', (game) => {
  const { offered, legal } = countOffers(game, 2);
  expect(legal).toBeGreaterThan(100);
  expect(offered / legal).toBeLessThanOrEqual(MOST_OFFERED);
});
