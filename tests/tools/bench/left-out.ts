import { readdirSync } from 'node:fs';
import { relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Plugin } from 'esbuild';
import { titled, write } from './documents.js';
import { table } from './table.js';

// `npm run measure -- parts`, with `-- --write` into the page on performance: what an app with one engine is made of. A part is left out by putting empty functions in the place
// of its modules; what the bundle then weighs less is what it would save if a bundler could drop it.

const GAMES = ['ecologic', 'emix', 'does-not-exist', 'euphoria'] as const;
/** Modules of core, and those of any game. */
const core = (...modules: readonly string[]): readonly RegExp[] =>
  modules.map((module) => new RegExp(`^packages/core/src/${module}\\.ts$`));
const game = (...modules: readonly string[]): readonly RegExp[] =>
  modules.map((module) => new RegExp(`^packages/(${GAMES.join('|')})/src/${module}\\.ts$`));

/** The modules of each part. */
const PARTS: Readonly<Record<string, readonly RegExp[]>> = {
  'zod, which reads every schema': [/^node_modules\/zod\//],
  'digests of records, views and packs': [/^node_modules\/@noble\//, /^node_modules\/canonicalize\//],
  chances: core(
    ...['chance', 'outcomes', 'urns', 'trace', 'fraction'].map((name) => `chance/${name}`),
    'hidden/recall',
  ),
  records: core('records/replay', 'records/recorded-game', 'records/record'),
  'older saves': core('records/older'),
  'what only a save is checked for': [...core('cards/card-issues', 'input/bounds'), ...game('invariants.*')],
  'worlds dealt from views': core('hidden/determinize'),
  'simulations and playouts': core('engine/simulation', 'engine/playout'),
  'actions as text': core('input/notation'),
  'parts of the table, reading models and queries': [
    ...core('game/table-of-parts', 'game/parts'),
    ...game('parts', 'reading', 'queries'),
  ],
  "what only a pack of one's own is checked for": [
    ...core('game/findings'),
    ...game('content/problems', 'content/ability-problems'),
  ],
  'the base pack': game('content/base(/.*)?'),
};
/** What is left is checked input, the agenda, cards, chance, views and the rules of the game. */
const NEEDED = ['zod, which reads every schema', 'the base pack'];

const sizes = async (modules: readonly RegExp[]): Promise<readonly number[]> =>
  Promise.all(GAMES.map((name) => sizeWithout(name, modules)));

async function sizeWithout(name: string, modules: readonly RegExp[]): Promise<number> {
  const { outputFiles } = await build({
    stdin: {
      contents: `export { engine } from '../../bench/packages/${name}/src/index.ts'`,
      resolveDir: process.cwd(),
    },
    bundle: true,
    minify: true,
    platform: 'browser',
    format: 'esm',
    target: 'es2022',
    write: false,
    logLevel: 'silent',
    plugins: [emptied(modules)],
  });
  return outputFiles.reduce((total, { contents }) => total + gzipSync(contents, { level: 9 }).length, 0) / 1024;
}

/** Modules that export nothing but empty functions. */
const emptied = (modules: readonly RegExp[]): Plugin => ({
  name: 'emptied',
  setup: (to) =>
    to.onLoad({ filter: /\.[jt]s$/ }, async ({ path }) => {
      const file = relative(process.cwd(), path);
      if (!modules.some((each) => each.test(file))) return undefined;
      const names = await exportsOf(path);
      return { contents: names.map((name) => `function ${name}_() {} export { ${name}_ as ${name} };`).join('\n') };
    }),
});

async function exportsOf(path: string): Promise<readonly string[]> {
  const { metafile } = await build({
    entryPoints: [path],
    bundle: true,
    external: ['*'],
    format: 'esm',
    write: false,
    metafile: true,
    outfile: 'exports.js',
  });
  return Object.values(metafile.outputs).flatMap((output) => output.exports);
}

const files = ['packages', 'node_modules/zod', 'node_modules/@noble', 'node_modules/canonicalize'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
);
for (const module of Object.values(PARTS).flat())
  if (!files.some((file) => module.test(file))) throw new Error(`there is no module ${module}`);

const whole = await sizes([]);
const rows: (readonly [string, readonly number[]])[] = [['an app with the engine', whole]];
for (const [part, modules] of Object.entries(PARTS)) {
  const rest = await sizes(modules);
  rows.push([part, whole.map((size, i) => size - (rest[i] ?? size))]);
}
const droppable = Object.entries(PARTS).flatMap(([part, modules]) => (NEEDED.includes(part) ? [] : modules));
rows.push(['an app without all of these but zod and the base pack', await sizes(droppable)]);

const lines = [
  ['part', ...GAMES.map(titled)],
  ...rows.map(([part, each]) => [part, ...each.map((size) => size.toFixed(1))]),
];
if (process.argv.includes('--write')) write('docs/performance.md', { parts: lines });
console.log(`KiB minified and gzipped\n\n${table(lines[0] ?? [], lines.slice(1))}`);
