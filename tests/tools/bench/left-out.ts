import { relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Plugin } from 'esbuild';
import { GAMES, NEEDED, PARTS } from './app-parts.js';
import { titled, write } from './documents.js';
import { table } from './table.js';

// `npm run measure -- parts`, with `-- --write` into the page on performance: what an app with one engine is made of. A part is left out by putting empty functions in the place
// of its modules; what the bundle then weighs less is what it would save if a bundler could drop it.

const sizes = async (modules: readonly RegExp[]): Promise<readonly number[]> =>
  Promise.all(GAMES.map((name) => sizeWithout(name, modules)));

async function sizeWithout(name: string, modules: readonly RegExp[]): Promise<number> {
  const { outputFiles } = await build({
    stdin: {
      contents: `export { engine } from './packages/${name}/src/index.ts'`,
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
