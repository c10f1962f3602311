import { engine } from '@rulewright/ecologic';
import { begin, build, happen, setField, setMoney, setPlayer, setShared, stack } from '@rulewright/ecologic/positions';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { changes } from './look.js';
import { BUILD_STEP, type EcoState, lastToBuild, table } from './table.js';

// ECO-AID.6, ECO-AID.7: loans are written down and paid back. Loans by promise have a file of their own.

const INCOME = { kind: 'income', seat: 0 } as const;
const INCOMES = { kind: 'income-phase' } as const;

/** The incomes have been settled in seat order; nobody had an object; the money is given by seat. */
const afterIncome = (money: readonly number[], loans: EcoState['loans']) =>
  table()
    .edit((state) => {
      begin(state);
      setField(state);
      for (const seat of [0, 1, 2]) setPlayer(state, seat, { money: 0 });
      for (const [seat, coins] of money.entries()) setPlayer(state, seat, { money: coins });
      setShared(state, { loans });
    })
    .run(INCOMES);

const repayments = (game: ReturnType<typeof table>) => game.events.filter(({ type }) => type === 'loan-repaid');

rule('ECO-AID.6', 'writes a loan down with the amount to pay back, after the older ones', () => {
  const game = table({ loanInterest: [0, 3] }).edit((state) => {
    begin(state, { kind: 'open-plant', seat: 0 }, BUILD_STEP);
    setShared(state, { loans: [{ lender: 0, borrower: 2, due: 1 }] });
  });
  game.play({ type: 'ask-aid', seat: 0, helper: 1, amount: 2, due: 5 });
  expect(changes(game, { type: 'accept-aid', seat: 1 })).toEqual({
    'players.0.money': 12,
    'players.1.money': 8,
    loans: [
      { lender: 0, borrower: 2, due: 1 },
      { lender: 1, borrower: 0, due: 5 },
    ],
  });
  expect(game.events).toEqual([
    {
      type: 'aid-given',
      rule: 'ECO-AID.4',
      seat: 1,
      asker: 0,
      amount: 2,
      due: 5,
      money: { from: 10, to: 8 },
      askerMoney: { from: 10, to: 12 },
    },
  ]);
});

rule('ECO-AID.6', 'writes the smallest loan down, too', () => {
  const game = table().edit((state) => begin(state, { kind: 'open-plant', seat: 0 }, BUILD_STEP));
  game.play({ type: 'ask-aid', seat: 0, helper: 1, amount: 1, due: 1 }, { type: 'accept-aid', seat: 1 });
  expect(game.state.loans).toEqual([{ lender: 1, borrower: 0, due: 1 }]);
});

rule('ECO-AID.6', 'writes nothing down for a gift', () => {
  const game = table().edit((state) => begin(state, { kind: 'open-plant', seat: 0 }, BUILD_STEP));
  game.play({ type: 'ask-aid', seat: 0, helper: 1, amount: 2, due: 0 }, { type: 'accept-aid', seat: 1 });
  expect(game.state.loans).toEqual([]);
});

rule(
  ['ECO-AID.6', 'ECO-INC.8'],
  'plays the example: a loan of 3 wins an initiative and is paid back in the same round',
  () => {
    const game = table().edit((state) => {
      begin(state, { kind: 'reveal-initiative', seat: 0 }, { kind: 'income', seat: 0 }, BUILD_STEP);
      setField(state);
      stack(state, 'initiativeDeck', ['I08']);
      build(state, 0, 0, { branch: 'oil', level: 2 });
      build(state, 0, 1, { branch: 'mineral', level: 1 });
      setMoney(state, 4);
    });
    game.play(
      { type: 'reveal', seat: 0 },
      { type: 'open-initiative', seat: 0 },
      { type: 'raise', seat: 1, amount: 5 },
      { type: 'pass', seat: 2 },
      { type: 'ask-aid', seat: 0, helper: 2, amount: 3, due: 3 },
    );
    expect(changes(game, { type: 'accept-aid', seat: 2 })).toEqual({
      'players.0.money': 7,
      'players.2.money': 7,
      loans: [{ lender: 2, borrower: 0, due: 3 }],
    });
    game.play({ type: 'raise', seat: 0, amount: 6 }, { type: 'pass', seat: 1 });
    expect(game.state.players[0]?.money).toBe(1);
    expect(changes(game, { type: 'keep', seat: 0 })).toEqual({
      'players.0.money': 2,
      'players.2.money': 10,
      bank: 23,
      loans: [],
    });
    expect(game.events.slice(1)).toEqual([
      {
        type: 'income-settled',
        rule: 'ECO-INC.5',
        seat: 0,
        income: { objects: 4, events: 0, upkeep: 0, net: 4 },
        money: { from: 1, to: 5 },
      },
      {
        type: 'loan-repaid',
        rule: 'ECO-AID.6',
        seat: 0,
        lender: 2,
        due: { from: 3, to: 0 },
        money: { from: 5, to: 2 },
        lenderMoney: { from: 7, to: 10 },
      },
    ]);
  },
);

