import { expect, test } from 'vitest';
import { some } from '../../support/depth.js';
import { games } from '../../tools/ladder/games.js';
import { watched } from '../../tools/ladder/watched.js';

// After chance a search may stand at other questions than it thought of. What it reports is legal now, and its first
// answer is the one that is played.

const PLAYERS = [2, 3];

test.each(
  some(
    games.flatMap((game) => PLAYERS.map((players) => ({ game, id: game.engine.id, players }))),
    { day: 3 },
  ),
)('a search of $id for $players reports what is legal, and plays what it reports first', async ({ game, players }) => {
  const { decisions, wrong, result } = await watched(game, 'ismcts:6:cutOff=0', 'legal', { players, limit: 150 });
  expect(decisions).toBeGreaterThan(20);
  expect(wrong).toEqual([]);
  expect(result.faults).toEqual([]);
});

// games in which trees that were kept held the arms of another question
test.each(some(['repro8', 'repro102', 'repro254']))(
  'EcoLogic, seed %s: a kept tree meets another question',
  async (seed) => {
    const ecologic = games.filter(({ engine }) => engine.id === 'ecologic');
    for (const game of ecologic) {
      const { wrong, result } = await watched(game, 'ismcts:10:cutOff=0', seed);
      expect(wrong).toEqual([]);
      expect(result.faults).toEqual([]);
    }
  },
);
