import type { AnyAction, Seat } from '@rulewright/core';
import { type Table, taken } from '../table.js';

/** What a person is asked, at a table as it is then. */
export interface Question {
  readonly table: Table;
  readonly seat: Seat | undefined;
  readonly answers: readonly AnyAction[];
}

/** Whether nobody but others has decided since a question, and its answers are as they were. */
export function isStill(old: Question, { table, seat, answers }: Question): boolean {
  const { steps, length } = old.table;
  const isOn = table.length >= length && table.steps[length - 1] === steps[length - 1];
  return (
    old.seat === seat &&
    isOn &&
    taken(table).every(({ action }, at) => at < length || action.seat !== seat) &&
    JSON.stringify(answers) === JSON.stringify(old.answers)
  );
}
