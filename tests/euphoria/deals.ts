import type { EuphoriaAction } from '@rulewright/euphoria';
import { give, hand, setGoods, setMorale } from '@rulewright/euphoria/positions';
import { ask, giving, open, submit, toAsk, trading } from './trading.js';

// A table at which seat 0 makes deals with seats 1 and 2, and the steps of a deal.

type Item = Parameters<typeof giving>[0];
export const add = (partner: number) => ({ type: 'add-partner', seat: 0, partner }) as const;
export const leg = (given: readonly Item[], asking: readonly Item[]): EuphoriaAction[] => [
  ...given.map(giving),
  toAsk(),
  ...asking.map(ask),
  submit(),
];

/** Seat 0 has energy and holds bat, bat, bear; seats 1 and 2 have goods and a card each. */
export const market = (options: Parameters<typeof trading>[1] = {}) =>
  trading(
    (state) => {
      setGoods(state, 0, { energy: 2 });
      setGoods(state, 1, { gold: 1 });
      setGoods(state, 2, { clay: 2 });
      setMorale(state, 3, 2, 2, 1);
      hand(state, 0, 'bat', 'bat', 'bear');
      give(state, 1, 'box');
      give(state, 2, 'glasses');
    },
    { tradePartners: 2, ...options },
  );
/** A deal in which all is named, and one in which next to nothing is. */
export const NAMED = [
  open(1),
  ...leg(['energy', 'bat'], ['gold']),
  add(2),
  ...leg(['gold', 'bat'], ['clay', 'glasses']),
];
export const UNNAMED = [
  open(1),
  ...leg(['artifact'], ['artifact']),
  add(2),
  ...leg(['bear', 'artifact'], ['artifact']),
];
