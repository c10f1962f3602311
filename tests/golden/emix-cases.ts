import type { PartialOptions } from '@rulewright/core';
import type { EmixOptions } from '@rulewright/emix';
import { optionSets, playerCounts } from '../emix/cases.js';
import type { GoldenCase } from './golden.js';

/** `players-3-board`: the options by name, with the values of the short ones. */
const nameOf = (options: PartialOptions<EmixOptions>): string =>
  Object.entries(options)
    .map(([name, value]) => (typeof value === 'object' ? name : `${name}-${value}`))
    .join('-');

/** One game for each number of players, for each value of each option, and for each scenario. */
export const cases: readonly GoldenCase<EmixOptions>[] = [...playerCounts, ...optionSets].map((options, i) => ({
  name: `${String(i + 1).padStart(2, '0')}-${nameOf(options)}`,
  seed: `emix-${i + 1}`,
  options,
}));
