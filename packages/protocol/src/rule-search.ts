import type { RuleEntry } from '@rulewright/core';
import MiniSearch, { type Options } from 'minisearch';

/** A rule as the index reads it; whatever else has an id, a title and a text may be found the same way. */
export type FoundById = Pick<RuleEntry, 'title' | 'text'> & {
  readonly id: string;
  /** What else is looked through: titles in other languages. */
  readonly also?: string;
};

/** What the index is made of and how words are looked up; spelling may be a little off. */
export const ruleIndex: Options<FoundById> = {
  fields: ['id', 'title', 'text', 'also'],
  searchOptions: { boost: { title: 3, also: 3 }, prefix: true, fuzzy: 0.2 },
};

/** An index of these entries. */
export function indexOf(entries: Iterable<FoundById>): MiniSearch<FoundById> {
  const index = new MiniSearch(ruleIndex);
  index.addAll([...entries]);
  return index;
}

/** The ids of the entries that speak of the words, the best first: those with all of them, else those with any. */
export function idsAbout(index: MiniSearch<FoundById>, words: string): readonly string[] {
  const strict = index.search(words, { combineWith: 'AND' });
  const hits = strict.length > 0 ? strict : index.search(words);
  return hits.map(({ id }) => String(id));
}
