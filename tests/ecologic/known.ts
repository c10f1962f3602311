import { begin, setField } from '@rulewright/ecologic/positions';
import { type EcoState, table } from './table.js';

export type Recipe = Parameters<ReturnType<typeof table>['edit']>[0];
/** A known field of three players; the records wait, or seat 0 in the build step. */
export const known = (recipe: Recipe, ...records: EcoState['agenda']) =>
  table().edit((state) => {
    setField(state);
    begin(state, ...records);
    recipe(state);
  });
/** The Environment step and then the Income step of seat 0 on a known field: what they tell. */
export const settle = (recipe: Recipe) =>
  known(recipe).run({ kind: 'environment', seat: 0 }).run({ kind: 'income', seat: 0 }).log;
