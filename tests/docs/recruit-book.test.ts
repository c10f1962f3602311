import { expect, test } from 'vitest';
import { recruitBook } from '../../docs/site/build/recruit-book.js';
import { basePack } from '../../packages/euphoria/src/content/base.js';

test('every row of a recruit is proven by a case', () => {
  const rows = recruitBook()
    .split('\n')
    .filter((line) => /^\| 1\d\d /.test(line));
  expect(rows).toHaveLength(basePack.recruits.flatMap(({ abilities }) => abilities).length);
  expect(rows.filter((line) => !line.includes('/euphoria/cases/'))).toEqual([]);
});
