import type { EcoLogicOptions } from '@rulewright/ecologic';
import {
  begin,
  build,
  give,
  happen,
  own,
  pieces,
  placeOf,
  setMoney,
  setPlayer,
  setShared,
  special,
  stack,
} from '@rulewright/ecologic/positions';
import { scenario } from '@rulewright/testing';
import { expect } from 'vitest';
import { basePack } from '../../packages/ecologic/src/content/base.js';
import { rule } from '../support/rule.js';
import { engineFor } from './packs.js';
import { type EcoState, table } from './table.js';

const INCOME = { kind: 'income', seat: 0 } as const;

/** Seat 0 settles its Income step in the position that `recipe` makes of an empty field, with 10 coins and a bank of 15. */
const settle = (recipe: (state: EcoState) => void, options: Partial<EcoLogicOptions> = {}) =>
  table(options)
    .edit((state) => {
      begin(state);
      recipe(state);
    })
    .run(INCOME);

/** The net income of seat 0, as its event tells it. */
function netOf(recipe: (state: EcoState) => void, options: Partial<EcoLogicOptions> = {}): number {
  for (const event of settle(recipe, options).events) if (event.type === 'income-settled') return event.income.net;
  throw new Error('seat 0 has not settled');
}

rule.each(
  ['ECO-INC.2', 'ECO-GEN.5'],
  "adds up the incomes of Table 1 over all of the player's objects",
  [
    { levels: {}, net: 0 },
    { levels: { H01: 1 }, net: 1 },
    { levels: { H01: 2 }, net: 3 },
    { levels: { H01: 3 }, net: 5 },
    { levels: { H01: 4 }, net: 7 },
    { levels: { H07: 4 }, net: 7 },
    { levels: { H01: 4, H02: 1, H07: 3, H13: 2 }, net: 16 },
  ],
  ({ levels, net }) => {
    expect(netOf((state) => own(state, 0, levels))).toBe(net);
  },
);

rule(['ECO-INC.2', 'ECO-GEN.7'], 'leaves out what is in the hand and what others own', () => {
  const net = netOf((state) => {
    own(state, 0, { H01: 2 });
    own(state, 1, { H02: 4 }, { initiatives: { H02: 'I18' } });
    pieces(state, 0, 'oil', 3);
    give(state, 0, 'I20');
  });
  expect(net).toBe(3);
});

rule.each(
  'ECO-INC.2',
  'scales only object income by a factor and rounds it down once',
  [
    { levels: { H01: 4, H02: 4 }, net: 7 },
    { levels: { H01: 4, H02: 2, H03: 1 }, net: 5 },
    { levels: { H01: 1 }, net: 0 },
    { levels: { H01: 1, H02: 1 }, net: 1 },
  ],
  ({ levels, net }) => {
    const found = netOf((state) => {
      own(state, 0, levels);
      happen(state, 'EV301', 2);
    });
    expect(found).toBe(net);
  },
);

rule(
  ['ECO-VAR.1', 'ECO-INC.2'],
  'adds the money of all events of the round, and a factor scales neither it nor the upkeep',
  () => {
    const net = netOf(
      (state) => {
        own(state, 0, { H01: 3, H02: 2 }, { initiatives: { H01: 'I18' } });
        happen(state, 'EV103', 0);
        happen(state, 'EV107', 1);
        happen(state, 'EV205', 1);
        happen(state, 'EV301', 2);
      },
      { eventDraw: 'player' },
    );
    expect(net).toBe(4 + 2 + 2 - 2 - 2);
  },
);

rule(['ECO-VAR.1', 'ECO-INC.2'], 'multiplies several factors before the one rounding down', () => {
  const events = basePack.events.map((card) =>
    card.id === 'EV302' ? { ...card, effects: [{ op: 'incomeFactor', num: 3, den: 1 }] } : card,
  );
  const engine = engineFor({ ...basePack, id: 'factors', events });
  const done = scenario(engine, { options: { players: 3, eventDraw: 'player' } })
    .edit((state) => {
      begin(state);
      own(state, 0, { H01: 4 });
      happen(state, 'EV301', 0);
      happen(state, 'EV302', 1);
    })
    .run(INCOME);
  expect(done.events.at(-1)).toEqual({
    type: 'income-settled',
    rule: 'ECO-INC.5',
    seat: 0,
    income: { objects: 10, events: 0, upkeep: 0, net: 10 },
    money: { from: 10, to: 20 },
  });
});

