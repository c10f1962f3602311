import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../../../tests/support/files.js';
import { games } from '../../../tests/traceability/games.js';
import { PARTS, type PartName, type Place } from '../.vitepress/theme/search-parts.js';
import type { PlayData } from '../playground/play-data.js';
import { IS_QUICK, PAGES, WORKSHOP } from './paths.js';

// `npm run docs -- site`, last part: reads the pages that VitePress made and writes what the search of the site looks through.

const DIST = join(WORKSHOP, 'dist');
const LONGEST = 1_500;

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', '#39': "'", nbsp: ' ' };
const textOf = (html: string): string =>
  html
    .replaceAll(
      /<(?:div class="language-|details class="tests")[\s\S]*?<\/(?:pre><\/div|details)>|<svg[\s\S]*?<\/svg>|<!--[\s\S]*?-->/g,
      ' ',
    )
    .replaceAll(/<a class="header-anchor"[\s\S]*?<\/a>/g, '')
    .replaceAll(/<\/(?:p|li|td|th|h\d|tr|div)>/g, ' ')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(
      /&(#?\w+);/g,
      (whole, name: string) =>
        ENTITIES[name] ??
        (name.startsWith('#x')
          ? String.fromCodePoint(Number.parseInt(name.slice(2), 16))
          : name.startsWith('#')
            ? String.fromCodePoint(Number(name.slice(1)))
            : whole),
    )
    .replaceAll('\u200b', '')
    .replaceAll(/\s+/g, ' ')
    .trim();

const bodyOf = (html: string): string => /<div[^>]*class="vp-doc[^"]*"[^>]*>([\s\S]*?)<\/main>/.exec(html)?.[1] ?? '';

/** The sections of a page, each with the headings above it. */
function sectionsOf(address: string, html: string, weight: number): readonly Place[] {
  const starts = [...html.matchAll(/<h([1-4]) id="([^"]*)"[^>]*>([\s\S]*?)<\/h\1>/g)];
  const titles: string[] = [];
  return starts.map(({ 0: whole, 1: level = '1', 2: id = '', 3: title = '', index }, i): Place => {
    const depth = Number(level) - 1;
    titles.length = Math.min(titles.length, depth);
    titles[depth] = textOf(title);
    const text = textOf(html.slice(index + whole.length, starts[i + 1]?.index)).slice(0, LONGEST);
    const above = titles.slice(0, depth).filter((one) => one !== undefined);
    return {
      href: i === 0 ? address : `${address}#${id}`,
      title: textOf(title),
      above,
      text,
      ...(i === 0 && alsoOf(address)),
      ...(weight !== 1 && { weight }),
    };
  });
}

/** The entries of a page: rules, cards. */
function entriesOf(address: string, html: string): readonly Place[] {
  const page = textOf(/<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1] ?? '');
  return [
    ...html.matchAll(/<section class="entry" data-id="([^"]*)" data-title="([^"]*)"[^>]*>([\s\S]*?)<\/section>/g),
  ].map(([, id = '', title = '', inside = '']): Place => {
    const [, place = id] = /<h3 id="([^"]*)"/.exec(inside) ?? [];
    const paragraphs = [...(inside.split('<div class="facts">')[0]?.matchAll(/<p>([\s\S]*?)<\/p>/g) ?? [])];
    const text = paragraphs.map(([, each = '']) => textOf(each)).join(' ');
    return { href: `${address}#${place}`, title: textOf(title), above: [page], text, also: textOf(id) };
  });
}

/** A page as a whole: its heading, and the prose before any other heading. */
const pageOf = (address: string, html: string): readonly Place[] => sectionsOf(address, html, 1).slice(0, 1);

const dataOf = (game: string): string => join(PAGES, 'play', `${game}.json`);

/** The page of a table, which a script makes; what it introduces its game with stands in the page on how to play it. */
function playPage(game: string): Place {
  const { title, options } = JSON.parse(readFileSync(dataOf(game), 'utf8')) as PlayData;
  const players = options.find(({ name }) => name === 'players')?.range;
  return {
    href: `play/${game}/`,
    title: `Play ${title}`,
    above: [],
    text: `For ${players?.least} to ${players?.most} players, together at one screen or against the computer.`,
    also: `play ${title}, ${title} online, players`,
    weight: 1.3,
  };
}

