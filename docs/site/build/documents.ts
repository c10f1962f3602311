import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** A Markdown file of the repository and the page it becomes. */
export interface Document {
  /** Its path in the repository: `docs/guide/write-a-bot.md`. */
  readonly file: string;
  /** Its path on the site, without an ending: `guide/write-a-bot`. */
  readonly page: string;
  /** Its first heading. */
  readonly title: string;
}

const titleOf = (file: string): string => /^# (.+)$/m.exec(readFileSync(file, 'utf8'))?.[1] ?? basename(file, '.md');
const document = (file: string, page: string): Document => ({ file, page, title: titleOf(file) });

const markdownIn = (folder: string): readonly string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => basename(name, '.md'));

const allIn = (folder: string, section: string): readonly Document[] =>
  markdownIn(folder).map((name) => document(join(folder, `${name}.md`), join(section, name)));

/** How to do something, in the order in which a reader comes to need it; others follow. */
const GUIDES = [
  'play-in-a-browser',
  'use-an-engine',
  'test-an-edge-case',
  'write-a-bot',
  'run-a-server',
  'a-table-for-people',
  'make-a-content-pack',
];
const placeOf = ({ page }: Document): number => {
  const place = GUIDES.indexOf(basename(page));
  return place < 0 ? GUIDES.length : place;
};

export const guides: readonly Document[] = [...allIn('docs/guide', 'guide')].sort((a, b) => placeOf(a) - placeOf(b));
export const decisions: readonly Document[] = allIn('docs/decisions', 'decisions');
/** What stands in `docs` itself: architecture, performance and others. */
export const papers: readonly Document[] = allIn('docs', '.');

const folders = readdirSync('packages').map((name) => ({ name, folder: join('packages', name) }));
export const packageReadmes: readonly Document[] = folders.map(({ name, folder }) =>
  document(join(folder, 'README.md'), join('packages', name)),
);
export const changelogs: readonly Document[] = [
  { ...document('CHANGELOG.md', 'changelog/index'), title: 'All packages' },
  ...folders
    .map(({ name, folder }) => ({ file: join(folder, 'CHANGELOG.md'), page: join('changelog', name) }))
    .filter(({ file }) => existsSync(file))
    .map(({ file, page }) => document(file, page)),
];
/** What GitHub expects in the root. */
export const community: readonly Document[] = [
  document('CONTRIBUTING.md', 'contributing'),
  document('SECURITY.md', 'security'),
  document('CODE_OF_CONDUCT.md', 'code-of-conduct'),
];

/** All that is taken from the repository as it stands. */
export const documents: readonly Document[] = [
  ...guides,
  ...decisions,
  ...papers,
  ...packageReadmes,
  ...changelogs,
  ...community,
];
