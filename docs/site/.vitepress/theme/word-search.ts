import MiniSearch, { type Query } from 'minisearch';
import type { PartName, Place } from './search-parts.js';

/** A place that speaks of the words that were looked up. */
export interface Hit extends Place {
  readonly part: PartName;
  readonly score: number;
}

/** Words that say nothing about what is wanted. */
const EMPTY = new Set(
  'a an and are as at be by can do does for how i in is it me my of on one or that the this to was what when where which who why with you your'.split(
    ' ',
  ),
);
/** What people say, and what the pages call it. */
const SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  ai: ['bot'],
  difficulty: ['strength'],
  level: ['strength'],
  friend: ['people'],
  goe: ['begin', 'player'],
  gpt: ['language', 'mcp'],
  mobile: ['phone'],
  stockfish: ['strength'],
  move: ['action'],
  dark: ['appearance'],
  empty: ['supply'],
  neural: ['learning'],
  tie: ['equal'],
  wins: ['win', 'victory'],
  cancel: ['moment'],
  scripted: ['script'],
  backup: ['save'],
  card: ['content'],
  chatgpt: ['language', 'mcp'],
  claude: ['language', 'mcp'],
  computer: ['bot'],
  opponent: ['bot'],
  download: ['install'],
  npm: ['install'],
  setup: ['install', 'set'],
  fast: ['speed', 'performance'],
  slow: ['speed', 'performance'],
  illegal: ['refused', 'forbidden'],
  llm: ['language', 'mcp'],
  load: ['resume'],
  license: ['licence'],
  multiplayer: ['server'],
  odds: ['chance'],
  probability: ['chance'],
  online: ['browser'],
  rpc: ['protocol'],
  secret: ['hidden'],
  size: ['sizes'],
  strong: ['strength'],
  take: ['undo'],
  takeback: ['undo'],
  rollback: ['undo'],
  translation: ['language'],
  tutorial: ['step'],
};

const singular = (word: string): string => (/[^s]s$/.test(word) && word.length > 3 ? word.slice(0, -1) : word);
/** `bumping`, `bumped` and `bumps` are `bump`; a short word stays as it is. */
const stem = (word: string): string => {
  const [, begin = '', twice = ''] = /^(.{2,}?([b-df-hj-np-tv-z])?)(?:ing|ed)$/.exec(word) ?? [];
  if (begin.length < 3) return word;
  return twice !== '' && begin.at(-2) === twice && !/[lsz]$/.test(twice) ? begin.slice(0, -1) : begin;
};
const known = (word: string): string => stem(singular(word.toLowerCase()));
/** `RuleError` is found by `rule` as well. */
const wordsOf = (text: string): string[] =>
  text
    .split(/[\s\p{P}\p{S}]+/u)
    .flatMap((word) => (/[a-z][A-Z]/.test(word) ? [word, ...word.split(/(?<=[a-z])(?=[A-Z])/)] : [word]))
    .filter((word) => word !== '');
/** The words of a question that count, as they are looked up. */
export const termsOf = (words: string): readonly string[] => {
  const all = words.split(/[\s\p{P}\p{S}]+/u).filter((word) => word !== '');
  const telling = all.filter((word) => !EMPTY.has(word.toLowerCase()));
  return (telling.length === 0 ? all : telling).map(known);
};
const plain = (text: string): string => termsOf(text.replace('()', '')).join(' ');

/** How much a place counts by the part that it is in. */
const WEIGHTS: Readonly<Record<PartName, number>> = { guides: 1.3, api: 0.7, rules: 1, cards: 0.8 };
const MOST_OF_A_PAGE = 2;

/** A search that can be added to while it is used. */
export interface WordSearch {
  add(part: PartName, places: readonly Place[]): void;
  /** The best first; at most two places of a page of prose before others have had their turn. */
  find(words: string): readonly Hit[];
}

