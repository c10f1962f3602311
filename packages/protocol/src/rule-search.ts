import type { RuleEntry } from '@rulewright/core';
import MiniSearch, { type Options } from 'minisearch';

/** An entry of the index: a rule, or anything else with an id, a title and a text. */
export type FoundById = Pick<RuleEntry, 'title' | 'text'> & {
  readonly id: string;
  /** Further text to search: titles in other languages. */
  readonly also?: string;
};

/** Fields of the index and settings of the search, which tolerates small misspellings. */
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

/** Ids of the entries that match the words, the best first: those with all of the words, else those with any. */
export function idsAbout(index: MiniSearch<FoundById>, words: string): readonly string[] {
  const strict = index.search(words, { combineWith: 'AND' });
  const hits = strict.length > 0 ? strict : index.search(words);
  return hits.map(({ id }) => String(id));
}