rule.each(
  ['ECO-INC.3', 'ECO-INC.5', 'ECO-EVT.2', 'ECO-EVT.4', 'ECO-R13'],
  'adds the money of events to an object income of 15 (oil of levels 4, 1 and mineral of levels 3, 1, 1) less an upkeep of 1',
  [
    { event: 'EV103', drawer: 0, net: 14 + 2 },
    { event: 'EV103', drawer: 1, net: 14 },
    { event: 'EV105', drawer: 0, net: 14 - 2 },
    { event: 'EV105', drawer: 2, net: 14 },
    { event: 'EV107', drawer: 1, net: 14 + 2 },
    { event: 'EV201', drawer: 1, net: 14 + 6 },
    { event: 'EV202', drawer: 1, net: 14 - 4 },
    { event: 'EV204', drawer: 1, net: 15 },
    { event: 'EV205', drawer: 1, net: 14 - 2 },
    { event: 'EV301', drawer: 1, net: 7 - 1 },
    { event: 'EV101', drawer: 0, net: 14 },
  ],
  ({ event, drawer, net }) => {
    const found = netOf((state) => {
      own(state, 0, { H01: 4, H02: 1, H07: 3, H08: 1, H09: 1 }, { initiatives: { H01: 'I08' } });
      own(state, 1, { H03: 2, H10: 2 });
      happen(state, event, drawer);
    });
    expect(found).toBe(net);
  },
);

rule(['ECO-INC.3', 'ECO-VAR.7'], 'counts an object of two branches for an event on either', () => {
  const mixed = (event: string) =>
    netOf(
      (state) => {
        const hex = placeOf(state, 'H13');
        build(state, 0, hex, { branch: 'oil' });
        build(state, 0, hex, { branch: 'mineral' });
        happen(state, event);
      },
      { dualHex: 'mixed' },
    );
  expect(['EV107', 'EV201', 'EV202', 'EV205'].map(mixed)).toEqual([3 + 1, 3 + 2, 3 - 2, 3 - 1]);
});

rule.each(
  ['ECO-INC.6', 'ECO-R34', 'ECO-GEN.2'],
  'pays a negative net income of −2 as far as the money goes, and waives the rest',
  [
    { money: 3, left: 1, bank: 24 },
    { money: 2, left: 0, bank: 25 },
    { money: 1, left: 0, bank: 25 },
    { money: 0, left: 0, bank: 25 },
  ],
  ({ money, left, bank }) => {
    const done = settle((state) => {
      setMoney(state, money);
      happen(state, 'EV105');
    });
    expect(done.events).toEqual([
      {
        type: 'income-settled',
        rule: 'ECO-INC.5',
        seat: 0,
        income: { objects: 0, events: -2, upkeep: 0, net: -2 },
        money: { from: money, to: left },
      },
    ]);
    expect(done.state.players[0]?.money).toBe(left);
    expect(done.state.bank).toBe(bank);
    expect(done.state.loans).toEqual([]);
  },
);

rule.each(
  ['ECO-INC.7', 'ECO-SUP.1', 'ECO-R35'],
  'takes a positive net income of 5 as far as the bank goes, and nothing is owed for the rest',
  [
    { bank: 6, change: 5 },
    { bank: 5, change: 5 },
    { bank: 4, change: 4 },
    { bank: 0, change: 0 },
  ],
  ({ bank, change }) => {
    const done = settle((state) => {
      own(state, 0, { H01: 3 });
      setPlayer(state, 1, { money: 25 - bank });
    });
    expect(done.events).toEqual([
      {
        type: 'income-settled',
        rule: 'ECO-INC.5',
        seat: 0,
        income: { objects: 5, events: 0, upkeep: 0, net: 5 },
        money: { from: 10, to: 10 + change },
      },
    ]);
    expect(done.state.players[0]?.money).toBe(10 + change);
    expect(done.state.bank).toBe(bank - change);
  },
);

rule(
  ['ECO-INC.1', 'ECO-INC.8', 'ECO-AID.6', 'ECO-RND.2', 'ECO-R46'],
  'settles everything of a player, loans too, before the next',
  () => {
    const done = table()
      .edit((state) => {
        begin(state);
        setShared(state, { firstPlayer: 2 });
        own(state, 2, { H01: 2 });
        for (const seat of [0, 1, 2]) setPlayer(state, seat, { money: 0 });
        setShared(state, {
          loans: [
            { lender: 0, borrower: 2, due: 2 },
            { lender: 1, borrower: 0, due: 4 },
          ],
        });
      })
      .run({ kind: 'income-phase' });
    expect(done.events).toEqual([
      { type: 'phase-began', rule: 'ECO-RND.1', phase: 'income' },
      {
        type: 'income-settled',
        rule: 'ECO-INC.5',
        seat: 2,
        income: { objects: 3, events: 0, upkeep: 0, net: 3 },
        money: { from: 0, to: 3 },
      },
      {
        type: 'loan-repaid',
        rule: 'ECO-AID.6',
        seat: 2,
        lender: 0,
        due: { from: 2, to: 0 },
        money: { from: 3, to: 1 },
        lenderMoney: { from: 0, to: 2 },
      },
      {
        type: 'income-settled',
        rule: 'ECO-INC.5',
        seat: 0,
        income: { objects: 0, events: 0, upkeep: 0, net: 0 },
        money: { from: 2, to: 2 },
      },
      {
        type: 'loan-repaid',
        rule: 'ECO-AID.6',
        seat: 0,
        lender: 1,
        due: { from: 4, to: 2 },
        money: { from: 2, to: 0 },
        lenderMoney: { from: 0, to: 2 },
      },
      {
        type: 'income-settled',
        rule: 'ECO-INC.5',
        seat: 1,
        income: { objects: 0, events: 0, upkeep: 0, net: 0 },
        money: { from: 2, to: 2 },
      },
    ]);
    expect(done.state.phase).toBe('income');
    expect(done.state.players.map(({ money }) => money)).toEqual([0, 2, 1]);
    expect(done.state.loans).toEqual([{ lender: 1, borrower: 0, due: 2 }]);
  },
);

