import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { basePack } from '../../packages/euphoria/src/content/base.js';
import { recruitBook } from './recruit-book.js';

test('docs/rules/euphoria-recruits.md is what `npm run docs` writes', () => {
  expect(readFileSync('docs/rules/euphoria-recruits.md', 'utf8')).toBe(recruitBook());
});

test('every row of a recruit is proven by a test of its own', () => {
  const rows = recruitBook()
    .split('\n')
    .filter((line) => /^\| 1\d\d /.test(line));
  expect(rows).toHaveLength(basePack.recruits.flatMap(({ abilities }) => abilities).length);
  expect(rows.filter((line) => !line.includes('.test.ts'))).toEqual([]);
});