rule.each(
  ['ECO-AID.6', 'ECO-INC.8', 'ECO-GEN.2'],
  'pays a loan of 3 back as far as the money goes, and the rest stays due',
  [
    { money: 0, paid: 0 },
    { money: 2, paid: 2 },
    { money: 3, paid: 3 },
    { money: 4, paid: 3 },
  ],
  ({ money, paid }) => {
    const game = afterIncome([money], [{ lender: 2, borrower: 0, due: 3 }]);
    expect(game.state.players.map((player) => player.money)).toEqual([money - paid, 0, paid]);
    expect(game.state.loans).toEqual(paid === 3 ? [] : [{ lender: 2, borrower: 0, due: 3 - paid }]);
    expect(game.state.bank).toBe(45 - money);
    expect(repayments(game)).toEqual([
      {
        type: 'loan-repaid',
        rule: 'ECO-AID.6',
        seat: 0,
        lender: 2,
        due: { from: 3, to: 3 - paid },
        money: { from: money, to: money - paid },
        lenderMoney: { from: 0, to: paid },
      },
    ]);
  },
);

rule('ECO-AID.6', 'pays the oldest loan first, and only the loans of the borrower', () => {
  const loans = [
    { lender: 0, borrower: 1, due: 9 },
    { lender: 2, borrower: 0, due: 3 },
    { lender: 1, borrower: 0, due: 4 },
    { lender: 2, borrower: 0, due: 5 },
  ];
  const game = table().edit((state) => {
    begin(state);
    for (const seat of [1, 2]) setPlayer(state, seat, { money: 0 });
    setMoney(state, 8);
    setShared(state, { loans });
  });
  game.run(INCOME);
  expect(game.state.players.map(({ money }) => money)).toEqual([0, 4, 4]);
  expect(game.state.loans).toEqual([
    { lender: 0, borrower: 1, due: 9 },
    { lender: 2, borrower: 0, due: 4 },
  ]);
  expect(repayments(game)).toEqual([
    {
      type: 'loan-repaid',
      rule: 'ECO-AID.6',
      seat: 0,
      lender: 2,
      due: { from: 3, to: 0 },
      money: { from: 8, to: 5 },
      lenderMoney: { from: 0, to: 3 },
    },
    {
      type: 'loan-repaid',
      rule: 'ECO-AID.6',
      seat: 0,
      lender: 1,
      due: { from: 4, to: 0 },
      money: { from: 5, to: 1 },
      lenderMoney: { from: 0, to: 4 },
    },
    {
      type: 'loan-repaid',
      rule: 'ECO-AID.6',
      seat: 0,
      lender: 2,
      due: { from: 5, to: 4 },
      money: { from: 1, to: 0 },
      lenderMoney: { from: 3, to: 4 },
    },
  ]);
});

rule('ECO-AID.6', 'lets a later lender pay on what was paid back before', () => {
  const game = afterIncome(
    [3],
    [
      { lender: 2, borrower: 1, due: 2 },
      { lender: 1, borrower: 0, due: 3 },
    ],
  );
  expect(game.state.players.map(({ money }) => money)).toEqual([0, 1, 2]);
  expect(game.state.loans).toEqual([]);
});

rule('ECO-AID.6', 'asks for the rest again in the next Income phase', () => {
  const game = table().edit((state) => {
    begin(state);
    setField(state);
    build(state, 0, 0, { branch: 'oil', level: 2 });
    setMoney(state, 0);
    setShared(state, { loans: [{ lender: 1, borrower: 0, due: 5 }] });
  });
  game.run(INCOME);
  expect(repayments(game)).toEqual([
    {
      type: 'loan-repaid',
      rule: 'ECO-AID.6',
      seat: 0,
      lender: 1,
      due: { from: 5, to: 2 },
      money: { from: 3, to: 0 },
      lenderMoney: { from: 10, to: 13 },
    },
  ]);
  game.run(INCOME);
  expect(repayments(game)).toEqual([
    {
      type: 'loan-repaid',
      rule: 'ECO-AID.6',
      seat: 0,
      lender: 1,
      due: { from: 2, to: 0 },
      money: { from: 3, to: 1 },
      lenderMoney: { from: 13, to: 15 },
    },
  ]);
  expect(game.state.players[0]?.money).toBe(1);
});

rule(
  ['ECO-AID.7', 'ECO-END.2', 'ECO-R40'],
  'cancels what is due after the last Income phase, and does not score it',
  () => {
    const game = table().edit((state) => {
      begin(state, lastToBuild(), INCOMES);
      happen(state, 'EV307');
      setShared(state, { lastRound: true });
      for (const [seat, money] of [4, 6, 10].entries()) {
        setPlayer(state, seat, { money });
        setPlayer(state, seat, { ecoFund: money });
      }
      setShared(state, { loans: [{ lender: 2, borrower: 0, due: 30 }] });
    });
    game.play({ type: 'pass-building', seat: 0 });
    expect(game.decision).toBeUndefined();
    expect(game.state.players.map(({ money }) => money)).toEqual([0, 6, 14]);
    expect(engine.outcome(game.state)?.scores).toEqual([
      { numerator: 0, denominator: 1 },
      { numerator: 12, denominator: 1 },
      { numerator: 120, denominator: 7 },
    ]);
  },
);
