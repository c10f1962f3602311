import { type EcoLogicOptions, engine } from '@rulewright/ecologic';
import {
  begin,
  happen,
  leave,
  own,
  pieces,
  placeOf,
  setEcoFund,
  setField,
  setMoney,
  setPlayer,
  special,
} from '@rulewright/ecologic/positions';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { changes } from './look.js';
import { type EcoState, idle, table } from './table.js';

/** What this recipe makes of an empty field. */
const at = (recipe: (state: EcoState) => void, options: Partial<EcoLogicOptions> = {}) =>
  table(options).edit((state) => {
    begin(state);
    recipe(state);
  });

const INCOMES = { kind: 'income-phase' } as const;
const ENVIRONMENTS = { kind: 'environment-phase' } as const;
const ENVIRONMENT = { kind: 'environment', seat: 0 } as const;

rule(['ECO-SUP.1', 'ECO-R2'], 'keeps 45 coins in the game: ten a player, the others in the bank', () => {
  const bankOf = (players: number) => table({ players }).state.bank;
  expect([2, 3, 4].map(bankOf)).toEqual([25, 15, 5]);
});

rule(
  ['ECO-SUP.1', 'ECO-SUP.2', 'ECO-R35', 'ECO-R46'],
  'serves the earlier player first and never makes up for what was cut',
  () => {
    const short = at((state) => {
      own(state, 0, { H01: 2 });
      own(state, 1, { H02: 3 });
      own(state, 2, { H03: 1 });
      setMoney(state, 39, 0, 0);
    });
    const settled = short.run(INCOMES).run(INCOMES).log;
    expect(settled.filter(({ type }) => type === 'income-settled')).toEqual([
      {
        type: 'income-settled',
        rule: 'ECO-INC.5',
        seat: 0,
        income: { objects: 3, events: 0, upkeep: 0, net: 3 },
        money: { from: 39, to: 42 },
      },
      {
        type: 'income-settled',
        rule: 'ECO-INC.5',
        seat: 1,
        income: { objects: 5, events: 0, upkeep: 0, net: 5 },
        money: { from: 0, to: 3 },
      },
      {
        type: 'income-settled',
        rule: 'ECO-INC.5',
        seat: 2,
        income: { objects: 1, events: 0, upkeep: 0, net: 1 },
        money: { from: 0, to: 0 },
      },
      {
        type: 'income-settled',
        rule: 'ECO-INC.5',
        seat: 0,
        income: { objects: 3, events: 0, upkeep: 0, net: 3 },
        money: { from: 42, to: 42 },
      },
      {
        type: 'income-settled',
        rule: 'ECO-INC.5',
        seat: 1,
        income: { objects: 5, events: 0, upkeep: 0, net: 5 },
        money: { from: 3, to: 3 },
      },
      {
        type: 'income-settled',
        rule: 'ECO-INC.5',
        seat: 2,
        income: { objects: 1, events: 0, upkeep: 0, net: 1 },
        money: { from: 0, to: 0 },
      },
    ]);
    expect(short.state.bank).toBe(0);
  },
);

rule('ECO-SUP.2', 'gives the next player at once what the one before paid', () => {
  const after = at((state) => {
    own(state, 1, { H01: 3 });
    setMoney(state, 20);
    setPlayer(state, 2, { money: 15 });
    happen(state, 'EV105', 0);
  }).run(INCOMES);
  expect(after.events.slice(1)).toEqual([
    {
      type: 'income-settled',
      rule: 'ECO-INC.5',
      seat: 0,
      income: { objects: 0, events: -2, upkeep: 0, net: -2 },
      money: { from: 20, to: 18 },
    },
    {
      type: 'income-settled',
      rule: 'ECO-INC.5',
      seat: 1,
      income: { objects: 5, events: 0, upkeep: 0, net: 5 },
      money: { from: 10, to: 12 },
    },
    {
      type: 'income-settled',
      rule: 'ECO-INC.5',
      seat: 2,
      income: { objects: 0, events: 0, upkeep: 0, net: 0 },
      money: { from: 15, to: 15 },
    },
  ]);
  expect(after.state.bank).toBe(0);
});

