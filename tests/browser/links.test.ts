import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow } from '../traceability/collect.js';
import { builtBase, DIST } from './built.js';

// Of the files as they are: what a reader without a script, or a file server without ideas of its own, needs.

const files = filesBelow(DIST, '.html');
const contents = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
const places = new Map(
  [...contents].map(([file, html]) => [file, new Set([...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id))]),
);
const base = builtBase();

/** The file that a file server gives for an address on the site. */
const fileAt = (path: string): string => join(DIST, path.slice(base.length), path.endsWith('/') ? 'index.html' : '');

/** Whether an address on the site, as a page at another address links it, is there, place and all. */
function leads(href: string, from: string): boolean {
  const { pathname, hash } = new URL(href, `http://localhost${base}${from.slice(DIST.length + 1)}`);
  const file = fileAt(decodeURIComponent(pathname));
  if (!file.endsWith('.html')) return existsSync(file);
  const place = decodeURIComponent(hash.slice(1));
  const [, game = '', rule = ''] = /\/play\/([\w-]+)\/#witness=(.+)$/.exec(`${pathname}#${place}`) ?? [];
  if (rule !== '') return places.has(file) && witnessed(game).has(rule);
  // the page of a game of one's own opens the one that is named
  if (pathname.endsWith('/play/own/') && place !== '')
    return places.has(file) && existsSync(join(DIST, 'gallery', `${place}.js`));
  return places.has(file) && (hash === '' || places.get(file)?.has(place) === true);
}

/** The rules that the playground of a game can show. */
const witnessed = (game: string): ReadonlySet<string> =>
  new Set(Object.keys(JSON.parse(readFileSync(`.site/pages/play/${game}-witnesses.json`, 'utf8'))));

test.each(files)('every link of %s within the site leads to a file and a place', (file) => {
  const links = [...(contents.get(file) ?? '').matchAll(/<a [^>]*?href="([^"]*)"/g)].map(([, href = '']) => href);
  const inside = [...new Set(links)].filter((href) => !/^[a-z]+:/.test(href));
  expect(inside.filter((href) => !leads(href, file))).toEqual([]);
});

test('no page asks another server for a script, a style, a font or a picture', () => {
  const foreign = [...contents].flatMap(([file, html]) =>
    [...html.matchAll(/<(?:script|link|img|iframe)[^>]*?(?:src|href)="(https?:[^"]*)"/g)].map(([, url]) => [file, url]),
  );
  expect(foreign).toEqual([]);
  const styles = filesBelow(DIST, '.css').filter((file) => /url\(["']?https?:/.test(readFileSync(file, 'utf8')));
  expect(styles).toEqual([]);
});
