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

/** The first heading of a Markdown text; undefined without one. */
export const headingOf = (markdown: string): string | undefined => /^# (.+)$/m.exec(markdown)?.[1];

const titleOf = (file: string): string => headingOf(readFileSync(file, 'utf8')) ?? basename(file, '.md');
const document = (file: string, page: string): Document => ({ file, page, title: titleOf(file) });

const markdownIn = (folder: string): readonly string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .sort()
    .map((name) => basename(name, '.md'));

const allIn = (folder: string, section: string): readonly Document[] =>
  markdownIn(folder).map((name) => document(join(folder, `${name}.md`), join(section, name)));

/** Groups of guides, each in the order in which a reader comes to need them; a guide that is in none stands in the last. */
const GUIDES: Readonly<Record<string, readonly string[]>> = {
  Start: ['getting-started', 'concepts', 'play-in-a-browser'],
  'Apps and servers': [
    'use-an-engine',
    'what-to-use-when',
    'draw-a-table',
    'one-screen',
    'run-a-server',
    'a-table-for-people',
    'deploy-a-table-server',
    'boardgame-io',
    'what-costs-what',
  ],
  Bots: ['write-a-bot', 'search-and-judges', 'learning', 'many-machines', 'protocol', 'mcp'],
  'Rules and content': [
    'test-an-edge-case',
    'change-an-engine',
    'make-a-content-pack',
    'author-cards',
    'author-recruits',
  ],
  'A game of your own': [
    'write-a-game',
    'the-agenda',
    'write-its-words',
    'another-language',
    'your-own-game',
    'teach-a-game',
  ],
  'More guides': [],
};
const LAST = Object.keys(GUIDES).at(-1) ?? '';

/** A heading and what stands under it. */
export interface GuideSection {
  readonly title: string;
  readonly documents: readonly Document[];
}

const found = allIn('docs/guide', 'guide');
const named = (name: string): readonly Document[] => found.filter(({ page }) => page === `guide/${name}`);
const others = found.filter(({ page }) => !Object.values(GUIDES).flat().includes(basename(page)));
/** All guides, by what they are about; the first steps come first. */
export const guideSections: readonly GuideSection[] = Object.entries(GUIDES)
  .map(([title, names]) => ({
    title,
    documents: [...names.flatMap(named), ...(title === LAST ? others : [])],
  }))
  .filter(({ documents }) => documents.length > 0);
export const guides: readonly Document[] = guideSections.flatMap(({ documents }) => documents);
const TUTORIALS = ['an-app', 'a-bot', 'a-ruling', 'a-game-of-your-own'];
/** What is followed step by step. */
export const tutorials: readonly Document[] = TUTORIALS.map((name) =>
  document(`docs/tutorial/${name}.md`, `tutorial/${name}`),
);
/** Programs to begin from. */
export const examples: readonly Document[] = readdirSync('examples')
  .filter((name) => existsSync(join('examples', name, 'README.md')))
  .map((name) => document(join('examples', name, 'README.md'), join('examples', name)));
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
  ...tutorials,
  ...examples,
  ...decisions,
  ...papers,
  ...packageReadmes,
  ...changelogs,
  ...community,
];