/** The search of the site, empty. Spelling may be a little off; the last word may be unfinished. */
export function wordSearch(): WordSearch {
  const places = new Map<string, Place & { readonly part: PartName }>();
  const index = new MiniSearch<Place>({
    idField: 'href',
    fields: ['title', 'above', 'text', 'also'],
    tokenize: wordsOf,
    processTerm: known,
    extractField: (place, field) => {
      const value = place[field as keyof Place] ?? '';
      return Array.isArray(value) ? value.join(' ') : `${value}`;
    },
  });

  const weight = (words: string, href: string): number => {
    const place = places.get(href);
    if (place === undefined) return 0;
    const names = (place.also ?? '').split(', ').map(plain);
    const isPage = place.above.length === 0;
    const named = names.includes(words) ? 5 : plain(place.title) !== words ? 1 : isPage ? 5 : 2.5;
    return WEIGHTS[place.part] * (place.weight ?? 1) * named * (isPage ? 1.3 : 1);
  };

  return {
    add(part, added) {
      const fresh = added.filter(({ href }) => !places.has(href));
      for (const place of fresh) places.set(place.href, { ...place, part });
      index.addAll(fresh);
    },
    find(words) {
      const terms = termsOf(words);
      const asked = terms.join(' ');
      const settings = {
        boost: { title: 5, also: 4, above: 1.5, text: 1 },
        fuzzy: (term: string) => (term.length > 4 ? 0.2 : false),
        prefix: (term: string) => term.length > 2,
        weights: { fuzzy: 0.3, prefix: 0.5 },
        tokenize: (text: string) => [text],
        boostDocument: (href: string) => weight(asked, href),
      };
      const queries = terms.map((term): Query => ({ combineWith: 'OR', queries: [term, ...(SYNONYMS[term] ?? [])] }));
      const all = index.search({ combineWith: 'AND', queries }, settings);
      const some = all.length < 5 && terms.length > 1 ? index.search({ combineWith: 'OR', queries }, settings) : [];
      const found = new Map([...all, ...some].map(({ id, score }) => [`${id}`, score]));
      const hits = [...found].flatMap(([href, score]): Hit[] => {
        const place = places.get(href);
        return place === undefined ? [] : [{ ...place, score }];
      });
      return byTurns(hits);
    },
  };
}

/** The third section of a page, and those after it, wait behind all others. */
function byTurns(hits: readonly Hit[]): readonly Hit[] {
  const counts = new Map<string, number>();
  const waits = hits.map(({ href, part }) => {
    if (part !== 'guides') return false;
    const [page = ''] = href.split('#');
    const count = (counts.get(page) ?? 0) + 1;
    counts.set(page, count);
    return count > MOST_OF_A_PAGE;
  });
  return [...hits.filter((_, i) => !waits[i]), ...hits.filter((_, i) => waits[i])];
}

/** A piece of an excerpt; what was looked up is marked. */
export interface Piece {
  readonly text: string;
  readonly marked: boolean;
}
const EXCERPT = 150;

/** What a place says around the first of the words, in pieces. */
export function excerptOf({ text }: Place, words: string): readonly Piece[] {
  const terms = termsOf(words).map((term) => term.replaceAll(/[^\p{L}\p{N}]/gu, ''));
  const wanted = new RegExp(`\\b(?:${terms.filter((term) => term !== '').join('|') || '(?!)'})[\\p{L}\\p{N}]*`, 'giu');
  const at = text.search(wanted);
  const from = at > EXCERPT / 2 ? text.lastIndexOf(' ', at - EXCERPT / 3) + 1 : 0;
  const end = from + EXCERPT < text.length ? text.lastIndexOf(' ', from + EXCERPT) : text.length;
  const shown = `${from > 0 ? '… ' : ''}${text.slice(from, end)}${end < text.length ? ' …' : ''}`;
  const pieces: Piece[] = [];
  let last = 0;
  for (const match of shown.matchAll(wanted)) {
    pieces.push({ text: shown.slice(last, match.index), marked: false }, { text: match[0], marked: true });
    last = match.index + match[0].length;
  }
  return [...pieces, { text: shown.slice(last), marked: false }].filter((piece) => piece.text !== '');
}
