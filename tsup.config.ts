import { readdirSync, readFileSync } from 'node:fs';
import { defineConfig, type Options } from 'tsup';

interface Manifest {
  readonly exports?: Readonly<Record<string, unknown>>;
  readonly bin?: Readonly<Record<string, string>>;
}

/** Nothing is bundled in: what a package imports must be among its dependencies. */
const BARE_IMPORT = /^(@[\w-]+\/)?[\w-]+(\/|$)/;

/** A package's manifest says what is built: `./rules` in its exports is `src/rules.ts`. */
function builds(name: string): Options[] {
  const { exports = {}, bin = {} } = JSON.parse(readFileSync(`packages/${name}/package.json`, 'utf8')) as Manifest;
  const modules = Object.keys(exports)
    .filter((path) => path !== './package.json')
    .map((path) => (path === '.' ? 'index' : path.slice(2)));
  const programs = Object.values(bin).map((path) => path.replace(/^(\.\/)?dist\/(.*)\.js$/, '$2'));
  const outDir = `packages/${name}/dist`;

  const common: Options = {
    tsconfig: 'tsconfig.build.json',
    outDir,
    target: 'es2022',
    external: [BARE_IMPORT],
    removeNodeProtocol: false,
    clean: true,
  };
  const library: Options = {
    ...common,
    name,
    entry: entries(name, modules),
    format: ['esm', 'cjs'],
    platform: 'neutral',
    // tsup sets baseUrl, which TypeScript 6 calls deprecated
    dts: { compilerOptions: { ignoreDeprecations: '6.0' } },
  };
  const program: Options = {
    ...common,
    name: `${name} bin`,
    entry: entries(name, programs),
    format: 'esm',
    platform: 'node',
  };
  return [library, program].filter(({ entry = {} }) => Object.keys(entry).length > 0);
}

/** The leading `./` tells an entry from a bare import. */
const entries = (name: string, modules: readonly string[]): Record<string, string> =>
  Object.fromEntries(modules.map((module) => [module, `./packages/${name}/src/${module}.ts`]));

export default defineConfig(readdirSync('packages').flatMap(builds));