rule(
  ['ECO-R44', 'ECO-SER.1'],
  'pays nothing for specials as income: the Exchange pays when an Action phase begins',
  () => {
    const game = table()
      .edit((state) => {
        begin(state);
        own(state, 0, { H01: 1 });
        for (const [i, id] of ['exchange', 'reserve', 'academy'].entries())
          special(state, 0, id, { hex: placeOf(state, `H1${7 + i}`) });
      })
      .run(INCOME);
    expect(game.events).toEqual([
      {
        type: 'income-settled',
        rule: 'ECO-INC.5',
        seat: 0,
        income: { objects: 1, events: 0, upkeep: 0, net: 1 },
        money: { from: 10, to: 11 },
      },
    ]);
    game.run({ kind: 'action-phase' });
    expect(game.events.slice(0, 2)).toEqual([
      { type: 'phase-began', rule: 'ECO-RND.1', phase: 'action' },
      { type: 'coins-taken', rule: 'ECO-SER.1', seat: 0, special: 'exchange', amount: 2, money: { from: 11, to: 13 } },
    ]);
    expect(game.state.players[0]?.money).toBe(13);
  },
);

rule(
  ['ECO-R44', 'ECO-BLD.9'],
  'lets a Reserve count in the round it is built, and an Exchange pay from the next round on',
  () => {
    const game = table({ specialAdjacency: false }).edit((state) => {
      begin(state, { kind: 'build', seat: 0, left: [] }, { kind: 'environment', seat: 0 }, INCOME);
      for (const id of ['exchange', 'reserve']) special(state, 0, id);
      stack(state, 'eventDeck', ['EV106']);
    });
    for (const [special, tile] of [
      ['exchange', 'H17'],
      ['reserve', 'H19'],
    ] as const)
      game.play({ type: 'place-special', seat: 0, special, hex: placeOf(game.state, tile) });
    game.play({ type: 'pass-building', seat: 0 });
    expect(game.events).toEqual([
      { type: 'build-passed', rule: 'ECO-BLD.8', seat: 0 },
      {
        type: 'environment-settled',
        rule: 'ECO-ENV.2',
        seat: 0,
        effect: { objects: 0, initiatives: 0, specials: 2, events: 0, total: 2 },
        ecoFund: { from: 0, to: 2 },
      },
      {
        type: 'income-settled',
        rule: 'ECO-INC.5',
        seat: 0,
        income: { objects: 0, events: 0, upkeep: 0, net: 0 },
        money: { from: 10, to: 10 },
      },
      { type: 'round-ended', rule: 'ECO-RND.4', round: 1 },
      { type: 'round-began', rule: 'ECO-RND.1', round: 2, firstPlayer: 1 },
      { type: 'phase-began', rule: 'ECO-RND.1', phase: 'event' },
      { type: 'event-drawn', rule: 'ECO-EVT.1', seat: 1, event: 'EV106' },
      { type: 'veto-gained', rule: 'ECO-EVT.4', seat: 1, vetoes: { from: 0, to: 1 } },
      { type: 'phase-began', rule: 'ECO-RND.1', phase: 'action' },
      { type: 'coins-taken', rule: 'ECO-SER.1', seat: 0, special: 'exchange', amount: 2, money: { from: 10, to: 12 } },
      { type: 'series-began', rule: 'ECO-SER.2', series: 'specials', offer: ['academy'] },
      { type: 'slot-began', rule: 'ECO-SER.3', seat: 1, series: 'specials' },
    ]);
    expect(game.state.players.map(({ money }) => money)).toEqual([12, 10, 10]);
    expect(game.state.bank).toBe(13);
  },
);
