import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What the build writes: pages for VitePress, and the site that it makes of them. Never committed. */
export const WORKSHOP = '.site';
export const PAGES = join(WORKSHOP, 'pages');
/** Whether the API, six pages in ten, is left out of the site. */
export const IS_QUICK = process.env.SITE_QUICK !== undefined;

/** Writes a page: `rules/ecologic/index` becomes `rules/ecologic/index.md`. */
export function writePage(page: string, markdown: string): void {
  writeFile(`${page}.md`, markdown);
}

/** Writes another file beside the pages. */
export function writeFile(path: string, text: string): void {
  const file = join(PAGES, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
