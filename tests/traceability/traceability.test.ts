import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { filesBelow } from '../support/files.js';
import { namedCases, namedTests, testsIn } from './collect.js';
import { games } from './games.js';

const folderOf = (id: string): string => `tests/${id}`;
const casesOf = (id: string): string => `packages/${id}/cases`;

describe.each(games)('$title', ({ id, prefix, rules, refusals }) => {
  const tests = [...namedTests(folderOf(id)), ...namedCases(casesOf(id))];
  const named = new Set(tests.flatMap(({ ids }) => ids));

  test('every rule and ruling of the catalogue is named by a test or a case', () => {
    expect(Object.keys(rules).filter((rule) => !named.has(rule))).toEqual([]);
  });
  test('every rule named by a test or a case is in the catalogue', () => {
    expect([...named].filter((rule) => !(rule in rules) && !rule.startsWith('CORE-'))).toEqual([]);
  });
  test('every rule id in the sources is in the catalogue', () => {
    const sources = texts(`packages/${id}/src`, '.ts');
    const mentioned = new Set(
      sources.flatMap(
        (text) => text.match(new RegExp(`\\b${prefix}-[A-Z]+\\.?\\d+(?:[a-z]\\b)?(?:/\\d+)?`, 'g')) ?? [],
      ),
    );
    expect([...mentioned].filter((rule) => !(rule in rules))).toEqual([]);
  });
  test('every refusal code is expected by a test', () => {
    const sources = texts(folderOf(id), '.test.ts');
    const marks = texts(casesOf(id), '.md').flatMap((text) => text.match(/\S+-\S+ [\w-]+/g) ?? []);
    const refused = new Set(marks.map((mark) => mark.split(' ')[1]));
    const isExpected = (code: string) => refused.has(code) || sources.some((source) => source.includes(`'${code}'`));
    expect(Object.keys(refusals).filter((code) => !isExpected(code))).toEqual([]);
  });
});

function texts(folder: string, ending: string): string[] {
  return filesBelow(folder, ending).map((file) => readFileSync(file, 'utf8'));
}

describe('the collector', () => {
  test('finds the titles of a document', () => {
    const cases = namedCases('packages/ecologic/cases').filter(({ file }) => file.endsWith('auction.md'));
    expect(cases[0]).toEqual({
      ids: ['ECO-AUC.1', 'ECO-R16'],
      title: 'the opening counts as a bid of exactly the nominal',
      file: 'packages/ecologic/cases/auction.md',
    });
  });
  test('finds ids and titles of single tests and tables, and nothing else', () => {
    const source = `
      rule('ECO-A.1', 'one', () => {});
      rule(['ECO-A.2', 'ECO-B.1'], 'two', () => {});
      rule.each('ECO-C.1', 'table', [1, 2], (n) => {});
      test('ECO-D.1 is no rule test', () => {});
      // rule('ECO-E.1', 'a comment', () => {});`;
    expect(testsIn('x.test.ts', source)).toEqual([
      { ids: ['ECO-A.1'], title: 'one', file: 'x.test.ts' },
      { ids: ['ECO-A.2', 'ECO-B.1'], title: 'two', file: 'x.test.ts' },
      { ids: ['ECO-C.1'], title: 'table', file: 'x.test.ts' },
    ]);
  });
});
