import { brief, type Issue } from '../errors.js';

/**
 * What an invariant finds wrong with a position: place, expected, found.
 *
 *     new Findings().that('bank', bank + held === 45, '45 coins in all', bank + held).issues
 */
export class Findings {
  readonly issues: Issue[] = [];

  /** Unless it holds: what was expected at this place, and what was found. */
  that(path: string, holds: boolean, expected: string | number, found: unknown): this {
    if (!holds) this.issues.push({ path, message: `expected ${expected}, found ${shown(found)}` });
    return this;
  }

  /** A list has so many entries; where `fits` is given each of them is as `expected`. */
  list<X>(path: string, list: readonly X[], length: number, each?: Each<X>): this {
    this.that(path, list.length === length, entries(length), list.length);
    return each === undefined ? this : this.each(path, list, each);
  }

  /** Each of some lists has so many entries. */
  lists(path: string, lists: readonly (readonly unknown[])[], length: number): this {
    lists.forEach((list, i) => void this.list(`${path}.${i}`, list, length));
    return this;
  }

  /** Each entry of a list is as expected. */
  each<X>(path: string, list: readonly X[], { fits, expected }: Each<X>): this {
    list.forEach((entry, i) => {
      if (!fits(entry, i)) this.that(`${path}.${i}`, false, expected, entry);
    });
    return this;
  }
}

/** What each entry of a list has to be. */
export interface Each<X> {
  readonly expected: string;
  fits(entry: X, place: number): boolean;
}

const entries = (length: number): string => (length === 1 ? '1 entry' : `${length} entries`);

const shown = (found: unknown): string => {
  if (Array.isArray(found)) return found.length === 0 ? 'nothing' : found.map(brief).join(' ');
  return found === null || found === undefined || found === '' ? 'nothing' : brief(found);
};
