import { describe, expect, test } from 'vitest';
import { apiModules } from '../../docs/site/build/api-modules.js';
import { byChapter, chapterNames, chapterOf } from '../../docs/site/build/chapters.js';
import { plainName } from '../../docs/site/build/content/names.js';
import { contentOf } from '../../docs/site/build/content-pages.js';
import { plainText } from '../../docs/site/build/front-matter.js';
import { withLinks } from '../../docs/site/build/links.js';
import { tableBelow, tableText } from '../../docs/site/build/markdown-tables.js';
import { optionsByRule } from '../../docs/site/build/rule-facets.js';
import { ruleLink, withRuleLinks } from '../../docs/site/build/rule-ids.js';
import { libraries } from '../support/packages.js';
import { games } from '../traceability/games.js';

// What the site is made from; the site itself is tested in a browser (`npm run test:in -- browser`).

describe('links of a document', () => {
  const linked = (link: string, file = 'docs/guide/write-a-bot.md'): string =>
    withLinks(`[x](${link})`, file).slice(4, -1);

  test.each([
    ['use-an-engine.md', '/guide/use-an-engine'],
    ['../performance.md#sizes', '/performance#sizes'],
    ['../../packages/emix/rulebook', '/rules/emix/'],
    ['../../packages/emix/rulebook/README.md', '/rules/emix/'],
    ['../../packages/emix/rulebook/charge.md', '/rules/emix/'],
    ['../decisions', '/decisions/'],
    ['../../packages/core', '/packages/core'],
    [
      '../../packages/core/src/cards/view.ts',
      'https://github.com/rulewright/rulewright/blob/main/packages/core/src/cards/view.ts',
    ],
    ['../../tests/golden', 'https://github.com/rulewright/rulewright/tree/main/tests/golden'],
    ['https://github.com/rulewright/rulewright/blob/main/docs/architecture.md', '/architecture'],
    ['https://example.org/a.md', 'https://example.org/a.md'],
    ['#below', '#below'],
  ])('%s leads to %s', (link, page) => {
    expect(linked(link)).toBe(page);
  });

  test('links in samples of code are left alone', () => {
    const sample = '```md\n[x](use-an-engine.md)\n```';
    expect(withLinks(sample, 'docs/guide/write-a-bot.md')).toBe(sample);
  });
});

test('text shows every sign that Markdown, HTML or Vue would take for its own', () => {
  expect(plainText('a*b {{c}} <d> [e]')).toBe(
    'a&#42;b &#123;&#123;c&#125;&#125; &#60;d> &#91;e&#93;'.replace('d>', 'd&#62;'),
  );
});

test('a table below a heading is read and written', () => {
  const table = '| a | b |\n|---|---|\n| 1 | 2 |';
  expect(tableBelow(`# T\n\n## Bars\n\nWords.\n\n${table}\n\nMore.\n`, '## Bars')).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ]);
  expect(tableText([['a'], ['1']])).toBe('| a |\n| --- |\n| 1 |');
  expect(() => tableBelow('# T\n', '## Bars')).toThrow('no table below ## Bars');
});

test('a rule is linked where it is cited, and what is no rule is not', () => {
  expect(withRuleLinks('as ECO-AUC.4 says, unlike ECO-AUC.99')).toBe(
    'as [ECO-AUC.4](/rules/ecologic/#ECO-AUC.4) says, unlike ECO-AUC.99',
  );
  expect(ruleLink('EUP-RCT.148b/2')).toMatch(/^EUP-RCT\.148b\/2$|\/rules\/euphoria\/#/);
});

describe.each(games)('$title', (game) => {
  test('every chapter of its rulebook has a name', () => {
    const names = chapterNames(game.id);
    const chapters = [...byChapter(Object.keys(game.rules)).keys()];
    expect(chapters.filter((chapter) => !names.has(chapter))).toEqual([]);
  });

  test('every option that a rule names is one of its filters', () => {
    const named = Object.entries(game.rules).flatMap(([rule, { text }]) =>
      [...text.matchAll(/\boption (\w+)/g)].flatMap(([, name = '']) => (name in game.options ? [[rule, name]] : [])),
    );
    const filters = optionsByRule(game);
    expect(named.filter(([rule = '', name = '']) => filters.get(rule)?.includes(name) !== true)).toEqual([]);
  });

  test('every part of its content has a name, words, provenance and rules that there are', () => {
    for (const { records, rulesOf } of contentOf(game.id))
      for (const record of records) {
        const rules = rulesOf(record.id);
        expect({ id: record.id, rules, unknown: rules.filter((rule) => !(rule in game.rules)) }).toEqual({
          id: record.id,
          rules: expect.arrayContaining([expect.any(String)]),
          unknown: [],
        });
        expect(plainName(record)).not.toBe('');
        expect(game.text.card(record.id)).not.toBe('');
        expect(record.provenance).toMatch(/^(attested|published|reconstructed)$/);
      }
  });
});

test.each([
  ['ECO-AUC.4', 'AUC'],
  ['ECO-R12', 'R'],
  ['EUP-RCT.148b/2', 'RCT'],
])('%s stands in chapter %s', (rule, chapter) => {
  expect(chapterOf(rule)).toBe(chapter);
});

test('every module that a package exports has an API page, but the rules, which have pages of their own, and what a thread runs', () => {
  const modules = libraries.flatMap(({ modules }) => modules);
  const called = modules.filter((module) => !module.endsWith('/rules') && module !== '@rulewright/bots/arena-worker');
  expect(apiModules.map(({ specifier }) => specifier)).toEqual(called);
});