/** What counts less, because it says why and when rather than how. */
const WEIGHTS: readonly (readonly [address: RegExp, weight: number])[] = [
  [/^decisions\//, 0.35],
  [/^changelog\//, 0.25],
  [/^(?:contributing|security|code-of-conduct|releasing|hostile-input)/, 0.5],
  [/^guide\/(?:getting-started|concepts)|^tutorial\/|^how-to-play\//, 1.3],
  // who writes cards of their own looks for the page by its name
  [/^guide\/author-/, 0.7],
  [/^architecture/, 0.7],
  // what builds positions is looked for by who knows its name
  [/^api\/[\w-]+\/positions\//, 0.15],
  [/^api\/.*\/types\.html/, 0.6],
  [/^aid\//, 0.7],
  [/^packages\/(?:ecologic|emix|does-not-exist|euphoria)/, 0.8],
  [/^rules\/[\w-]+\/reference/, 0.3],
  // a rule is found by itself; its cases are found from there
  [/^rules\/[\w-]+\/cases\//, 0.1],
  [/^rules\/[\w-]+\/quiz/, 0.5],
];
const weightOf = (address: string): number => WEIGHTS.find(([pattern]) => pattern.test(address))?.[1] ?? 1;

/** What pages are looked up as, beside the words that stand in them. */
const ALSO: readonly (readonly [address: RegExp, names: string])[] = [
  [/^packages\/cli/, 'command line, CLI, terminal'],
  [/^contributing/, 'contribute, pull request, licence'],
  [/^examples\//, 'example, sample'],
  [
    /^guide\/play-in-a-browser/,
    'play with friends, multiplayer online, hint, dark mode, offline, phone, mobile, export game, backup, house rules',
  ],
  [/^guide\/mcp/, 'chat gpt, Claude, language model'],
  [/^guide\/deploy-a-table-server/, 'docker, hosting, deployment'],
  [/^aid\//, 'player aid, cheat sheet, reference card, summary to print'],
  [/^guide\/teach-a-game/, 'lesson, puzzle'],
  [/^strength/, 'difficulty, level, AI, opponent, IS-MCTS'],
  [/^guide\/concepts/, 'random seed, chance'],
  [/^guide\/a-table-for-people/, 'clocks, time limits'],
  [/^guide\/many-machines/, 'redis'],
  [/^guide\/write-a-game/, 'new game, own game'],
  [/^guide\/use-an-engine/, 'legal moves, legalMoves, undo'],
  [/^guide\/research/, 'self-play, reinforcement learning'],
];
/** A page on how to play a game is looked up by what a player wants. */
const howTo = (title: string): string =>
  `how to play ${title}, how to win ${title}, strategy of ${title}, rules of ${title}, learn ${title}, rule summary`;
const alsoOf = (address: string): Pick<Place, 'also'> => {
  const game = games.find(({ id }) => address === `how-to-play/${id}.html`);
  const names = game === undefined ? ALSO.find(([pattern]) => pattern.test(address))?.[1] : howTo(game.title);
  return names === undefined ? {} : { also: names };
};

/** The subject of an API page: its own symbol, or all those that share the page. */
function symbolsOf(address: string, html: string): readonly Place[] {
  const [first, ...others] = sectionsOf(address, html, weightOf(address));
  if (first === undefined) return [];
  return /\/(?:types|values|\w*Engine)\.html$/.test(address)
    ? [first, ...others.filter(({ above }) => above.length === 1)]
    : [first];
}

function placesOf(file: string): { readonly part: PartName; readonly places: readonly Place[] } {
  const address = file.slice(DIST.length + 1).replace(/(^|\/)index\.html$/, '$1');
  const html = bodyOf(readFileSync(file, 'utf8'));
  const [section = '', game = '', rest] = address.split('/');
  if (section === 'api') return { part: 'api', places: symbolsOf(address, html) };
  if (section === 'play' && existsSync(dataOf(game))) return { part: 'guides', places: [playPage(game)] };
  if (section === 'rules' && rest === '')
    return { part: 'rules', places: [...pageOf(address, html), ...entriesOf(address, html)] };
  if (section === 'rules' && (rest === 'cases' || rest === 'quiz.html'))
    return {
      part: 'rules',
      places: sectionsOf(address, html, weightOf(address)).map((place) => ({ ...place, text: '' })),
    };
  if (section === 'content' && rest === '')
    return { part: 'cards', places: [...pageOf(address, html), ...entriesOf(address, html)] };
  return { part: section === 'rules' ? 'rules' : 'guides', places: sectionsOf(address, html, weightOf(address)) };
}

const all = filesBelow(DIST, '.html')
  .filter((file) => !/\/(?:404|index)\.html$/.test(file) || file.split('/').length > DIST.split('/').length + 1)
  .map(placesOf);
mkdirSync(join(DIST, 'search'), { recursive: true });
for (const part of PARTS) {
  const places = all.filter((each) => each.part === part).flatMap((each) => each.places);
  if (places.length === 0 && !(IS_QUICK && part === 'api')) throw new Error(`nothing to search among ${part}`);
  writeFileSync(join(DIST, 'search', `${part}.json`), JSON.stringify(places));
}
