import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { games } from './games.js';

// The tables of each rulebook's front page: where the engine departs from the letter, why, and the option that plays the letter.

const HEAD = '| the letter | here | ruling | option |\n|---|---|---|---|\n';
const ID = /\b[A-Z]{3}-[A-Z]+\.?\d+\b/g;

describe.each(games)('the departures of $title', ({ id, rules, options }) => {
  const front = readFileSync(`packages/${id}/rulebook/README.md`, 'utf8');
  const [, after = ''] = front.split(HEAD);
  const [table = ''] = after.split('\n\n');
  const rows = table.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));

  test('cite rules of the book', () => {
    const cited = rows.map(([, letter, , ruling = '']) => ({ letter, ids: ruling.match(ID) ?? [] }));
    expect(cited.length).toBeGreaterThan(0);
    expect(cited.filter(({ ids }) => ids.length === 0 || ids.some((rule) => !Object.hasOwn(rules, rule)))).toEqual([]);
  });

  test('have an option of the game or a reason for none', () => {
    const names = new Set(Object.keys(options));
    const [unnamed, unexplained] = [
      rows.filter(([, , , , option = '']) => [...option.matchAll(/`(\w+)/g)].some(([, name = '']) => !names.has(name))),
      rows.filter(([, , , , option = '']) => !/^`\w+|^none(?: yet)?: \w+/.test(option)),
    ];
    expect({ unnamed, unexplained }).toEqual({ unnamed: [], unexplained: [] });
  });
});
