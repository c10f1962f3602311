import { begin, setPlayer, stack } from '@rulewright/ecologic/positions';
import { BUILD_STEP, type EcoState, table } from './table.js';

// Mutual aid, as the tests of ECO-AID ask for it.

export type Options = Parameters<typeof table>[0];
export const askGift = (helper: number, amount: number, seat = 0) =>
  ({ type: 'ask-aid', seat, helper, amount, due: 0 }) as const;
export const askLoan = (helper: number, amount: number, due = amount, seat = 0) =>
  ({ type: 'ask-aid', seat, helper, amount, due }) as const;
export const openOil = (seat = 0) => ({ type: 'open-plant', seat, branch: 'oil' }) as const;
export const openMineral = { type: 'open-plant', seat: 0, branch: 'mineral' } as const;
export const pass = (seat: number) => ({ type: 'pass', seat }) as const;
export const raise = (seat: number, amount: number) => ({ type: 'raise', seat, amount }) as const;
export const declineOpening = { type: 'decline-opening', seat: 0 } as const;

/** Seat 0 is asked first, then seat 1 holds the right to open a plant. The money is given by seat. */
export const atTable = (
  first: EcoState['agenda'][number],
  money: readonly number[],
  options: Options = {},
  recipe: (state: EcoState) => void = () => {},
) =>
  table(options).edit((state) => {
    begin(state, first, { kind: 'slot', series: 'plants', seat: 1 }, BUILD_STEP);
    for (const seat of [0, 1, 2]) setPlayer(state, seat, { money: 0 });
    for (const [seat, coins] of money.entries()) setPlayer(state, seat, { money: coins });
    stack(state, 'initiativeDeck', ['I08']);
    recipe(state);
  });
export const plants = (money: readonly number[] = [5, 2, 1], options: Options = {}) =>
  atTable({ kind: 'open-plant', seat: 0 }, money, options);