rule.each(
  ['ECO-SUP.1', 'ECO-SER.1'],
  'cuts the two coins of the Exchange to what the bank has',
  [
    { bank: 3, amount: 2 },
    { bank: 2, amount: 2 },
    { bank: 1, amount: 1 },
    { bank: 0, amount: 0 },
  ],
  ({ bank, amount }) => {
    const game = at((state) => {
      special(state, 0, 'exchange', { hex: placeOf(state, 'H17') });
      setPlayer(state, 1, { money: 25 - bank });
    }).run({ kind: 'action-phase' });
    expect(game.events).toContainEqual({
      type: 'coins-taken',
      rule: 'ECO-SER.1',
      seat: 0,
      special: 'exchange',
      amount,
      money: { from: 10, to: 10 + amount },
    });
    expect(game.state.bank).toBe(bank - amount);
    expect(game.state.players[0]?.money).toBe(10 + amount);
  },
);

/** Seat 0 gets a total effect of +4, with its fund and the eco supply as given; the other points are seat 1's. */
const gaining = (fund: number, supply: number, options: Partial<EcoLogicOptions> = {}) =>
  at((state) => {
    own(state, 0, { H01: 1 }, { initiatives: { H01: 'I18' } });
    setEcoFund(state, fund, 45 - supply - Math.max(0, fund));
  }, options).run(ENVIRONMENT);

rule.each(
  ['ECO-SUP.3', 'ECO-R35'],
  'raises a fund by 4 as far as the eco supply goes',
  [
    { fund: 3, supply: 5, after: 7, left: 1, objects: 1 },
    { fund: 3, supply: 4, after: 7, left: 0, objects: 1 },
    { fund: 3, supply: 3, after: 6, left: 0, objects: 1 },
    { fund: 3, supply: 0, after: 3, left: 0, objects: 1 },
    { fund: 0, supply: 5, after: 4, left: 1, objects: 1 },
    { fund: 0, supply: 2, after: 2, left: 0, objects: 1 },
    { fund: -1, supply: 3, after: 3, left: 0, objects: 1 },
    { fund: -1, supply: 2, after: 2, left: 0, objects: 1 },
    { fund: -3, supply: 1, after: 1, left: 0, objects: 1 },
    { fund: -3, supply: 0, after: 0, left: 0, objects: 1 },
    { fund: -4, supply: 0, after: 0, left: 0, objects: 1 },
    { fund: -5, supply: 0, after: -1, left: 0, objects: 0 },
    { fund: -9, supply: 7, after: -5, left: 7, objects: 0 },
  ],
  ({ fund, supply, after, left, objects }) => {
    const done = gaining(fund, supply);
    expect(done.events[0]).toEqual({
      type: 'environment-settled',
      rule: 'ECO-ENV.2',
      seat: 0,
      effect: { objects: -1, initiatives: 5, specials: 0, events: 0, total: 4 },
      ecoFund: { from: fund, to: after },
    });
    expect(done.state.players[0]?.ecoFund).toBe(after);
    expect(done.state.ecoSupply).toBe(left);
    expect(done.state.field.owner.filter((owner) => owner === 0)).toHaveLength(objects);
  },
);

rule.each(
  'ECO-SUP.3',
  'puts back what a fund loses by an effect of −4, as far as it held points',
  [
    { fund: 5, after: 1, supply: 44 },
    { fund: 4, after: 0, supply: 45 },
    { fund: 3, after: -1, supply: 45 },
    { fund: 0, after: -4, supply: 45 },
    { fund: -2, after: -6, supply: 45 },
  ],
  ({ fund, after, supply }) => {
    const { state } = at((position) => {
      own(position, 0, { H01: 4 });
      setEcoFund(position, fund);
    }).run(ENVIRONMENT);
    expect(state.players[0]?.ecoFund).toBe(after);
    expect(state.ecoSupply).toBe(supply);
  },
);

