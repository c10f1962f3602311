import type { AnyAction } from '@rulewright/core';
import type { AnyEngine } from '../game.js';

/** The result of a search for one action. */
export interface Considered<Action extends AnyAction = AnyAction> {
  readonly action: Action;
  /** Number of iterations in which it was tried. */
  readonly visits: number;
  /** Average value to the player who takes it: 0 for last place, 1 for first. */
  readonly value: number;
  /** Standard error of the value; infinite for a single visit. */
  readonly error: number;
  /** The line tried most often from here, beginning with this action. */
  readonly line: readonly AnyAction[];
}

/** The thoughts of a search behind its last choice. */
export interface Report<Action extends AnyAction = AnyAction> {
  /** Number of iterations for this choice. Those kept from the previous choice are only in the visits. */
  readonly iterations: number;
  /** All actions tried, the choice first. */
  readonly considered: readonly Considered<Action>[];
}

/** A report in lines of text: each action with visits, value and expected continuation. */
export function reportText(engine: AnyEngine, { iterations, considered }: Report): string {
  const rows = considered.map(({ visits, value, line }) => [
    String(visits),
    value.toFixed(3),
    line.map((action) => engine.format(action)).join(', '),
  ]);
  const table = [['visits', 'value', 'line'], ...rows];
  const widths = [0, 1].map((column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  const lines = table.map(([visits = '', value = '', line = '']) =>
    [visits.padStart(widths[0] ?? 0), value.padStart(widths[1] ?? 0), line].join('  '),
  );
  return [`${iterations} iterations, ${considered.length} actions tried`, ...lines].join('\n');
}
