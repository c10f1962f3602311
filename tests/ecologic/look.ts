import type { EcoLogicAction } from '@rulewright/ecologic';
import { changesBetween } from '../support/changes.js';
import type { table } from './table.js';

// What a test looks at after an action: everything that changed, and the decision that waits.

type EcoScenario = ReturnType<typeof table>;

/** The decision that waits. */
export const asked = ({ state }: EcoScenario) => state.agenda[state.agenda.length - 1];

/**
 * Plays the actions and gives everything that is different afterwards, by its path in the state. Left out: the agenda (see
 * `asked`) and the random generator.
 */
export const changes = (table: EcoScenario, ...actions: EcoLogicAction[]): Record<string, unknown> =>
  changesIn(table, () => table.play(...actions));

/** As `changes`, for whatever else happens at a table. */
export function changesIn(table: EcoScenario, happen: () => unknown): Record<string, unknown> {
  const before = table.state;
  happen();
  const found = changesBetween(before, table.state);
  return Object.fromEntries(Object.entries(found).filter(([path]) => !/^(agenda|rng)\b/.test(path)));
}
