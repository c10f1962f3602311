import { begin, build, setField, setPlayer } from '@rulewright/ecologic/positions';
import { BUILD_STEP, type EcoState, table } from './table.js';

// Auctions of a plant piece, as the tests of ECO-AUC hold them.

export const open = (seat: number, branch: 'oil' | 'mineral' = 'oil') =>
  ({ type: 'open-plant', seat, branch }) as const;
export const raise = (seat: number, amount: number) => ({ type: 'raise', seat, amount }) as const;
/** Seat 0 may open a plant; four oil pieces stand on the field, so that the nominal of oil is 5 and of mineral 1. */
export const plants = (
  money: readonly number[] = [9, 12, 6],
  recipe: (state: EcoState) => void = () => {},
  options: Parameters<typeof table>[0] = {},
) =>
  table({ mutualAid: 'off', ...options }).edit((state) => {
    begin(state, { kind: 'open-plant', seat: 0 }, BUILD_STEP);
    setField(state);
    build(state, 0, 0, { branch: 'oil', level: 2 });
    build(state, 1, 2, { branch: 'oil', level: 1 });
    build(state, 2, 12, { branch: 'oil', level: 1 });
    for (const [seat, coins] of money.entries()) setPlayer(state, seat, { money: coins });
    recipe(state);
  });

/** Seat 0 has opened oil at 5, and seat 1 is asked. */
export const opened = (...given: Parameters<typeof plants>) => plants(...given).play(open(0));
