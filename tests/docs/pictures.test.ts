import { readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { endInTheTerminal, PICTURES } from '../browser/pictures.js';

const readme = readFileSync('README.md', 'utf8');
const shown = [...readme.matchAll(/(?:srcset|src)="(docs\/pictures\/[^"]+)"/g)].map(([, file = '']) => file);

test('the README shows a board and a terminal, light and dark, in small files that are there', () => {
  expect(shown.length).toBe(4);
  for (const file of shown) expect(statSync(file).size).toBeLessThan(120_000);
});

test('the picture of a terminal shows what the program prints; else: npm run pictures', async () => {
  expect(await endInTheTerminal(false)).toBe(readFileSync(`${PICTURES}/terminal.txt`, 'utf8').trim());
});
