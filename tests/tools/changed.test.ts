import { expect, test } from 'vitest';
import { reachedByFiles, reachesFiles, readsOf } from './changed.js';

test('a test reaches files by its own imports, or by those of its helpers', () => {
  expect(reachesFiles('tests/docs/links.test.ts')).toBe(true);
  expect(reachesFiles('tests/cli/width.test.ts')).toBe(true);
  expect(reachesFiles('tests/ecologic/ranking.test.ts')).toBe(false);
});

test('a test that says what it reads is reached by these files alone', () => {
  expect(readsOf("import { a } from './a.js';\n\n// reads docs/guide, README.md\n")).toEqual([
    'docs/guide',
    'README.md',
  ]);
  expect(readsOf('// it reads docs/guide\n')).toBeUndefined();
  const tests = ['tests/golden/emix.test.ts', 'tests/ecologic/ranking.test.ts', 'tests/docs/links.test.ts'];
  expect(reachedByFiles(tests, ['tests/golden/0.1.0/emix/base.json'])).toEqual([tests[0], tests[2]]);
  expect(reachedByFiles(tests, ['tests/golden.md', 'docs/guide/play.md'])).toEqual([tests[2]]);
});