rule(['ECO-SUP.3', 'ECO-R46'], 'gives the eco points that an earlier player lost to the next one', () => {
  const { state } = at((position) => {
    own(position, 0, { H01: 2 });
    own(position, 1, { H02: 1 }, { initiatives: { H02: 'I18' } });
    own(position, 2, { H03: 1 }, { initiatives: { H03: 'I08' } });
    setEcoFund(position, 40, 5);
  }).run(ENVIRONMENTS);
  expect(state.players.map(({ ecoFund }) => ecoFund)).toEqual([38, 7, 0]);
  expect(state.ecoSupply).toBe(0);
});

rule.each(
  ['ECO-SUP.3', 'ECO-BIO.4'],
  'cuts a bio-capacity of 4 to the eco supply, and the hex counts as taken all the same',
  [
    { supply: 5, gain: 4 },
    { supply: 4, gain: 4 },
    { supply: 3, gain: 3 },
    { supply: 0, gain: 0 },
  ],
  ({ supply, gain }) => {
    const game = at((state) => {
      setField(state);
      own(state, 0, { H08: 1 });
      pieces(state, 0, 'oil');
      setPlayer(state, 1, { ecoFund: 45 - supply });
    });
    const found = changes(game, { type: 'place-piece', seat: 0, branch: 'oil', hex: 0 });
    expect(found).toEqual({
      'field.owner.0': 0,
      'field.pieces.0': ['oil'],
      'players.0.hand.oil': 0,
      ...(gain === 0 ? {} : { 'players.0.ecoFund': gain, ecoSupply: supply - gain }),
      'bioTaken.0.0': true,
      'bioTaken.1.0': true,
      'bioTaken.2.0': true,
    });
    expect(game.events).toContainEqual({
      type: 'bio-taken',
      rule: 'ECO-BIO.1',
      seat: 0,
      hex: 0,
      amount: 4,
      ecoFund: { from: 0, to: gain },
    });
  },
);

rule(['ECO-SUP.4', 'ECO-R2'], 'never runs short under `unlimited`, and counts neither bank nor eco supply', () => {
  const game = at(
    (state) => {
      own(state, 0, { H01: 4 }, { initiatives: { H01: 'I18' } });
      own(state, 1, { H02: 4 });
      setMoney(state, 60, 0);
      setEcoFund(state, 50, 90);
      happen(state, 'EV202');
    },
    { supply: 'unlimited' },
  );
  expect({ bank: game.state.bank, ecoSupply: game.state.ecoSupply }).toEqual({
    bank: 'unlimited',
    ecoSupply: 'unlimited',
  });
  game.run(INCOMES).run(ENVIRONMENTS);
  expect(game.state.players.map(({ money, ecoFund }) => [money, ecoFund])).toEqual([
    [63, 51],
    [5, 86],
    [10, 0],
  ]);
  expect({ bank: game.state.bank, ecoSupply: game.state.ecoSupply }).toEqual({
    bank: 'unlimited',
    ecoSupply: 'unlimited',
  });
});

rule(
  ['ECO-SUP.5', 'ECO-END.1', 'ECO-EVT.8', 'ECO-RND.5'],
  'draws the Final Report at the latest as the last card, and the game ends with that round',
  () => {
    const game = table()
      .edit((state) => {
        begin(state);
        leave(state, 'EV307');
      })
      .play({ type: 'pass-building', seat: 0 });
    expect(game.state.eventDeck).toEqual({ bags: [] });
    expect({ lastRound: game.state.lastRound, round: game.state.round }).toEqual({ lastRound: true, round: 2 });
    const events = idle(game, ({ agenda }) => agenda.length === 0);
    const phases = events.flatMap((event) => (event.type === 'phase-began' ? event.phase : []));
    expect(phases).toEqual(['environment', 'income']);
    expect(game.state.round).toBe(2);
    expect(game.legal()).toEqual([]);
    expect(engine.outcome(game.state)?.reason).toBe('final-report');
  },
);
