import localSearchIndex from '@localSearchIndex';
import MiniSearch from 'minisearch';

/** A place of the site that speaks of the words. */
export interface Hit {
  readonly href: string;
  /** The heading, behind those it stands under. */
  readonly path: readonly string[];
}

interface Section {
  readonly id: string;
  readonly title: string;
  readonly titles: readonly string[];
}

const MOST_HITS = 20;

/** Loads the index that VitePress made; gives the search. Spelling may be a little off. */
export async function loadSearch(): Promise<(words: string) => readonly Hit[]> {
  const { default: json } = (await localSearchIndex.root?.()) ?? { default: '' };
  const index = MiniSearch.loadJSON<Section>(json, {
    fields: ['title', 'titles', 'text'],
    storeFields: ['title', 'titles'],
    searchOptions: { fuzzy: 0.2, prefix: true, boost: { title: 4, text: 2, titles: 1 } },
  });
  return (words) => {
    const all = index.search(words, { combineWith: 'AND' });
    const hits = all.length > 0 ? all : index.search(words);
    return hits.slice(0, MOST_HITS).map(({ id, title, titles }) => ({ href: `${id}`, path: [...titles, title] }));
  };
}
