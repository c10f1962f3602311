import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { slashed } from './slashed.js';

/** The files below a folder whose names end so, by paths with `/`, in alphabetical order; none that npm has installed. */
export function filesBelow(folder: string, ending: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(ending) && !path.includes('node_modules'))
    .sort()
    .map((path) => slashed(join(folder, path)));
}

const IMPORTED = /(?:from|import) ?\(?'(\.{1,2}\/[^']+)'/g;

/** The files that a source imports by their paths, from where its own path starts, with `/`. */
export const importedIn = (file: string, text: string): readonly string[] =>
  [...text.matchAll(IMPORTED)].map(([, path = '']) => slashed(join(dirname(file), path)).replace(/\.js$/, '.ts'));
