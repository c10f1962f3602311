import { readdirSync, readFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import type { KnipConfig } from 'knip';
import { lockedFolders } from './tests/support/locked-folders.js';
import { groups } from './tests/tools/commands.js';

// `npm run lint` finds what nothing uses: files, exports, dependencies.

interface Manifest {
  readonly exports?: Readonly<Record<string, unknown>>;
  readonly bin?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

const manifestOf = (folder: string): Manifest => JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as Manifest;

/** What a package is built from: the modules of its `exports`, and its programs. */
function entriesOf(folder: string): string[] {
  const { exports = {}, bin = {} } = manifestOf(folder);
  const modules = Object.keys(exports).filter((path) => path !== './package.json');
  const names = modules.map((path) => (path === '.' ? 'index' : path.slice(2)));
  const programs = Object.values(bin).map((path) => basename(path, extname(path)));
  return [...names, ...programs].map((name) => `src/${name}.ts`);
}

const folders = (name: string): string[] => readdirSync(name).map((entry) => `${name}/${entry}`);
const dependenciesOf = (folder: string): string[] => {
  const { dependencies = {}, devDependencies = {} } = manifestOf(folder);
  return Object.keys({ ...dependencies, ...devDependencies });
};
const peersOf = (folder: string): string[] => Object.keys(manifestOf(folder).peerDependencies ?? {});
const packages = folders('packages');
/** Tests use what the package or the folder needs that they test. */
const tested = [...packages, ...Object.keys(lockedFolders), 'examples/websocket'].flatMap(dependenciesOf);

/** The programs of the root that `npm run measure -- <name>` and its like start. */
const started = Object.values(groups)
  .flatMap((commands) => Object.values(commands))
  .flatMap(({ lines }) => lines.flatMap((line) => line.split(' ')))
  .filter((word) => /^tests\/(?!redis|release).*\.ts$/.test(word));

const config: KnipConfig = {
  ignoreExportsUsedInFile: true,
  workspaces: {
    '.': {
      entry: [
        'tests/**/*.test.ts',
        'tests/**/*.test-d.ts',
        'tests/**/vitest.config.ts',
        ...started,
        // started or imported by name
        'tests/{browser/{pictures,shots},tools/bench/bench}.ts',
        'tests/bots/{other,table}-module.ts',
        'tests/cli/{locker,printing-game}.ts',
        'tests/docs/changed.config.ts',
        'docs/examples/**/*.ts',
      ],
      project: ['*.ts', 'tests/**/*.{ts,mjs}', 'docs/examples/**/*.ts'],
      ignore: 'tests/absent/**',
      ignoreDependencies: [...tested, '@changesets/config'],
    },
    ...Object.fromEntries(
      packages.map((folder) => [
        folder,
        // peers that are for who asks for them; the template is a project of its own
        {
          entry: entriesOf(folder),
          project: 'src/**/*.ts',
          ignoreDependencies: peersOf(folder),
          ignore: 'template/**',
        },
      ]),
    ),
    'docs/site': {
      entry: ['build/*.ts', 'playground/offline-worker.ts', '**/*.vue'],
      project: '**/*.{ts,vue}',
      // for `npm run types` and the tests of the browser, and what the build of the site writes
      ignoreDependencies: ['@vitejs/plugin-vue', 'axe-core', 'playwright-core', 'vue-tsc', /^@site\//],
    },
    'tests/boardgame-io': { entry: '*.test.ts', project: '*.ts', ignoreDependencies: ['@types/react'] },
    'tests/redis': {
      entry: ['*.test.ts', '{measure,*-process}.ts'],
      project: '*.ts',
      ignoreBinaries: ['redis-server'],
    },
    'tests/release': {
      entry: [
        '{api,changelogs}.ts',
        '**/{*.test,vitest.config}.ts',
        // started by a path from the root
        'packaging/{install,consumer/*,own-zod/*}.ts',
      ],
      project: '**/*.ts',
      vitest: false,
      ignoreBinaries: ['attw'],
    },
    // a compiler, which `npm run types` starts
    'tests/types': { entry: [], ignoreDependencies: ['typescript-native'] },
    'examples/games': { entry: ['*.ts', 'research/*.ts'], project: '**/*.ts' },
  },
};

// biome-ignore lint/style/noDefaultExport: knip asks for it
export default config;
