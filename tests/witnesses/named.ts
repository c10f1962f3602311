import { readFileSync } from 'node:fs';
import { filesBelow } from '../support/files.js';

/** Folders that hold what is said, not what is done; lessons cite what they teach. */
const PROSE: readonly string[] = ['rulebook', 'text', 'content'];
const LESSONS = 'lessons.ts';
const NAME = /['"`]([A-Z]{3}-[A-Z]+\.?\d+)['"`]/g;

/** The rules that the code of a game cites: in its refusals, its events, its choices and the timing of its actions. */
export function namedRules(game: string): ReadonlySet<string> {
  const root = `packages/${game}/src`;
  const apart = [`${root}/${LESSONS}`, ...PROSE.map((folder) => `${root}/${folder}/`)];
  const files = filesBelow(root, '.ts')
    .filter((file) => !apart.some((start) => file.startsWith(start)))
    .map((file) => readFileSync(file, 'utf8'));
  return new Set(files.flatMap((text) => [...text.matchAll(NAME)].map(([, rule = '']) => rule)));
}
