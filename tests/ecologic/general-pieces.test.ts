import { build, setEcoFund } from '@rulewright/ecologic/positions';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { settle } from './known.js';

// ECO-GEN.4 to ECO-GEN.8: hexes and objects, what is in hand, and what is discarded.

rule('ECO-GEN.5', 'four pieces on one hex are one object, on two hexes they are two', () => {
  const net = (levels: Readonly<Record<number, number>>) => {
    const events = settle((state) => {
      for (const [hex, level] of Object.entries(levels)) build(state, 0, Number(hex), { branch: 'oil', level });
      setEcoFund(state, 9);
    });
    return events.flatMap((event) => (event.type === 'income-settled' ? event.income.net : []));
  };
  expect(net({ 8: 4 })).toEqual([7]);
  expect(net({ 8: 2, 14: 2 })).toEqual([6]);
  expect(net({ 8: 3, 14: 1 })).toEqual([6]);
});
