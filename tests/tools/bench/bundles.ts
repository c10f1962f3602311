import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { packages } from '../../support/packages.js';
import { type Sized, sized } from './sized.js';

/** A package as it is loaded, minified and gzipped, in KiB. */
export interface Bundle {
  readonly name: string;
  /** Its own code: no dependencies, no base pack of content. */
  readonly code: number;
  /** With the base pack. */
  readonly withContent: number;
  /** With core, zod and all else that npm installs with it; optional peers are not. */
  readonly complete: number;
  /** The declarations of all its modules, as they are, in KiB. */
  readonly types: number;
  /** What puts it in words, code and declarations; undefined when nothing does. */
  readonly text: { readonly code: number; readonly types: number } | undefined;
  readonly bars: Sized;
}

const OTHERS_PEERS = packages.flatMap(({ peers }) => peers).filter((peer) => !peer.startsWith('@rulewright/'));
const BASE_PACK = /\/content\/base\.js$|^\.\/base\.js$/;

/** Needs a build: the declarations are measured there, and the code of other packages is taken from it. */
export const measureBundles = (): Promise<readonly Bundle[]> =>
  Promise.all(
    sized.map(async (bars) => ({
      name: bars.name,
      code: await size(bars, { dependencies: 'external', content: false }),
      withContent: await size(bars, { dependencies: 'external', content: true }),
      complete: await size(bars, { dependencies: 'bundle', content: true }),
      types: declarations(bars.name, (file) => file !== TEXT_TYPES),
      text: bars.text && {
        code: await size({ ...bars, entry: 'text' }, { dependencies: 'external', content: false }),
        types: declarations(bars.name, (file) => file === TEXT_TYPES),
      },
      bars,
    })),
  );

const TEXT_TYPES = 'text.d.ts';

function declarations(name: string, counts: (file: string) => boolean): number {
  const dist = join('packages', name, 'dist');
  const files = readdirSync(dist).filter((file) => file.endsWith('.d.ts') && counts(file));
  return files.reduce((total, file) => total + statSync(join(dist, file)).size, 0) / 1024;
}

interface Parts {
  readonly dependencies: 'external' | 'bundle';
  readonly content: boolean;
}

async function size({ name, entry }: Sized, { dependencies, content }: Parts): Promise<number> {
  const { outputFiles } = await build({
    entryPoints: [`packages/${name}/src/${entry}.ts`],
    bundle: true,
    minify: true,
    platform: entry === 'main' ? 'node' : 'browser',
    format: 'esm',
    target: 'es2022',
    packages: dependencies,
    external: OTHERS_PEERS,
    tsconfigRaw: {},
    write: false,
    logLevel: 'error',
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
