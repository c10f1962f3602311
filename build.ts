import { chmodSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { rolldown } from 'rolldown';
import { rollup } from 'rollup';
import { dts } from 'rollup-plugin-dts';

// `npm run build`: each package's manifest says what is built. `./rules` in its exports is `src/rules.ts`, as a module
// for `import` and for `require` with the declarations of both; a program is `src/main.ts`. Maps lead to the sources.

/** Nothing is bundled in: what a package imports must be among its dependencies. */
const external = [/^(@[\w-]+\/)?[\w-]+(\/|$)/];
const tsconfig = 'tsconfig.build.json';

interface Package {
  readonly folder: string;
  readonly modules: readonly string[];
  readonly programs: readonly string[];
}

interface Manifest {
  readonly exports: Readonly<Record<string, unknown>>;
  readonly bin?: Readonly<Record<string, string>>;
}

function read(folder: string): Package {
  const { exports, bin = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  const paths = Object.keys(exports).filter((path) => path !== './package.json');
  return {
    folder,
    modules: paths.map((path) => (path === '.' ? 'index' : path.slice(2))),
    programs: Object.values(bin).map((path) => basename(path, extname(path))),
  };
}

const sources = (folder: string, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, join(folder, 'src', `${name}.ts`)]));

/** The files of one format: entries by their names, what they share beside them. */
const output = (folder: string, extension: string) => ({
  dir: join(folder, 'dist'),
  entryFileNames: `[name].${extension}`,
  chunkFileNames: `[name]-[hash].${extension}`,
  sourcemap: true,
  sourcemapExcludeSources: true,
});

async function buildModules({ folder, modules }: Package): Promise<void> {
  const input = sources(folder, modules);
  const code = await rolldown({ input, external, tsconfig, platform: 'neutral', transform: { target: 'es2022' } });
  await code.write({ ...output(folder, 'js'), format: 'es' });
  await code.write({ ...output(folder, 'cjs'), format: 'cjs', esModule: true });
  await code.close();

  const declarations = await rollup({ input, external, plugins: [dts({ tsconfig, sourcemap: true })] });
  await declarations.write(output(folder, 'd.ts'));
  await declarations.write(output(folder, 'd.cts'));
  await declarations.close();
}

async function buildPrograms({ folder, programs }: Package): Promise<void> {
  const input = sources(folder, programs);
  const code = await rolldown({ input, external, tsconfig, platform: 'node', transform: { target: 'node20' } });
  await code.write({ ...output(folder, 'js'), format: 'es' });
  await code.close();
  for (const name of programs) chmodSync(join(folder, 'dist', `${name}.js`), 0o755);
}

for (const name of readdirSync('packages')) {
  const each = read(join('packages', name));
  rmSync(join(each.folder, 'dist'), { recursive: true, force: true });
  if (each.modules.length > 0) await buildModules(each);
  if (each.programs.length > 0) await buildPrograms(each);
  console.log(`${name}: ${[...each.modules, ...each.programs].join(', ')}`);
}
