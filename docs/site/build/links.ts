import { dirname, join, normalize } from 'node:path';
import { pageOf, repository } from '../../../tests/support/repository.js';
import { games } from '../../../tests/traceability/games.js';
import { documents } from './documents.js';

/** Where a file of the repository is found on the site, or else in the public repository. */
export function hrefOf(path: string): string {
  const page = PAGES_OF_FILES.get(path.replace(/\/$|(?<=\/rulebook)\/[\w-]+\.md$/, ''));
  return page ?? sourceOf(path);
}

/** A file or folder in the public repository. */
export const sourceOf = (path: string): string =>
  `${repository.page}/${/\.\w+$/.test(path) ? 'blob' : 'tree'}/main/${path}`;

/** A page of the site as links name it: from the root, a folder by its slash. */
export const linkTo = (page: string): string => `/${page.replace(/(^|\/)index$/, '$1')}`;

const PAGES_OF_FILES: ReadonlyMap<string, string> = new Map([
  ...documents.map(({ file, page }): [string, string] => [file, linkTo(page)]),
  ['README.md', '/'],
  ['docs/decisions', '/decisions/'],
  ...games.map(({ id }): [string, string] => [`packages/${id}/rulebook`, `/rules/${id}/`]),
  ...documents.flatMap(({ file, page }): [string, string][] =>
    /^(?:packages|examples)\/[^/]+\/README\.md$/.test(file) ? [[dirname(file), linkTo(page)]] : [],
  ),
]);

const LINK = /(\]\()([^)\s#]*)(#[^)\s]*)?(\))/g;
const FENCE = /^(```[\s\S]*?^```)$/m;

/** A document's Markdown with links that lead to pages of the site, or into the public repository. */
export function withLinks(markdown: string, file: string): string {
  return markdown
    .split(FENCE)
    .map((part) => (part.startsWith('```') ? part : relinked(part, dirname(file))))
    .join('');
}

const relinked = (markdown: string, folder: string): string =>
  markdown.replaceAll(LINK, (whole: string, ...[open, target, hash = '', close]: string[]) => {
    if (!target) return whole;
    const path = target.startsWith('http') ? pageOf(target) : normalize(join(folder, target));
    return path === undefined ? whole : `${open}${hrefOf(path)}${hash}${close}`;
  });
