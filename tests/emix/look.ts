import { deckSize } from '@rulewright/core/author';
import type { EmixAction, EmixState } from '@rulewright/emix';
import { changesBetween } from '../support/changes.js';
import { type AgendaItem, ids, pool, type table } from './table.js';

// What a test looks at after an action: everything that changed, and the decision that waits.

export type EmixScenario = ReturnType<typeof table>;

/** The decision that waits, with the one seat that is asked and without its rule. */
export function asked({ decision }: EmixScenario) {
  if (decision === undefined) return undefined;
  const { rule: _, seats, ...about } = decision;
  return { ...about, seat: seats?.[0] };
}

/** In a reaction window: who is asked, and who may be asked after that. */
export function window({ state }: EmixScenario): number[] | undefined {
  const record = state.agenda.at(-1);
  return record?.kind === 'cancel' || record?.kind === 'protect' ? [record.seat, ...record.left] : undefined;
}

/** The pools of the first humans, each as [positive, negative]. */
export const pools = (table: EmixScenario) => table.state.rows.map((_, human) => pool(table, human));

/** The types of the events of the last play. */
export const eventTypes = ({ events }: EmixScenario): string[] => events.map(({ type }) => type);

/**
 * Plays an action, or works off a task, and gives everything that is different afterwards, by its path in the state. Cards
 * are named; of a deck only the number of cards is told. Left out: the agenda (see `asked`), what is remembered and the
 * generator.
 */
export function changes(table: EmixScenario, step: EmixAction | AgendaItem): Record<string, unknown> {
  const before = table.state;
  if ('kind' in step) table.run(step);
  else table.play(step);
  const counted = (state: EmixState) => ({ ...state, drawPiles: state.drawPiles.map(deckSize) });
  const found = Object.entries(changesBetween(counted(before), counted(table.state)));
  return Object.fromEntries(
    found
      .filter(([path]) => !/^(agenda|rng|memory)\b/.test(path))
      .map(([path, value]) => [path, named(table, path, value)]),
  );
}

function named({ state }: EmixScenario, path: string, value: unknown): unknown {
  return Array.isArray(value) && /^(hands|rows|discardPiles|faceDown|limbo)\b/.test(path) ? ids(state, value) : value;
}
