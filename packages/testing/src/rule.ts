/** The function that registers a test with a runner: `test` of vitest, jest or `node:test`. */
export type Register = (title: string, run: () => void | Promise<void>) => unknown;

type Ids = string | readonly string[];

/** Registers tests whose titles start with the ids of the rules they prove. */
export interface Rule {
  (ids: Ids, title: string, run: () => void | Promise<void>): void;
  /** One test per row; the row stands in the title. */
  each<const Row>(ids: Ids, title: string, table: readonly Row[], run: (row: Row) => void | Promise<void>): void;
}

/**
 * The `rule` of a test suite, on the runner's own `test`. This package imports no runner: vitest, for one, cannot be
 * loaded by `require`.
 *
 *     const rule = ruleTests(test);
 *     rule('TTT-1', 'refuses a mark on a taken cell', () => …);
 *     rule.each(['TTT-1', 'TTT-2'], 'decides', [{ cell: 0, legal: false }], ({ cell, legal }) => …);
 */
export function ruleTests(test: Register): Rule {
  const one = (ids: Ids, title: string, run: () => void | Promise<void>): void => {
    test(`${[ids].flat().join(' ')} ${title}`, run);
  };
  return Object.assign(one, {
    each<const Row>(ids: Ids, title: string, table: readonly Row[], run: (row: Row) => void | Promise<void>): void {
      for (const row of table) one(ids, `${title}: ${show(row)}`, () => run(row));
    },
  });
}

/** A row of fields as `amount 7, legal false`, anything else as JSON. */
function show(row: unknown): string {
  if (typeof row !== 'object' || row === null || Array.isArray(row)) return JSON.stringify(row);
  return Object.entries(row)
    .map(([name, value]) => `${name} ${JSON.stringify(value)}`)
    .join(', ');
}
