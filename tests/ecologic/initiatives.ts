import { engine } from '@rulewright/ecologic';
import { begin } from '@rulewright/ecologic/positions';
import { BUILD_STEP, type EcoState, table } from './table.js';

// The series of initiatives, as the tests of ECO-INI and ECO-VAR.6 play it.

export const reveal = (seat = 0) => ({ type: 'reveal', seat }) as const;
export const open = (seat = 0) => ({ type: 'open-initiative', seat }) as const;
export const refuse = (seat = 0) => ({ type: 'refuse-initiative', seat }) as const;
export const takeUp = (seat: number) => ({ type: 'take-refused', seat }) as const;
export const decline = (seat = 0) => ({ type: 'decline-opening', seat }) as const;
export const pass = (seat: number) => ({ type: 'pass', seat }) as const;
export const ids = engine.content.initiatives.map(({ id }) => id);

/** Seats 0, 1 and 2 hold the opening right in the initiatives series, one after the other. */
export const initiatives = (recipe: (state: EcoState) => void = () => {}, options: Parameters<typeof table>[0] = {}) =>
  table({ mutualAid: 'off', ...options }).edit((state) => {
    begin(
      state,
      { kind: 'reveal-initiative', seat: 0 },
      { kind: 'slot', series: 'initiatives', seat: 1 },
      { kind: 'slot', series: 'initiatives', seat: 2 },
      BUILD_STEP,
    );
    recipe(state);
  });
