import { fraction } from '@rulewright/core';
import { scoreText } from '@rulewright/core/text';
import { describe, expect, test } from 'vitest';
import type { Line } from '../../packages/cli/src/game.js';
import { rankingTable, verdict } from '../../packages/cli/src/ranking.js';
import { columns } from '../../packages/cli/src/table.js';
import { transcript } from '../../packages/cli/src/transcript.js';
import { console } from './console.js';

function printed(lines: readonly Line[], { width = 110, hasColors = false } = {}): string {
  const terminal = { ...console(undefined, hasColors), width };
  const tell = transcript(terminal);
  tell.print(lines);
  tell.close();
  return terminal.printed.out;
}

describe('A transcript', () => {
  test('joins the lines of a chain to one paragraph with a full stop', () => {
    const lines: Line[] = [
      { text: 'P1 opens', chain: 'auction', starts: true },
      { text: 'P2 bids', chain: 'auction' },
      { text: 'P2 opens', chain: 'auction', starts: true },
      { text: 'P3 builds', chain: 'build' },
      { text: 'P3 earns.' },
      { text: 'P1 builds', chain: 'build' },
    ];
    expect(printed(lines)).toBe('  P1 opens; P2 bids.\n  P2 opens.\n  P3 builds.\n  P3 earns.\n  P1 builds.\n');
  });

  test('keeps a paragraph open over several prints, until it is closed', () => {
    const terminal = console();
    const { print, close } = transcript(terminal);
    print([{ text: 'one', chain: 'a' }]);
    expect(terminal.printed.out).toBe('');
    print([{ text: 'two', chain: 'a' }]);
    close();
    print([{ text: 'three', chain: 'a' }]);
    close();
    close();
    expect(terminal.printed.out).toBe('  one; two.\n  three.\n');
  });

  test('wraps running text with a hanging indent, and nothing that is drawn', () => {
    const text = 'aaa bbb ccc ddd eee';
    expect(printed([{ text }], { width: 11 })).toBe('  aaa bbb\n    ccc ddd\n    eee\n');
    expect(
      printed(
        [
          { text, chain: 'x' },
          { text: 'fff', chain: 'x' },
        ],
        { width: 15 },
      ),
    ).toBe('  aaa bbb ccc\n    ddd eee;\n    fff.\n');
    expect(printed([{ text: 'incomprehensibilities' }], { width: 11 })).toBe('  incomprehensibilities\n');
  });

  test('sets titles and headings apart, but not at the very top', () => {
    const lines: Line[] = [
      { text: 'Game', style: 'title' },
      { text: 'Round', style: 'title' },
      { text: 'Phase', style: 'heading' },
      { text: 'aside', style: 'note' },
    ];
    expect(printed(lines)).toBe('Game\n\nRound\n\nPhase\n  aside\n');
  });

  test('colours seats and styles only when it may', () => {
    const lines: Line[] = [{ text: 'P2 meets P12', style: 'heading' }, { text: 'P1 and P2' }];
    expect(printed(lines)).not.toContain('\u001b');
    const colored = printed(lines, { hasColors: true });
    expect(colored).toContain(
      '\u001b[1m\u001b[36mP1\u001b[39m\u001b[22m and \u001b[1m\u001b[35mP2\u001b[39m\u001b[22m',
    );
    expect(colored).toContain('\u001b[1mP2 meets P12\u001b[22m');
  });
});

describe('A ranking', () => {
  const outcome = {
    winners: [2],
    ranking: [[2], [0, 3], [1]],
    scores: [5, fraction(7, 2), fraction(300, 13), 5],
    reason: 'end',
  };

  test('gives seats of one group the same place', () => {
    expect(rankingTable(outcome, (seat) => ({ coins: `${seat * 10}` }))).toEqual({
      title: '',
      head: ['', 'coins', 'score'],
      rows: [
        ['1. P3', '20', '300/13 ≈ 23.08'],
        ['2. P1', '0', '5'],
        ['2. P4', '30', '5'],
        ['4. P2', '10', '7/2 ≈ 3.50'],
      ],
    });
  });

  test('writes scores exactly, fractions with a rounded value', () => {
    expect([30, fraction(30), fraction(-7, 2), fraction(0)].map((score) => scoreText(score))).toEqual([
      '30',
      '30',
      '−7/2 ≈ −3.50',
      '0',
    ]);
  });

  test('names who has won', () => {
    expect(verdict(outcome)).toBe('P3 wins.');
    expect(verdict({ ...outcome, winners: [0, 1] })).toBe('P1 and P2 share the victory.');
    expect(verdict({ ...outcome, winners: [0, 1, 3] })).toBe('P1, P2 and P4 share the victory.');
  });
});

test('Columns are as wide as their widest entry, numbers stand to the right', () => {
  expect(
    columns(
      ['name', 'n', 'note'],
      [
        ['a', '1', 'x'],
        ['long name', '-20', ''],
      ],
    ),
  ).toEqual(['name         n  note', 'a            1  x', 'long name  -20']);
});
