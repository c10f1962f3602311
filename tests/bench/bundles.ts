import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { packages } from './engines.js';

/** A package as a browser loads it, minified and gzipped, in KiB. */
export interface Bundle {
  readonly name: string;
  /** Its own code: no dependencies, no base pack of content. */
  readonly code: number;
  /** With the base pack. */
  readonly withContent: number;
  /** With core, zod, immer and the rest: all that is loaded. */
  readonly complete: number;
  /** The bar for `code`. */
  readonly atMost: number;
}

const BASE_PACK = /\/content\/base\.js$|^\.\/base\.js$/;

export const measureBundles = (): Promise<readonly Bundle[]> =>
  Promise.all(
    packages.map(async ({ name, atMost }) => ({
      name,
      code: await size(name, { dependencies: 'external', content: false }),
      withContent: await size(name, { dependencies: 'external', content: true }),
      complete: await size(name, { dependencies: 'bundle', content: true }),
      atMost,
    })),
  );

interface Parts {
  readonly dependencies: 'external' | 'bundle';
  readonly content: boolean;
}

async function size(name: string, { dependencies, content }: Parts): Promise<number> {
  const { outputFiles } = await build({
    entryPoints: [`packages/${name}/src/index.ts`],
    bundle: true,
    minify: true,
    platform: 'browser',
    format: 'esm',
    target: 'es2022',
    packages: dependencies,
    tsconfigRaw: {},
    write: false,
    plugins: content
      ? []
      : [
          {
            name: 'without content',
            setup: (to) => to.onResolve({ filter: BASE_PACK }, ({ path }) => ({ path, external: true })),
          },
        ],
  });
  return outputFiles.reduce((total, { contents }) => total + gzipSync(contents, { level: 9 }).length, 0) / 1024;
}
