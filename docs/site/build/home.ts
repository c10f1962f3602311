import { readFileSync } from 'node:fs';
import { page } from './front-matter.js';
import { withLinks } from './links.js';
import { tableBelow, tableText } from './markdown-tables.js';
import { writeFile, writePage } from './paths.js';

// The home page repeats nothing by hand: the sample, the games and the promises stand in README.md, the figures in
// docs/performance.md.

/** Writes the home page and the sample that runs on it. */
export function writeHome(): void {
  const readme = readFileSync('README.md', 'utf8');
  writeFile('sample.json', JSON.stringify(sampleOf(readme)));
  writePage('index', home(readme, readFileSync('docs/performance.md', 'utf8')));
}

function sampleOf(readme: string): string {
  const [, sample] = /^```ts\n([\s\S]*?)\n```$/m.exec(readme) ?? [];
  if (sample === undefined) throw new Error('README.md has no sample');
  return sample;
}

/** The list below a heading. Throws if there is none. */
function listBelow(markdown: string, heading: string): string {
  const [list] = /^(?:- .*\n)+/m.exec(markdown.split(`\n${heading}\n`)[1] ?? '') ?? [];
  if (list === undefined) throw new Error(`no list below ${heading}`);
  return list;
}

const front = (tagline: string): Readonly<Record<string, unknown>> => ({
  layout: 'home',
  title: 'Rulewright',
  titleTemplate: 'rules engines for tabletop games',
  hero: {
    name: 'Rulewright',
    text: 'Rules engines for tabletop games',
    tagline,
    actions: [
      { theme: 'brand', text: 'Use an engine', link: '/guide/use-an-engine' },
      { theme: 'alt', text: 'Play a game', link: '/play/' },
      { theme: 'alt', text: 'Find a rule', link: '/rules/' },
      { theme: 'alt', text: 'API', link: '/api/' },
    ],
  },
});

function home(readme: string, performance: string): string {
  const [, tagline = '', promise = ''] = /^# Rulewright\n\n(.+)\n(.+)\n/.exec(readme) ?? [];
  return page(
    front(tagline),
    [
      promise,
      '',
      '## A random game, played in this page',
      '',
      '<SampleRunner />',
      '',
      '## Four games',
      '',
      gamesTable(readme),
      '',
      '## What an engine gives you',
      '',
      withLinks(listBelow(readme, '## What an engine gives you'), 'README.md'),
      '',
      '## Measured',
      '',
      'Speeds are ratios to boardgame.io’s reducer playing tic-tac-toe on the same machine, because absolute times swing by a factor of two between machines. What is not met is said. [How it is measured](/performance)',
      '',
      tableText(tableBelow(performance, '## Bars')),
    ].join('\n'),
  );
}

/** The README's games; the name leads to the rules, the last column to the content. */
function gamesTable(readme: string): string {
  const [head = [], ...rows] = tableBelow(readme, '## Games');
  const linked = rows.map(([name = '', packageLink = '', ...facts]) => {
    const [, game = ''] = /packages\/([\w-]+)/.exec(packageLink) ?? [];
    const content = facts.pop() ?? '';
    return [
      `[${name}](/play/${game}/) ([rules](/rules/${game}/))`,
      packageLink,
      ...facts,
      `[${content}](/content/${game}/)`,
    ];
  });
  return withLinks(tableText([head, ...linked]), 'README.md');
}
