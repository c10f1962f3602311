import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';
import { alias } from './tests/support/alias.js';
import { depthConfig, leftOut } from './tests/support/depth-config.js';
import { DepthReporter } from './tests/support/depth-reporter.js';
import { longestFirst } from './tests/support/longest-first.js';
import { demandBuild, playsBuilt, readSources } from './tests/support/modules.js';

/** What compiles, trains or starts many programs takes longest. */
const LONG = [
  /docs\/(samples|change)|house-enders|bots\/nets|testing\/laws|strange-bots|cli\/readme/,
  /sampled-intervals|signals|spawn|chances-of-games|divided|simulate|cli\/language|docs\/examples/,
  /every-function|mcp\/stdio|lint\/scripts|saves\/euphoria/,
];

const include = ['tests/**/*.test.ts'];
const exclude = [
  ...configDefaults.exclude,
  'tests/{conformance,browser}/**',
  'tests/{boardgame-io,examples/react,playground,redis,release,site}/**',
  ...leftOut,
];
const test = {
  ...depthConfig,
  include,
  exclude,
  // modules keep no state between games, so a worker imports each engine once for all its files
  isolate: false,
  testTimeout: 60_000,
  hookTimeout: 60_000,
};

/** What the tests play by: the sources, or the build, but for the files that import a module of a package by its path. */
function projects() {
  demandBuild();
  const bySources = readSources();
  const external = [/packages\/[\w-]+\/dist\//];
  return [
    { test: { ...test, name: 'built', exclude: [...exclude, ...bySources], server: { deps: { external } } } },
    { resolve: { alias }, test: { ...test, name: 'sources', include: [...bySources] } },
  ];
}

/**
 * `npm test`, `npm run test:full`. A config of its own has what takes long, and what needs more than the root installs: a folder
 * with a lock file of its own, as `tests/support/locked-folders.ts` names them.
 */
export default defineConfig({
  resolve: { alias },
  test: {
    ...test,
    ...(playsBuilt && { projects: projects() }),
    reporters: ['default', new DepthReporter()],
    sequence: { sequencer: longestFirst(LONG) },
    // who starts a program waits for it
    maxWorkers: Math.ceil(1.5 * availableParallelism()),
  },
});
