import { existsSync, readFileSync } from 'node:fs';
import { importedIn } from '../support/files.js';

// The tests that a change can reach: by imports, which vitest knows, or by reading files and starting programs, which it cannot
// know.

/** The modules through which a test reaches more than it imports. */
const REACHES = /from '(?:node:(?:fs|fs\/promises|child_process|worker_threads)|esbuild|vite)'/;
/** `// reads docs/guide, README.md` in a test file: the files and folders that it reads. */
const READS = /^\/\/ reads (.+)$/m;

/** Whether a test file, or a helper that it imports from outside the packages, reads files or starts programs. */
export function reachesFiles(file: string, seen = new Set<string>()): boolean {
  if (seen.has(file) || file.startsWith('packages/') || !existsSync(file)) return false;
  seen.add(file);
  const text = readFileSync(file, 'utf8');
  if (REACHES.test(text)) return true;
  return importedIn(file, text).some((path) => reachesFiles(path, seen));
}

/** The files and folders that a test file says it reads; undefined if it does not say so. */
export const readsOf = (text: string): readonly string[] | undefined => READS.exec(text)?.[1]?.split(', ');

/** The test files that may notice a change through files, not imports. */
export const reachedByFiles = (tests: readonly string[], changed: readonly string[]): readonly string[] =>
  tests.filter((test) => {
    if (!reachesFiles(test)) return false;
    const reads = readsOf(readFileSync(test, 'utf8'));
    return reads === undefined || changed.some((file) => reads.some((path) => `${file}/`.startsWith(`${path}/`)));
  });
