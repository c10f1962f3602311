import { readFileSync } from 'node:fs';
import { page } from './front-matter.js';
import { gameCards } from './game-cards.js';
import { withLinks } from './links.js';
import { writeFile, writePage } from './paths.js';
import { ladderPlot, speedPlot } from './plots.js';
import { smallDrawings } from './small-drawings.js';

// The home page repeats nothing by hand: samples and promises stand in README.md, figures in docs/performance.md and
// docs/strength.md.

/** What the three ways in are called; their samples stand in README.md in this order. */
const SAMPLES = [
  {
    title: 'Build an app',
    about: 'Legal moves, views for each seat, sentences for everything.',
    link: '/tutorial/an-app.html',
    more: 'An app, step by step',
  },
  {
    title: 'Write a bot',
    about: 'Referee, search and arena; no bot can look at hidden cards.',
    link: '/tutorial/a-bot.html',
    more: 'A bot, step by step',
  },
  {
    title: 'Settle a rules question',
    about: 'Set up the position, ask, and read the rule.',
    link: '/tutorial/a-ruling.html',
    more: 'A ruling, step by step',
  },
] as const;

/** Writes the home page and what it shows. */
export function writeHome(): void {
  const readme = readFileSync('README.md', 'utf8');
  const codes = samplesOf(readme);
  const samples = SAMPLES.map((sample, i) => ({ ...sample, code: codes[i] ?? '' }));
  const board = { drawing: smallDrawings().ecologic ?? '', told: 'Two players, after forty decisions.' };
  writeFile('home.json', JSON.stringify({ board, samples }));
  writePage('index', home(readme));
}

/** The samples of the README, one for each way in. Throws if there are fewer. */
function samplesOf(readme: string): readonly string[] {
  const samples = [...readme.matchAll(/^```ts\n([\s\S]*?)\n```$/gm)].map(([, sample = '']) => sample);
  if (samples.length < SAMPLES.length)
    throw new Error(`README.md has ${samples.length} samples, the home page shows ${SAMPLES.length}`);
  return samples;
}

/** The list below a heading. Throws if there is none. */
function listBelow(markdown: string, heading: string): string {
  const [list] = /^(?:- .*\n)+/m.exec(markdown.split(`\n${heading}\n`)[1] ?? '') ?? [];
  if (list === undefined) throw new Error(`no list below ${heading}`);
  return list;
}

/** What the README says first, in two lines: the name is the site's. */
export function promiseOf(readme: string): readonly [string, string] {
  const [, first, second] = /^# Rulewright\n\n(.+)\n(.+)\n/.exec(readme) ?? [];
  if (first === undefined || second === undefined) throw new Error('README.md says in two lines what it is');
  return [first, second];
}

/** What it is, without what the name below the title says already. */
const taglineOf = (promise: string): string =>
  promise.replace(/^Rules engines for tabletop games, in TypeScript: (.*)\.$/, '$1, in TypeScript.');

const front = (promise: string): Readonly<Record<string, unknown>> => ({
  layout: 'home',
  title: 'Rulewright',
  titleTemplate: 'rules engines for tabletop games',
  description: promise,
  hero: {
    name: 'Rulewright',
    text: 'Rules engines for tabletop games',
    tagline: taglineOf(promise),
    actions: [
      { theme: 'brand', text: 'Get started', link: '/guide/getting-started' },
      { theme: 'alt', text: 'Play a game', link: '/play/' },
      { theme: 'alt', text: 'Find a rule', link: '/rules/' },
    ],
  },
});

const rulesLine = (id: string): string =>
  `<p><a href="./rules/${id}/">Rules</a> · <a href="./content/${id}/">cards</a> · <a href="./packages/${id}.html">package</a></p>`;

function home(readme: string): string {
  const [first, second] = promiseOf(readme);
  const [performance, strength] = ['docs/performance.md', 'docs/strength.md'].map((file) => readFileSync(file, 'utf8'));
  return page(
    front(first),
    [
      second,
      '',
      '## Three ways in',
      '',
      'Each runs in this page. Change the code and run it again.',
      '',
      '<StartSamples />',
      '',
      '## Four games',
      '',
      '<TablePicture />',
      '',
      gameCards('./', rulesLine),
      '',
      '## Measured',
      '',
      '<div class="two-plots">',
      '<div>',
      '',
      '**Speed.** Decisions a second in a simulation, beside boardgame.io’s reducer playing tic-tac-toe. [How it is measured](/performance)',
      '',
      speedPlot(performance ?? '', (label) => /2 players|tic-tac-toe/.test(label)),
      '',
      '</div>',
      '<div>',
      '',
      '**Strength.** Share of games won against the players that only follow weights, two seats, 95 % intervals. [How it is measured](/strength)',
      '',
      ladderPlot(
        strength ?? '',
        (player, against, players) => against === 'weighted' && players === '2' && /^(?:expert|greedy)/.test(player),
      ),
      '',
      '</div>',
      '</div>',
      '',
      '## What an engine gives you',
      '',
      withLinks(listBelow(readme, '## What an engine gives you'), 'README.md'),
    ].join('\n'),
  );
}
