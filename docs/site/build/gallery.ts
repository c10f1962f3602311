import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { capital } from '@rulewright/core/text';
import { build } from 'esbuild';
import { page } from './front-matter.js';
import { hrefOf } from './links.js';
import { PAGES, writeFile, writePage } from './paths.js';

// The gallery: a page with the source of each game, and each as one file that the page of own games runs.

const FOLDER = 'examples/games';

/** Files of the folder that are no games. */
const NO_GAMES = ['play'];

interface GalleryGame {
  readonly name: string;
  readonly title: string;
  /** What it shows. */
  readonly about: string;
  /** The published numbers that it is checked against. */
  readonly numbers: string;
}

/** The games of the gallery, in the order of their README. */
export function galleryGames(): readonly GalleryGame[] {
  const files = readdirSync(FOLDER)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => basename(file, '.ts'));
  const rows = [
    ...readFileSync(join(FOLDER, 'README.md'), 'utf8').matchAll(/^\| \[(.+?)\]\((.+?)\.ts\) \| (.+?) \| (.+?) \|$/gm),
  ];
  const named = rows.map(([, title = '', name = '', about = '', numbers = '']) => ({
    name,
    title: capital(title),
    about: capital(about),
    numbers,
  }));
  const missing = files.filter((name) => !NO_GAMES.includes(name) && !named.some((one) => one.name === name));
  if (missing.length > 0) throw new Error(`the README of the gallery does not name ${missing.join(', ')}`);
  return named;
}

/** Writes the page of the gallery, the page of own games, and the games as files of one piece. */
export async function writeGallery(): Promise<void> {
  const games = galleryGames();
  await build({
    entryPoints: games.map(({ name }) => join(FOLDER, `${name}.ts`)),
    outdir: join(PAGES, 'public/gallery'),
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    tsconfig: 'tsconfig.json',
    logLevel: 'warning',
  });
  writeFile('gallery.js', `export const GALLERY = ${JSON.stringify(games)};\n`);
  writePage('play/gallery', galleryPage(games));
  writePage(
    'play/own/index',
    page({ title: 'Your own game', layout: 'page', sidebar: false, search: false }, '<OwnGame />'),
  );
}

/** The sources; what each shows, and the numbers that it is checked against, stand in the README. */
function galleryPage(games: readonly GalleryGame[]): string {
  const sources = games.flatMap(({ name, title, about, numbers }) => [
    `## ${title}`,
    '',
    `${about}. Checked against ${numbers}.`,
    '',
    `[Play it here](/play/own/#${name})`,
    '',
    '::: details Source',
    '```ts',
    readFileSync(join(FOLDER, `${name}.ts`), 'utf8').trim(),
    '```',
    ':::',
    '',
  ]);
  const opening = [
    '# The gallery',
    '',
    `Ten small games, a file each, to be read and to be played here against bots. [What each of them shows](${hrefOf(FOLDER)}), the published numbers that it is checked against, and how it is played in a terminal. [A game of your own](/play/own/) is loaded in the same way.`,
    '',
  ];
  return page({ title: 'The gallery' }, [...opening, ...sources].join('\n'));
}
