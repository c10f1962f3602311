import { relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Plugin } from 'esbuild';
import { table } from './table.js';

// `npm run bench:parts`: what an app with one engine is made of. A part is left out by putting empty functions in the place
// of its modules; what the bundle then weighs less is what it would save if a bundler could drop it.

const GAMES = ['ecologic', 'emix', 'does-not-exist', 'euphoria'] as const;
const core = (modules: string): RegExp => new RegExp(`^packages/core/src/(${modules})\\.ts$`);
const game = (modules: string): RegExp => new RegExp(`^packages/(${GAMES.join('|')})/src/(${modules})\\.ts$`);

/** The modules of each part. */
const PARTS: Readonly<Record<string, readonly RegExp[]>> = {
  'zod, which reads every schema': [/^node_modules\/zod\//],
  'digests of records, views and packs': [/^node_modules\/(@noble|canonicalize)\//],
  chances: [
    core('chance/(chance|expected|sampled|seen-outcomes|outcomes|urns|share-interval|revealed|fraction)|hidden/recall'),
  ],
  records: [core('records/(replay|recorded-game|record|steps)')],
  'older saves': [core('records/(older|migrate|defaults)')],
  'what only a save is checked for': [core('cards/card-issues|input/bounds'), game('invariants.*')],
  'worlds dealt from views': [core('hidden/(determinize|face-down|hidden-numbers)')],
  'simulations and playouts': [core('engine/(simulation|playout)')],
  'actions as text': [core('input/notation')],
  'parts of the table, reading models and queries': [
    core('game/(table-of-parts|parts)'),
    game('parts|reading|queries'),
  ],
  'what only a pack of one’s own is checked for': [core('game/findings'), game('content/(problems|ability-problems)')],
  'the base pack': [game('content/base(/.*)?')],
};
/** What is left is checked input, the agenda, cards, chance, views and the rules of the game. */
const NEEDED = ['zod, which reads every schema', 'the base pack'];

const sizes = async (modules: readonly RegExp[]): Promise<readonly number[]> =>
  Promise.all(GAMES.map((name) => sizeWithout(name, modules)));

async function sizeWithout(name: string, modules: readonly RegExp[]): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: `export { engine } from './packages/${name}/src/index.ts'`, resolveDir: process.cwd() },
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

const whole = await sizes([]);
const rows: (readonly [string, readonly number[]])[] = [['an app with the engine', whole]];
for (const [part, modules] of Object.entries(PARTS)) {
  const rest = await sizes(modules);
  rows.push([part, whole.map((size, i) => size - (rest[i] ?? size))]);
}
const droppable = Object.entries(PARTS).flatMap(([part, modules]) => (NEEDED.includes(part) ? [] : modules));
rows.push(['an app without all of these but zod and the base pack', await sizes(droppable)]);

console.log('KiB minified and gzipped\n');
console.log(
  table(
    ['part', ...GAMES],
    rows.map(([part, each]) => [part, ...each.map((size) => size.toFixed(1))]),
  ),
);
