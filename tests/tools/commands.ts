/** A program that `npm run measure -- <name>` and its like start. */
export interface Command {
  /** The folders with lock files of their own that it needs. */
  readonly folders?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Command lines, one after the other; the last one gets the words behind the name. */
  readonly lines: readonly string[];
}
type Commands = Readonly<Record<string, Command>>;

const tsx = (file: string, ...folders: string[]): Command => ({ folders, lines: [`tsx ${file}`] });
/** Searches are measured by the loader that threads inherit. */
const node = (file: string, ...folders: string[]): Command => ({
  folders,
  lines: [`node --import ./tests/bots/typescript.mjs ${file}`],
});
const suite = (config: string, ...folders: string[]): Command => ({
  folders,
  lines: [`tsx tests/tools/suite.ts full --config ${config}`],
});

const tested: Commands = {
  site: suite('tests/site/vitest.config.ts', 'docs/site', 'examples/react'),
  browser: suite('tests/browser/vitest.config.ts', 'docs/site'),
  built: { env: { MODULES: 'built' }, lines: ['tsx tests/tools/suite.ts full'] },
  redis: suite('tests/redis/vitest.config.ts', 'tests/redis'),
  release: suite('tests/release/vitest.config.ts', 'tests/release', 'tests/types'),
  packaging: suite('tests/release/packaging/nightly/vitest.config.ts', 'tests/release'),
  'boardgame-io': suite('tests/boardgame-io/vitest.config.ts', 'tests/boardgame-io'),
  conformance: suite('tests/conformance/vitest.config.ts'),
  python: {
    env: { RULEWRIGHT: 'node_modules/.bin/tsx packages/cli/src/main.ts serve' },
    lines: ['python3 -W error -m unittest discover -s clients/python'],
  },
};

const measured: Commands = {
  speed: tsx('tests/tools/bench/main.ts'),
  attack: tsx('tests/tools/bench/attack.ts'),
  chances: tsx('tests/tools/bench/chances.ts'),
  parts: tsx('tests/tools/bench/left-out.ts'),
  perft: tsx('tests/tools/bench/perft.ts'),
  sizes: tsx('tests/tools/bench/sizes.ts'),
  views: { ...tsx('tests/tools/bench/views.ts'), env: { NODE_ENV: 'production' } },
  wire: {
    env: { NODE_ENV: 'production' },
    lines: [
      'esbuild tests/tools/bench/wire.ts --bundle --packages=external --platform=node --format=esm --outfile=tests/tools/bench/dist/wire.js --log-level=warning',
      'node tests/tools/bench/dist/wire.js',
    ],
  },
  tables: tsx('tests/tools/bench/table-attack.ts'),
  tokens: tsx('tests/tools/bench/tokens.ts'),
  clicks: tsx('tests/browser/clicks.ts', 'docs/site'),
  redis: node('tests/redis/measure.ts', 'tests/redis'),
  ladder: tsx('tests/tools/ladder/main.ts'),
  generations: tsx('tests/tools/ladder/generations.ts'),
  legal: tsx('tests/tools/ladder/legal.ts'),
  without: tsx('tests/tools/ladder/leave-out.ts'),
  calibration: node('tests/tools/study/calibrate.ts'),
  curves: node('tests/tools/study/report.ts'),
  sentences: tsx('tests/tools/study/sentences.ts'),
  study: node('tests/tools/study/time.ts'),
};

const recorded: Commands = {
  goldens: tsx('tests/golden/record.ts'),
  witnesses: tsx('tests/witnesses/main.ts'),
  people: tsx('tests/witnesses/people.ts'),
  puzzles: node('tests/tools/study/puzzles.ts'),
  recheck: node('tests/tools/study/recheck.ts'),
};

const documented: Commands = {
  rulebook: { lines: ['vitest run tests/traceability/rulebook.test.ts -u'] },
  protocol: tsx('tests/protocol/write-guide.ts'),
  pictures: tsx('tests/browser/pictures.ts', 'docs/site'),
  preview: { folders: ['docs/site'], lines: ['vitepress preview docs/site'] },
  site: {
    folders: ['docs/site'],
    // hundreds of pages live long enough to be moved twice
    env: { NODE_OPTIONS: '--max-semi-space-size=64' },
    lines: [
      'tsx docs/site/build/main.ts',
      'vitepress build docs/site',
      'tsx docs/site/build/search.ts',
      'tsx docs/site/build/offline.ts',
    ],
  },
};

const released: Commands = {
  dry: {
    lines: [
      'npm run build',
      'npm run measure -- sizes',
      'npm run api -- --check',
      'npm run test:in -- release',
      'npm run release -- changelogs',
    ],
  },
  changeset: { folders: ['tests/release'], lines: ['changeset'] },
  changelogs: tsx('tests/release/changelogs.ts', 'tests/release'),
};

/** What each of these scripts of `package.json` can be told to do. */
export const groups: Readonly<Record<string, Commands>> = {
  'test:in': tested,
  measure: measured,
  record: recorded,
  docs: documented,
  release: released,
};
