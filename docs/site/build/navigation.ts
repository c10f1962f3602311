import { games } from '../../../tests/traceability/games.js';
import { modulesByTask } from './api-tasks.js';
import {
  changelogs,
  community,
  type Document,
  decisions,
  examples,
  guideSections,
  packageReadmes,
  papers,
  tutorials,
} from './documents.js';
import { linkTo } from './links.js';
import { writeFile } from './paths.js';
import { moduleLink } from './symbol-links.js';

interface Entry {
  readonly text: string;
  readonly link: string;
}
interface Group {
  readonly text: string;
  readonly items: readonly Entry[];
  /** Folded until somebody opens it; never folded without it. It has a link then, beside the sign that unfolds it. */
  readonly collapsed?: boolean;
  readonly link?: string;
}

/** Writes what leads through the site, for the settings of VitePress to read. */
export const writeNavigation = (): void => writeFile('navigation.json', JSON.stringify({ nav, sidebar }));

const entry = ({ title, page }: Document): Entry => ({ text: title.replaceAll('`', ''), link: linkTo(page) });

const nav: readonly (Entry & { readonly activeMatch: string })[] = [
  { text: 'Guide', link: '/guide/getting-started', activeMatch: '^/(guide|tutorial|examples|packages)/' },
  { text: 'Play', link: '/play/', activeMatch: '^/(play|how-to-play)/' },
  { text: 'Rules', link: '/rules/', activeMatch: '^/rules/' },
  { text: 'Content', link: '/content/', activeMatch: '^/content/' },
  { text: 'API', link: '/api/', activeMatch: '^/api/' },
  {
    text: 'Project',
    link: '/architecture',
    activeMatch: '^/(architecture|performance|strength|roadmap|decisions|changelog)',
  },
];

const ofGames = (link: (id: string) => string): readonly Entry[] =>
  games.map(({ id, title }) => ({ text: title, link: link(id) }));

const [start, ...topics] = guideSections.map(
  ({ title, documents }): Group => ({ text: title, items: documents.map(entry) }),
);
/** In the order of somebody who has never seen it. */
const guide: readonly Group[] = [
  ...(start === undefined ? [] : [start]),
  { text: 'Tutorials', items: tutorials.map(entry) },
  ...topics,
  { text: 'Examples', items: examples.map(entry) },
  { text: 'Packages', items: packageReadmes.map(entry) },
];
const reference: readonly Group[] = [
  { text: 'How to play', items: ofGames((id) => `/how-to-play/${id}`) },
  { text: 'Rules', items: ofGames((id) => `/rules/${id}/`) },
  { text: 'Options and decisions', items: ofGames((id) => `/rules/${id}/reference`) },
  { text: 'Content', items: ofGames((id) => `/content/${id}/`) },
  { text: 'Play', items: ofGames((id) => `/play/${id}/`) },
];
/** By what a module is for; parts of single packages are folded at the end. */
const api: readonly Group[] = modulesByTask.map(({ title, modules }, i) => ({
  text: title,
  items: modules.map(({ module, name }) => ({ text: name, link: moduleLink(module) })),
  ...(i === modulesByTask.length - 1 && { collapsed: true, link: '/api/#parts-of-a-package' }),
}));
const project: readonly Group[] = [
  { text: 'Project', items: [...papers, ...community].map(entry) },
  { text: 'Decisions', items: decisions.map(entry) },
  { text: 'What changed', items: changelogs.map(entry) },
];

const sidebar: Readonly<Record<string, readonly Group[]>> = {
  '/guide/': guide,
  '/tutorial/': guide,
  '/examples/': guide,
  '/packages/': guide,
  '/play/': reference,
  '/how-to-play/': reference,
  '/rules/': reference,
  '/content/': reference,
  '/api/': api,
  '/': project,
};
