import type { EcoLogicOptions } from '@rulewright/ecologic';
import { begin, happen, own, setMoney } from '@rulewright/ecologic/positions';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { type EcoState, table } from './table.js';

/** Seat 0 settles its Income step in the position that `recipe` makes of an empty field, with 10 coins and a bank of 15. */
const settle = (recipe: (state: EcoState) => void, options: Partial<EcoLogicOptions> = {}) =>
  table(options)
    .edit((state) => {
      begin(state);
      recipe(state);
    })
    .run({ kind: 'income', seat: 0 });

/** The net income of seat 0, as its event tells it. */
function netOf(recipe: (state: EcoState) => void, options: Partial<EcoLogicOptions> = {}): number {
  for (const event of settle(recipe, options).events) if (event.type === 'income-settled') return event.income.net;
  throw new Error('seat 0 has not settled');
}

rule.each(
  'ECO-INC.4',
  'charges 0, 1, 1 and 2 for an initiative of level 1, 2, 3 and 4',
  [
    { initiatives: { H01: 'I07' }, upkeep: 0 },
    { initiatives: { H01: 'I08' }, upkeep: 1 },
    { initiatives: { H01: 'I13' }, upkeep: 1 },
    { initiatives: { H01: 'I14' }, upkeep: 1 },
    { initiatives: { H01: 'I17' }, upkeep: 1 },
    { initiatives: { H01: 'I18' }, upkeep: 2 },
    { initiatives: { H01: 'I20', H02: 'I14', H03: 'I01', H07: 'I09' }, upkeep: 4 },
  ],
  ({ initiatives, upkeep }) => {
    expect(netOf((state) => own(state, 0, { H01: 4, H02: 4, H03: 2, H07: 1 }, { initiatives }))).toBe(18 - upkeep);
  },
);

rule.each(
  ['ECO-INC.5', 'ECO-R33'],
  'takes initiatives only if money and the whole net income do not pay for them (income 1, upkeep 2, an event of −2)',
  [
    { money: 4, dropped: 0 },
    { money: 3, dropped: 0 },
    { money: 2, dropped: 1 },
    { money: 0, dropped: 1 },
  ],
  ({ money, dropped }) => {
    const { state } = settle((position) => {
      own(position, 0, { H01: 1 }, { initiatives: { H01: 'I18' } });
      setMoney(position, money);
      happen(position, 'EV105');
    });
    expect(state.initiativeDiscard).toHaveLength(dropped);
    expect(state.players[0]?.money).toBe(Math.max(0, money - 3 + 2 * dropped));
  },
);

rule('ECO-INC.5', 'takes no initiative without an upkeep, nor any in a round without upkeep', () => {
  const poor = (initiative: string, event: string) =>
    settle(
      (state) => {
        own(state, 0, { H01: 2 }, { initiatives: { H01: initiative } });
        setMoney(state, 0);
        if (event === 'EV204') happen(state, 'EV204', 1);
        happen(state, 'EV301', 1);
      },
      { eventDraw: 'player' },
    ).state.initiativeDiscard;
  expect(poor('I01', 'EV301')).toEqual([]);
  expect(poor('I18', 'EV301')).toEqual([17]);
  expect(poor('I18', 'EV204')).toEqual([]);
});
