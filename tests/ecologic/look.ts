import type { EcoLogicAction } from '@rulewright/ecologic';
import type { table } from './table.js';

// What a test looks at after an action: everything that changed, and the decision that waits.

type EcoScenario = ReturnType<typeof table>;

/** The decision that waits. */
export const asked = ({ state }: EcoScenario) => state.agenda[state.agenda.length - 1];

/**
 * Plays the actions and gives everything that is different afterwards, by its path in the state: numbers and texts one
 * by one, lists whole when their length changed. Left out: the agenda (see `asked`) and the random generator.
 */
export function changes(table: EcoScenario, ...actions: EcoLogicAction[]): Record<string, unknown> {
  const before = table.state;
  table.play(...actions);
  const found: Record<string, unknown> = {};
  compare(before, table.state, '', found);
  return Object.fromEntries(Object.entries(found).filter(([path]) => !/^(agenda|rng)\b/.test(path)));
}

function compare(before: unknown, after: unknown, path: string, found: Record<string, unknown>): void {
  if (Object.is(before, after)) return;
  if (!isTree(before) || !isTree(after) || !isSameShape(before, after)) {
    found[path] = after;
    return;
  }
  for (const key of Object.keys(after)) compare(before[key], after[key], path === '' ? key : `${path}.${key}`, found);
}

const isTree = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isSameShape = (before: object, after: object): boolean =>
  Array.isArray(before) === Array.isArray(after) && Object.keys(before).join() === Object.keys(after).join();
