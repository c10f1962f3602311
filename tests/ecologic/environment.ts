import type { EcoLogicOptions } from '@rulewright/ecologic';
import { begin } from '@rulewright/ecologic/positions';
import { type EcoState, table } from './table.js';

/** Seat 0 settles its Environment step in the position that `recipe` makes of an empty field. */
export const settle = (recipe: (state: EcoState) => void, options: Partial<EcoLogicOptions> = {}) =>
  table(options)
    .edit((state) => {
      begin(state);
      recipe(state);
    })
    .run({ kind: 'environment', seat: 0 });
