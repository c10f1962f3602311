import type { AnyAction } from '@rulewright/core';
import type { AnyEngine } from '../game.js';

/** What a search thinks of one action. */
export interface Considered<Action extends AnyAction = AnyAction> {
  readonly action: Action;
  /** In how many iterations it was tried. */
  readonly visits: number;
  /** What came of it on average for whoever takes it: 0 is the last place, 1 the first. */
  readonly value: number;
  /** How far the value may be off by chance: its standard error; infinite for a single visit. */
  readonly error: number;
  /** What was tried most often from here on, this action first. */
  readonly line: readonly AnyAction[];
}

/** What a search thought before its last choice. */
export interface Report<Action extends AnyAction = AnyAction> {
  /** How many games were thought through for this choice; what was known from the choice before is in the visits alone. */
  readonly iterations: number;
  /** Every action that was tried, the choice first. */
  readonly considered: readonly Considered<Action>[];
}

/** A report in lines: visits, value and how each action is thought to go on. */
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
