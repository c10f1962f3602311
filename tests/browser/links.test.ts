import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lessons as doesNotExist } from '@rulewright/does-not-exist/lessons';
import { lessons as ecologic } from '@rulewright/ecologic/lessons';
import { lessons as emix } from '@rulewright/emix/lessons';
import { lessons as euphoria } from '@rulewright/euphoria/lessons';
import { expect, test } from 'vitest';
import { filesBelow } from '../support/files.js';
import { builtBase, DIST } from './built.js';

// Of the files as they are: what a reader without a script, or a file server without ideas of its own, needs.

const files = filesBelow(DIST, '.html');
const contents = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
const places = new Map(
  [...contents].map(([file, html]) => [file, new Set([...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id))]),
);
const base = builtBase();

function memoized<X>(read: (name: string) => X): (name: string) => X {
  const known = new Map<string, X>();
  return (name) => {
    const found = known.get(name) ?? read(name);
    known.set(name, found);
    return found;
  };
}

/** The file that a file server gives for an address on the site. */
const fileAt = (path: string): string => join(DIST, path.slice(base.length), path.endsWith('/') ? 'index.html' : '');

/** Whether an address on the site, as a page at another address links it, is there, place and all. */
function leads(href: string, from: string): boolean {
  const { pathname, hash } = new URL(href, `http://localhost${base}${from.slice(DIST.length + 1)}`);
  const file = fileAt(decodeURIComponent(pathname));
  if (!file.endsWith('.html')) return existsSync(file);
  const place = decodeURIComponent(hash.slice(1));
  const [, game = '', kind = '', name = ''] =
    /\/play\/([\w-]+)\/#(witness|case|lesson)=(.+)$/.exec(`${pathname}#${place}`) ?? [];
  if (kind !== '') return places.has(file) && opened[kind]?.(game, name) === true;
  // the page of a game of one's own opens the one that is named
  if (pathname.endsWith('/play/own/') && place !== '')
    return places.has(file) && existsSync(join(DIST, 'gallery', `${place}.js`));
  return places.has(file) && (hash === '' || places.get(file)?.has(place) === true);
}

const namesIn = memoized((file: string): ReadonlySet<string> => {
  const path = `.site/pages/play/${file}.json`;
  return new Set(existsSync(path) ? Object.keys(JSON.parse(readFileSync(path, 'utf8'))) : []);
});

/** What the playground of a game opens by the part of an address behind `#`: a rule's witness, the board of a case, a lesson. */
const opened: Readonly<Record<string, (game: string, name: string) => boolean>> = {
  witness: (game, rule) => namesIn(`${game}-witnesses`).has(rule),
  case: (game, name) => {
    const [, chapter = '', line = ''] = /^([\w-]+)-(\d+)$/.exec(name) ?? [];
    return namesIn(`cases/${game}-${chapter}`).has(line);
  },
  lesson: (game, id) => lessons[game]?.some((lesson) => lesson.id === id) === true,
};
const lessons: Readonly<Record<string, readonly { readonly id: string }[]>> = {
  ecologic,
  emix,
  'does-not-exist': doesNotExist,
  euphoria,
};

test.each(files)('every link of %s within the site leads to a file and a place', (file) => {
  const links = [...(contents.get(file) ?? '').matchAll(/<a [^>]*?href="([^"]*)"/g)].map(([, href = '']) => href);
  const inside = [...new Set(links)].filter((href) => !/^[a-z]+:/.test(href));
  expect(inside.filter((href) => !leads(href, file))).toEqual([]);
});

test('no page has the address of a folder of pages: a script would take one for the other', () => {
  expect(files.filter((file) => existsSync(file.replace(/\.html$/, '/index.html')))).toEqual([]);
});

test('no page asks another server for a script, a style, a font or a picture', () => {
  const foreign = [...contents].flatMap(([file, html]) =>
    [...html.matchAll(/<(?:script|link|img|iframe)[^>]*?(?:src|href)="(https?:[^"]*)"/g)].map(([, url]) => [file, url]),
  );
  expect(foreign).toEqual([]);
  const styles = filesBelow(DIST, '.css').filter((file) => /url\(["']?https?:/.test(readFileSync(file, 'utf8')));
  expect(styles).toEqual([]);
});
