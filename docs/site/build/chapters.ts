import { readRulebook } from '../../../tests/traceability/rulebook.js';

/** `AUC` of `ECO-AUC.4`, `R` of `ECO-R12`, `RCT` of `EUP-RCT.148b/2`. */
export const chapterOf = (rule: string): string => rule.replace(/^[A-Z]+-/, '').replace(/\.?\d+[a-z]?(?:\/\d+)?$/, '');

/** What chapters are called that run through several headings. */
const WIDE: Readonly<Record<string, string>> = { R: 'Rulings', RCT: 'Recruits, one by one' };

/** The names of the chapters of a game: the headings in its rulebook. */
export function chapterNames(game: string): ReadonlyMap<string, string> {
  const { sections } = readRulebook(`packages/${game}/rulebook`);
  const headings = sections.flatMap(({ name, rules }) =>
    [...rules.keys()].map((rule): [string, string] => [chapterOf(rule), name]),
  );
  return new Map([...headings, ...Object.entries(WIDE)]);
}

/** Rules by chapter, in their order. */
export function byChapter(ids: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const chapters = new Map<string, string[]>();
  for (const id of ids) chapters.set(chapterOf(id), [...(chapters.get(chapterOf(id)) ?? []), id]);
  return chapters;
}
