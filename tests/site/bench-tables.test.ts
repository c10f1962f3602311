import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { botsPlot, tableWith } from '../../docs/site/build/plots.js';
import { withTable } from '../tools/bench/documents.js';

// `npm run measure -- speed --write` writes tables behind their marks.

const PERFORMANCE = readFileSync('docs/performance.md', 'utf8');
const COSTS = readFileSync('docs/guide/what-costs-what.md', 'utf8');

describe('a table that the bench writes', () => {
  const before = 'Before.\n\n<!-- bench: rates -->\n\n| game | a |\n|---|---|\n| old | 1 |\n\nAfter.\n';

  test('takes the place of the one behind its mark, and nothing else changes', () => {
    const rows = [
      ['game', 'a', 'b'],
      ['new', '', '2 ×'],
    ];
    expect(withTable(before, 'rates', rows)).toBe(
      'Before.\n\n<!-- bench: rates -->\n\n| game | a | b |\n|---|---|---|\n| new | | 2 × |\n\nAfter.\n',
    );
  });

  test('is not written where nothing is marked so', () => {
    expect(() => withTable(before, 'sizes', [['game']])).toThrow('no table is marked sizes');
  });

  test.each([
    ['bots', PERFORMANCE, 5],
    ['speeds', PERFORMANCE, 11],
    ['calls', PERFORMANCE, 11],
    ['deals', PERFORMANCE, 5],
    ['parts', PERFORMANCE, 15],
    ['costs', COSTS, 14],
  ])('%s stands behind its mark, with all its rows', (name, document, lines) => {
    const [, behind = ''] = document.split(`<!-- bench: ${name} -->\n\n`);
    expect(behind.split('\n\n')[0]?.split('\n').length).toBe(lines + 1);
  });
});

test('what a bot has in a second is drawn with every figure of the table', () => {
  const [, ...rows] = tableWith(PERFORMANCE, 'game', 'decisions', 'playouts');
  const drawn = botsPlot(PERFORMANCE);
  expect(rows.length).toBe(4);
  for (const [game, ...figures] of rows)
    for (const figure of figures) {
      expect(drawn).toContain(`, ${game}: ${figure}`);
      expect(figure).toMatch(/^[\d,]+$/);
    }
});
