import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'esbuild';
import { gameIds } from '../playground/games.js';
import { WORKSHOP } from './paths.js';

// `npm run docs -- site`, last of all: the service worker by which the tables open without a network, and the manifest by which they
// are installed. The worker stands at the base: bots are loaded from beside the pages that they are for.

const DIST = join(WORKSHOP, 'dist');
const BASE = process.env.SITE_BASE ?? '/';

/** The pages that open without a network, by their addresses below the base. */
const PAGES = ['play/', ...gameIds.map((id) => `play/${id}/`)];
/** Every page reaches these by name, and no table needs them. */
const OF_OTHER_PAGES = /^(?:EntryFinder|OwnGame|LiveBoard|StartSamples|home|SearchBox|VPLocalSearchBox)\./;

const files = new Map(
  readdirSync(join(DIST, 'assets'), { recursive: true, encoding: 'utf8' }).map((path) => [
    basename(path),
    `assets/${path}`,
  ]),
);

/** The files that a text names, by their last part: their names hold a digest of what is in them. */
const namedIn = (text: string): readonly string[] =>
  (text.match(/[\w.-]+\.(?:js|css|json)\b/g) ?? []).flatMap((name) => files.get(name) ?? []);

/** All that some pages may ask for, now or later. */
function neededBy(pages: readonly string[]): readonly string[] {
  const found = new Set(pages.flatMap((page) => namedIn(withoutMap(readFileSync(fileOf(page), 'utf8')))));
  for (const path of found)
    if (path.endsWith('.js'))
      for (const next of namedIn(readFileSync(join(DIST, path), 'utf8')))
        if (!/\.md\./.test(next) && !OF_OTHER_PAGES.test(basename(next))) found.add(next);
  return [...found].toSorted();
}
const fileOf = (page: string): string => join(DIST, page, 'index.html');
/** A page names the files of all others by their digests. */
const withoutMap = (html: string): string => html.replace(/__VP_HASH_MAP__=JSON\.parse\(.*?\);/, '');

const digest = (path: string): string => createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 16);
const kept = [
  ...PAGES.map((page) => ({ url: `${BASE}${page}`, revision: digest(fileOf(page)) })),
  { url: `${BASE}vp-icons.css`, revision: digest(join(DIST, 'vp-icons.css')) },
  ...neededBy(PAGES).map((path) => ({ url: `${BASE}${path}`, revision: null })),
];
await build({
  entryPoints: ['docs/site/playground/offline-worker.ts'],
  outfile: join(DIST, 'offline.js'),
  bundle: true,
  minify: true,
  format: 'iife',
  target: 'es2022',
  define: { KEPT: JSON.stringify(kept), 'process.env.NODE_ENV': '"production"' },
  logLevel: 'warning',
});

const icon = /href="(data:image\/svg\+xml,[^"]*)"/.exec(readFileSync(fileOf('play/'), 'utf8'))?.[1];
if (icon === undefined || !existsSync(join(DIST, 'offline.js'))) throw new Error('the site has no icon');
writeFileSync(
  join(DIST, 'play/tables.webmanifest'),
  JSON.stringify({
    name: 'Rulewright: tables',
    short_name: 'Rulewright',
    description: 'Board games in the browser, with or without a network.',
    start_url: './',
    scope: './',
    display: 'standalone',
    background_color: '#ffffff',
    theme_color: '#0d6e5d',
    icons: [{ src: icon.replaceAll('&amp;', '&'), sizes: 'any', type: 'image/svg+xml' }],
  }),
);
const bytes = kept.reduce(
  (sum, { url }) =>
    sum + readFileSync(join(DIST, url.slice(BASE.length), url.endsWith('/') ? 'index.html' : '')).length,
  0,
);
console.log(`offline: ${kept.length} files, ${Math.round(bytes / 1024)} KiB`);
