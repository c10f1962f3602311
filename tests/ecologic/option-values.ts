import type { EcoLogicOptions } from '@rulewright/ecologic';
import { expect } from 'vitest';

// How the values of an option are told apart: the same position, the same actions, and what they come to.

export type Options = Partial<EcoLogicOptions>;

/** The options that are seen in the set-up, which are tried in a file of their own. */
export const OF_SET_UP = ['field', 'piecesPerBranch', 'players', 'setupBioCapacity', 'twoPlayerDeck'];

/** For one file: what tries an option, and the names of those that it has tried. */
export function trial() {
  const tried = new Set<string>();

  /** What there is to see by default, and what with each other value of an option. */
  function differs(
    look: (options: Options) => unknown,
    byDefault: unknown,
    ...values: [option: Options, found: unknown][]
  ) {
    for (const [option] of values) for (const name of Object.keys(option)) tried.add(name);
    return () => {
      expect(look({})).toEqual(byDefault);
      for (const [option, found] of values) {
        expect(found).not.toEqual(byDefault);
        expect(look(option), JSON.stringify(option)).toEqual(found);
      }
    };
  }
  return { tried, differs };
}
