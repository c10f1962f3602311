import { mkdtempSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type BuildOptions, build } from 'esbuild';
import { afterAll } from 'vitest';
import { mainOf, playsBuilt } from './modules.js';

const SETTINGS = { bundle: true, splitting: true, format: 'esm', platform: 'node', packages: 'external' } as const;

/** The file that an arena's threads start from. */
const THREADS = 'packages/bots/src/arena-worker.ts';

/**
 * Bundles a package's program, `bundled('cli')`, for the tests of one file, and gives its path, or that of the built one.
 * Started from its sources a program transforms some four hundred files each time.
 */
export async function bundled(name: string): Promise<string> {
  const [program = ''] = await bundledWith(name, []);
  return program;
}

/** The same with modules in TypeScript that the program is to load; their paths come after its own. */
export async function bundledWith(name: string, modules: readonly string[]): Promise<readonly string[]> {
  const main = mainOf(name);
  if (!playsBuilt) return write(name, [main, ...modules, THREADS]);
  // without the paths of tsconfig.json they import what was built
  return [main, ...(modules.length === 0 ? [] : await write(name, modules, { tsconfigRaw: {} }))];
}

/** Writes bundles beside `src`, from where a program finds its manifest as it does when it is built. */
async function write(name: string, files: readonly string[], more: BuildOptions = {}): Promise<readonly string[]> {
  const folder = mkdtempSync(join('packages', name, '.bundle-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const entryPoints = files.map((file) => ({ in: file, out: basename(file, '.ts') }));
  await build({ ...SETTINGS, ...more, entryPoints, outdir: folder, logLevel: 'silent' });
  return entryPoints.map(({ out }) => join(folder, `${out}.js`));
}
