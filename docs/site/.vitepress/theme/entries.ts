import { idsAbout, indexOf } from '../../../../packages/protocol/src/rule-search.js';
import type { Facet } from './facets.js';

// Entries (rules, cards) stand in the page as the build wrote them, so that they can be read without a script; what is
// searched and filtered is the page itself.

/** An entry of a page. */
export interface Entry {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly element: HTMLElement;
}

/** What is asked for: words, and a value for each facet that counts. */
export interface Wish {
  readonly words: string;
  readonly values: Readonly<Record<string, string>>;
}

/** The entries of the page; what its tests are called is no part of their text. */
export const entriesOf = (page: ParentNode): readonly Entry[] =>
  [...page.querySelectorAll<HTMLElement>('section.entry')].map((element) => ({
    id: element.dataset.id ?? '',
    title: element.dataset.title ?? '',
    text: [...element.querySelectorAll(':scope > p')].map(({ textContent }) => textContent).join(' '),
    element,
  }));

/** Finds entries: all that fit, the best first where words are given. Words are looked up as the command line does. */
export function finderOf(entries: readonly Entry[], facets: readonly Facet[]): (wish: Wish) => readonly Entry[] {
  const index = indexOf(entries.map(({ id, title, text }) => ({ id, title, text })));
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  return ({ words, values }) => {
    const named = byId.get(words.trim().toUpperCase());
    const about = words.trim() === '' ? entries : idsAbout(index, words).flatMap((id) => byId.get(id) ?? []);
    const found = named === undefined ? about : [named];
    return found.filter(({ element }) =>
      facets.every(({ name }) => {
        const value = values[name] ?? '';
        return value === '' || (element.dataset[name] ?? '').split(' ').includes(value);
      }),
    );
  };
}

/** Hides all but these entries, and the chapters that are empty then. */
export function showOnly(found: readonly Entry[], entries: readonly Entry[], page: ParentNode): void {
  const shown = new Set(found);
  for (const entry of entries) entry.element.hidden = !shown.has(entry);
  for (const chapter of page.querySelectorAll<HTMLElement>('.chapter'))
    chapter.hidden = chapter.querySelector('section.entry:not([hidden])') === null;
}
