import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { games } from '../ladder/games.js';

// What `npm run measure -- curves` has written is what the packages say of their values.

interface Figures {
  readonly games: number;
  readonly positions: number;
  readonly slope: number;
  readonly low: number;
  readonly high: number;
  readonly bins: readonly { readonly positions: number }[];
}
const hundredths = (value: number): number => Math.round(100 * value) / 100;

describe.each(games.map((game) => [game.engine.id, game] as const))('The calibration of %s', (id, { expertise }) => {
  const figures = JSON.parse(readFileSync(`docs/calibration/${id}.json`, 'utf8')) as Figures;

  test('is the one that was measured', () => {
    expect(expertise.calibration).toEqual({
      slope: hundredths(figures.slope),
      interval: [hundredths(figures.low), hundredths(figures.high)],
      games: figures.games,
      positions: figures.positions,
    });
    expect(figures.bins.reduce((sum, { positions }) => sum + positions, 0)).toBe(figures.positions);
  });

  test('and its row in the document says the same', () => {
    const { slope, low, high } = figures;
    expect(readFileSync('docs/strength.md', 'utf8')).toContain(
      `| ${id} | ${figures.games} | ${figures.positions.toLocaleString('en')} | `,
    );
    expect(readFileSync('docs/strength.md', 'utf8')).toContain(
      ` % | ${slope.toFixed(2)} (${low.toFixed(2)}–${high.toFixed(2)}) |`,
    );
  });
});
