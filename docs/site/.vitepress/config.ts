import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type DefaultTheme, defineConfig } from 'vitepress';
import { alias } from '../../../tests/alias.js';
import { repository } from '../../../tests/release/repository.js';

// `npm run site`, second half. Under a sub-path: SITE_BASE=/rulewright/ npm run site

const workshop = fileURLToPath(new URL('../../../.site', import.meta.url));

/** What `build/navigation.ts` wrote. */
const { nav, sidebar } = JSON.parse(readFileSync(`${workshop}/pages/navigation.json`, 'utf8')) as {
  readonly nav: DefaultTheme.NavItem[];
  readonly sidebar: DefaultTheme.SidebarMulti;
};

/** A hexagon, as on a board. */
const ICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="M16 2 28 9v14l-12 7-12-7V9z" fill="#0d6e5d"/></svg>';

/** The front matter of a page that the word search leaves out. */
const UNSEARCHED = /^---\n(?:.+\n)*search: false\n/;
/** Test titles would fill the search with words that are nobody's question. */
const TESTS = /<details class="tests">[\s\S]*?<\/details>/g;

export default defineConfig({
  title: 'Rulewright',
  description: 'Pure, headless, deterministic rules engines for tabletop games',
  lang: 'en',
  base: process.env.SITE_BASE ?? '/',
  srcDir: `${workshop}/pages`,
  outDir: `${workshop}/dist`,
  cacheDir: `${workshop}/cache`,
  head: [
    ['meta', { name: 'color-scheme', content: 'light dark' }],
    ['link', { rel: 'icon', href: `data:image/svg+xml,${encodeURIComponent(ICON)}` }],
  ],
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
    docFooter: { prev: false, next: false },
    footer: {
      message: 'MIT licence. The games belong to their authors; this project holds no text of their rulebooks.',
    },
    socialLinks: [{ icon: 'github', link: repository.page, ariaLabel: 'The repository on GitHub' }],
    search: {
      provider: 'local',
      options: {
        _render: (source, env, markdown) =>
          UNSEARCHED.test(source) ? '' : markdown.render(source, env).replaceAll(TESTS, ''),
      },
    },
  },
});
