import { readFileSync } from 'node:fs';
import { filesBelow } from '../../../tests/traceability/collect.js';

/** `AUC` of `ECO-AUC.4`, `R` of `ECO-R12`, `RCT` of `EUP-RCT.148b/2`. */
export const chapterOf = (rule: string): string => rule.replace(/^[A-Z]+-/, '').replace(/\.?\d+[a-z]?(?:\/\d+)?$/, '');

/** What chapters are called that run through several files. */
const WIDE: Readonly<Record<string, string>> = { R: 'Rulings', RCT: 'Recruits, one by one' };

const HEADING = /^ {2}\/\/ (.+)\n {2}'[A-Z]+-([A-Z]+)\.1'/gm;

/** The names of the chapters of a game, from the headings in its rulebook. */
export function chapterNames(game: string): ReadonlyMap<string, string> {
  const files = filesBelow(`packages/${game}/src/rulebook`, '.ts');
  const headings = files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(HEADING)]);
  return new Map([
    ...headings.map(([, name = '', chapter = '']): [string, string] => [chapter, name]),
    ...Object.entries(WIDE),
  ]);
}

/** Rules by chapter, in their order. */
export function byChapter(ids: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const chapters = new Map<string, string[]>();
  for (const id of ids) chapters.set(chapterOf(id), [...(chapters.get(chapterOf(id)) ?? []), id]);
  return chapters;
}
