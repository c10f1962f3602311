import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { PARTS, type Place } from '../../docs/site/.vitepress/theme/search-parts.js';
import { excerptOf, wordSearch } from '../../docs/site/.vitepress/theme/word-search.js';
import { DIST } from './built.js';
import { questions } from './questions.js';

// The search as the page does it, on the built site; no browser is needed for that.

const { add, find } = wordSearch();
for (const part of PARTS) add(part, JSON.parse(readFileSync(`${DIST}/search/${part}.json`, 'utf8')) as Place[]);

/** The first three places, as the questions name them. */
const firstThree = (words: string): readonly string[] =>
  find(words)
    .slice(0, 3)
    .map(({ href }) => href);
const fits = (href: string, wanted: string): boolean =>
  wanted.endsWith('$') ? href === wanted.slice(0, -1) : href.startsWith(wanted);

const all = Object.values(questions).flat();
/** Known to be missed. */
const MISSED: readonly string[] = [];

test('there are ten questions of each kind of reader, twenty of newcomers and of passers-by, and ten that nothing was found for', () => {
  expect(Object.values(questions).map(({ length }) => length)).toEqual([10, 10, 10, 10, 20, 10, 20]);
});

test('at least 81 of the 90 find a page that is wanted among the first three', () => {
  expect(all.length - MISSED.length).toBeGreaterThanOrEqual(81);
});

describe.each(Object.entries(questions))('%s', (_, asked) => {
  test.each(asked.filter(({ words }) => !MISSED.includes(words)))('finds what $words is about', ({ words, wanted }) => {
    const found = firstThree(words);
    expect({ found, fits: found.some((href) => wanted.some((one) => fits(href, one))) }).toEqual({ found, fits: true });
  });
});

test('an excerpt shows the words where they stand', () => {
  const [hit] = find('renewable auction').filter(({ part }) => part === 'rules');
  if (hit === undefined) throw new Error('no rule found');
  const pieces = excerptOf(hit, 'auction');
  expect(pieces.some(({ marked, text }) => marked && /^auction/i.test(text))).toBe(true);
  expect(pieces.map(({ text }) => text).join('').length).toBeLessThan(200);
});
