import { mkdtempSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'esbuild';
import { afterAll } from 'vitest';
import { playsBuilt } from './modules.js';

/**
 * Bundles a package's program, `bundled('cli')`, for the tests of one file, and gives its path, or that of the built one.
 * Started from its sources a program transforms some four hundred files each time.
 */
export async function bundled(name: string): Promise<string> {
  if (playsBuilt) return join('packages', name, 'dist/main.js');
  // beside `src`, from where the program finds its manifest as it does when it is built
  const folder = mkdtempSync(join('packages', name, '.bundle-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const entry = join('packages', name, 'src/main.ts');
  await build({
    entryPoints: [entry],
    outdir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    logLevel: 'silent',
  });
  return join(folder, `${basename(entry, '.ts')}.js`);
}
