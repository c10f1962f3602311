import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type DefaultTheme, defineConfig, type HeadConfig, type TransformContext } from 'vitepress';
import { alias } from '../../../tests/alias.js';
import { repository } from '../../../tests/release/repository.js';

// `npm run docs:site`, second half. Under a sub-path: SITE_BASE=/rulewright/ npm run docs:site

const base = process.env.SITE_BASE ?? '/';
const workshop = fileURLToPath(new URL('../../../.site', import.meta.url));

/** What `build/navigation.ts` wrote. */
const { nav, sidebar } = JSON.parse(readFileSync(`${workshop}/pages/navigation.json`, 'utf8')) as {
  readonly nav: DefaultTheme.NavItem[];
  readonly sidebar: DefaultTheme.SidebarMulti;
};

/** A hexagon, as on a board. */
const ICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="M16 2 28 9v14l-12 7-12-7V9z" fill="#0d6e5d"/></svg>';

/** Every page names the file of every other one in its head; those of the API, most of all, are asked for when one is opened. */
const withoutApi = (html: string, id: string): string =>
  html.replace(/__VP_HASH_MAP__=JSON\.parse\((".*?(?<!\\)")\)/, (_, json: string) => {
    const map = JSON.parse(JSON.parse(json) as string) as Record<string, string>;
    const kept = Object.entries(map).filter(([page]) => !page.startsWith('api_') || id.endsWith(page));
    return `__VP_HASH_MAP__=JSON.parse(${JSON.stringify(JSON.stringify(Object.fromEntries(kept)))})`;
  });

/** What other sites show of a page that is linked there. */
const openGraph = ({ title, description }: TransformContext): HeadConfig[] =>
  Object.entries({ type: 'website', site_name: 'Rulewright', title, description }).map(([name, content]) => [
    'meta',
    { property: `og:${name}`, content },
  ]);

/** The tables are installed by a manifest of their own; `build/offline.ts` writes it. */
const manifest = ({ page }: TransformContext): HeadConfig[] =>
  page.startsWith('play/') ? [['link', { rel: 'manifest', href: `${base}play/tables.webmanifest` }]] : [];

export default defineConfig({
  title: 'Rulewright',
  description: 'Pure, headless, deterministic rules engines for tabletop games',
  lang: 'en',
  base,
  srcDir: `${workshop}/pages`,
  outDir: `${workshop}/dist`,
  cacheDir: `${workshop}/cache`,
  head: [
    ['meta', { name: 'color-scheme', content: 'light dark' }],
    ['link', { rel: 'icon', href: `data:image/svg+xml,${encodeURIComponent(ICON)}` }],
  ],
  transformHead: (context) => [...openGraph(context), ...manifest(context)],
  transformHtml: withoutApi,
  // pages of rules are large; nobody reads them all
  router: { prefetchLinks: false },
  markdown: { theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' } },
  vite: {
    resolve: {
      alias: [
        ...alias,
        { find: '@site', replacement: `${workshop}/pages` },
        {
          find: /^.*\/VPLocalSearchBox\.vue$/,
          replacement: fileURLToPath(new URL('theme/SearchBox.vue', import.meta.url)),
        },
      ],
    },
    worker: { format: 'es' },
    build: { chunkSizeWarningLimit: 2000 },
  },
  themeConfig: {
    nav,
    sidebar,
    externalLinkIcon: false,
    outline: { label: 'On this page' },
    notFound: { linkLabel: 'Take me home' },
    docFooter: { prev: 'Before', next: 'Next' },
    footer: {
      message: 'MIT licence. The games belong to their authors; this project holds no text of their rulebooks.',
    },
    socialLinks: [{ icon: 'github', link: repository.page, ariaLabel: 'The repository on GitHub' }],
    // `build/search.ts` writes what is searched; the theme's own index would be empty
    search: { provider: 'local', options: { _render: () => '' } },
  },
});
