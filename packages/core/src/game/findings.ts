import { brief, type Issue } from '../ground/errors.js';

/**
 * Collects the issues that an invariant finds in a position: path, expected, found.
 *
 *     new Findings().that('bank', bank + held === 45, '45 coins in all', bank + held).issues
 */
export class Findings {
  readonly issues: Issue[] = [];

  /** Adds an issue unless the condition holds. */
  that(path: string, holds: boolean, expected: string | number, found: unknown): this {
    if (!holds) this.issues.push({ path, message: `expected ${expected}, found ${shown(found)}` });
    return this;
  }

  /** Checks the length of a list, and each entry if `each` is given. */
  list<X>(path: string, list: readonly X[], length: number, each?: Each<X>): this {
    this.that(path, list.length === length, entries(length), list.length);
    return each === undefined ? this : this.each(path, list, each);
  }

  /** Checks the length of each of several lists. */
  lists(path: string, lists: readonly (readonly unknown[])[], length: number): this {
    lists.forEach((list, i) => void this.list(`${path}.${i}`, list, length));
    return this;
  }

  /** Checks each entry of a list. */
  each<X>(path: string, list: readonly X[], { fits, expected }: Each<X>): this {
    list.forEach((entry, i) => {
      if (!fits(entry, i)) this.that(`${path}.${i}`, false, expected, entry);
    });
    return this;
  }

  /** Checks that items of the agenda belong to the present phase; kinds that are not named fit all. */
  during<Phase extends string>(
    agenda: readonly { readonly kind: string }[],
    phase: Phase,
    phases: Readonly<Record<string, readonly Phase[] | undefined>>,
  ): this {
    agenda.forEach(({ kind }, i) => {
      const own = phases[kind];
      if (own !== undefined) this.that(`agenda.${i}`, own.includes(phase), `an item of the phase ${phase}`, kind);
    });
    return this;
  }
}

/** The test of each entry of a list. */
export interface Each<X> {
  readonly expected: string;
  fits(entry: X, place: number): boolean;
}

const entries = (length: number): string => (length === 1 ? '1 entry' : `${length} entries`);

const shown = (found: unknown): string => {
  if (Array.isArray(found)) return found.length === 0 ? 'nothing' : found.map(brief).join(' ');
  return found === null || found === undefined || found === '' ? 'nothing' : brief(found);
};
