import { readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { endInTheTerminal, PICTURES } from '../browser/pictures.js';
import { games } from '../traceability/games.js';

const readme = readFileSync('README.md', 'utf8');
const shown = [...readme.matchAll(/(?:srcset|src)="(docs\/pictures\/[^"]+)"/g)].map(([, file = '']) => file);

test('the README shows a board and a terminal, light and dark, in small files that are there', () => {
  expect(shown.length).toBe(4);
  for (const file of shown) expect(statSync(file).size).toBeLessThan(120_000);
});

test.each(games.map(({ id }) => id))('the README of %s shows its table, light and dark', (id) => {
  const text = readFileSync(`packages/${id}/README.md`, 'utf8');
  for (const scheme of ['light', 'dark']) {
    const file = `${PICTURES}/${id}-${scheme}.webp`;
    expect(text).toContain(`/main/${file}"`);
    expect(statSync(file).size).toBeLessThan(150_000);
  }
});

/** How many of the lines may have changed since the picture was made: a word here and there is no other picture. */
const MOST_CHANGED = 0.25;

test('the picture of a terminal shows what the program prints; else: npm run docs -- site, npm run docs -- pictures', async () => {
  const then = readFileSync(`${PICTURES}/terminal.txt`, 'utf8').trim().split('\n');
  const now = (await endInTheTerminal(false)).split('\n');
  const fresh = now.filter((line) => !then.includes(line));
  expect({ isStale: fresh.length / now.length > MOST_CHANGED, fresh }).toMatchObject({ isStale: false });
});
