import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { rollup } from 'rollup';
import { dts } from 'rollup-plugin-dts';
import { defineConfig, type Options } from 'tsup';
import { inlineAt } from './tests/tools/build/inline-at.js';

// `npm run build`: each package's manifest says what is built. `./rules` in its exports is `src/rules.ts`, as a module
// for `import` and for `require` with the declarations of both; a program is `src/main.ts`. Maps lead to the sources.

interface Manifest {
  readonly exports?: Readonly<Record<string, unknown>>;
  readonly bin?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/** What a package imports must be among its dependencies, or Node's own; what is bundled in is among its `devDependencies`. */
const external = [/^node:/, /^(@[\w-]+\/)?[\w-][\w.-]*(\/|$)/];
/** With an order of types of its own: the same sources give the same declarations, to the letter. */
const tsconfig = 'tsconfig.build.json';

function builds(name: string): Options[] {
  const {
    exports = {},
    bin = {},
    devDependencies = {},
  } = JSON.parse(readFileSync(`packages/${name}/package.json`, 'utf8')) as Manifest;
  const paths = Object.keys(exports).filter((path) => path !== './package.json');
  const modules = sources(
    name,
    paths.map((path) => (path === '.' ? 'index' : path.slice(2))),
  );
  const programs = sources(
    name,
    Object.values(bin).map((path) => basename(path, extname(path))),
  );
  const outDir = `packages/${name}/dist`;

  rmSync(outDir, { recursive: true, force: true });

  const common: Options = {
    tsconfig,
    outDir,
    target: 'es2022',
    external,
    noExternal: Object.keys(devDependencies).map((bundled) => new RegExp(`^${bundled}(/|$)`)),
    removeNodeProtocol: false,
    // what two entries share stands in one file, for `require` too: there is one engine, not one for each subpath
    splitting: true,
    esbuildPlugins: [inlineAt],
  };
  const mapped: Options = { ...common, format: 'esm', sourcemap: true, esbuildOptions: leaveSourcesOut };
  const library: Options = {
    ...mapped,
    name,
    entry: modules,
    platform: 'neutral',
    onSuccess: () => {
      unmapBundled(outDir);
      return declare(modules, outDir);
    },
  };
  // without maps: those that tsup makes of split CommonJS name files of this machine
  const required: Options = { ...common, name, entry: modules, platform: 'neutral', format: 'cjs', shims: true };
  const program: Options = { ...mapped, name: `${name} bin`, entry: programs, platform: 'node' };
  return [library, required, program].filter(({ entry = {} }) => Object.keys(entry).length > 0);
}

/** The sources of what is bundled in are not in the package: the maps name none for them. */
function unmapBundled(dir: string): void {
  for (const file of readdirSync(dir).filter((name) => name.endsWith('.js.map'))) {
    const map = JSON.parse(readFileSync(`${dir}/${file}`, 'utf8')) as { sources: (string | null)[] };
    if (!map.sources.some((source) => source?.includes('node_modules'))) continue;
    map.sources = map.sources.map((source) => (source?.includes('node_modules') ? null : source));
    writeFileSync(`${dir}/${file}`, JSON.stringify(map));
  }
}

/** The sources are in the package: the maps lead there and repeat nothing. */
const leaveSourcesOut: NonNullable<Options['esbuildOptions']> = (options) => {
  options.sourcesContent = false;
};

/** By the name in `dist`, which has no folders. The leading `./` tells an entry from a bare import. */
const sources = (name: string, modules: readonly string[]): Record<string, string> =>
  Object.fromEntries(modules.map((module) => [module.replaceAll('/', '-'), `./packages/${name}/src/${module}.ts`]));

/** The declarations, with maps that lead to the sources, which tsup's own have not. */
async function declare(input: Record<string, string>, dir: string): Promise<void> {
  const plugins = [dts({ tsconfig, sourcemap: true })];
  const declarations = await rollup({
    input,
    external,
    plugins,
    // what is named in a declaration and not exported is private on purpose
    onwarn: (warning, warn) => {
      if (warning.plugin !== 'dts') warn(warning);
    },
  });
  for (const extension of ['d.ts', 'd.cts'])
    await declarations.write({
      dir,
      entryFileNames: `[name].${extension}`,
      chunkFileNames: `[name]-[hash].${extension}`,
      sourcemap: true,
      sourcemapExcludeSources: true,
    });
  await declarations.close();
}

export default defineConfig(readdirSync('packages').flatMap(builds));
