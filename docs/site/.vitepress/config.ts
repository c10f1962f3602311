import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type DefaultTheme, defineConfig, type HeadConfig, type TransformContext } from 'vitepress';
import { alias } from '../../../tests/support/alias.js';
import { repository } from '../../../tests/support/repository.js';
import { caseGrammar } from './case-grammar.js';
import { leanPages } from './lean-pages.js';
import { asTable, knowing, writeTableStyle } from './table-page.js';

// `npm run docs -- site`, second half. Under a sub-path: SITE_BASE=/rulewright/ npm run docs -- site

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
function transformHtml(html: string, _: string, { page, pageData }: TransformContext): string {
  if (pageData.frontmatter.pageClass === 'playing')
    return asTable(
      knowing(html, page, () => false),
      base,
    );
  return knowing(html, page, (other) => !other.startsWith('api_'));
}

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
  transformHtml,
  buildEnd: ({ outDir }) => writeTableStyle(outDir),
  // the API is left out, and links to it lead nowhere
  ignoreDeadLinks: process.env.SITE_QUICK !== undefined,
  // pages of rules are large; nobody reads them all
  router: { prefetchLinks: false },
  markdown: {
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
    languages: [caseGrammar],
  },
  vite: {
    plugins: [leanPages],
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
    define: { __VUE_OPTIONS_API__: false },
    worker: { format: 'es' },
    build: { chunkSizeWarningLimit: 2000 },
  },
  themeConfig: {
    nav,
    sidebar,
    externalLinkIcon: false,
    outline: { label: 'On this page' },
    notFound: {
      quote:
        'The address is wrong, or the page has moved. The search above looks through guides, API, rules and cards.',
      linkLabel: 'Take me home',
    },
    docFooter: { prev: 'Before', next: 'Next' },
    footer: {
      message: 'MIT licence. The games belong to their authors; this project holds no text of their rulebooks.',
    },
    socialLinks: [{ icon: 'github', link: repository.page, ariaLabel: 'The repository on GitHub' }],
    // `build/search.ts` writes what is searched; the theme's own index would be empty
    search: { provider: 'local', options: { _render: () => '' } },
  },
});
