import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { inlineAt } from '../build/inline-at.js';
import type { Entry } from './engines.js';

/** The build that the bars of speed count from. */
export const COMMIT = '59a67d45';
const FOLDER = `.bench/${COMMIT}`;
const BUILT = `${FOLDER}/engines.mjs`;

/** Takes that build from the history of the repository, once; without the history there is nothing to compare with. */
export async function buildFormer(): Promise<void> {
  if (existsSync(BUILT)) return;
  mkdirSync(FOLDER, { recursive: true });
  try {
    const tree = execFileSync('git', ['archive', COMMIT], { maxBuffer: 2 ** 28, stdio: ['ignore', 'pipe', 'ignore'] });
    execFileSync('tar', ['-x', '-C', FOLDER], { input: tree });
  } catch {
    return;
  }
  await build({
    entryPoints: [`${FOLDER}/tests/tools/bench/engines.ts`],
    outfile: BUILT,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    tsconfig: `${FOLDER}/tsconfig.json`,
    define: { 'process.env.NODE_ENV': '"production"' },
    // as its own build had it
    plugins: [inlineAt],
    logLevel: 'error',
  });
}

/** The engine of that name in that build; undefined where it has no such engine. */
export async function formerEntry(name: string): Promise<Entry | undefined> {
  if (!existsSync(BUILT)) return undefined;
  const { entries } = (await import(pathToFileURL(resolve(BUILT)).href)) as { readonly entries: readonly Entry[] };
  return entries.find((each) => each.name === name);
}
