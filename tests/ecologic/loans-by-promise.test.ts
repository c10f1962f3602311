import { begin, own, setMoney, setShared } from '@rulewright/ecologic/positions';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { asked, changes } from './look.js';
import { BUILDING, type EcoState, table } from './table.js';

type Loan = EcoState['loans'][number];
const loan = (borrower: number, lender: number, due: number): Loan => ({ lender, borrower, due });

/** The Income phase, in which seat 0, with this money after its income of 1, comes to its loans before the others settle. */
const promised = (money: number, loans: readonly Loan[], loanEnforcement: 'income' | 'promise' = 'promise') =>
  table({ loanEnforcement })
    .edit((state) => {
      begin(state);
      own(state, 0, { H01: 1 });
      setMoney(state, money - 1);
      setShared(state, { loans: [...loans] });
    })
    .run({ kind: 'income-phase' });

const repay = { type: 'repay-loan', seat: 0 } as const;
const withhold = { type: 'withhold', seat: 0 } as const;
const began = { type: 'phase-began', rule: 'ECO-RND.1', phase: 'income' };
const settled = (seat: number, net: number, money: number) => ({
  type: 'income-settled',
  rule: 'ECO-INC.5',
  seat,
  income: { objects: net, events: 0, upkeep: 0, net },
  money: { from: money - net, to: money },
});

rule(
  ['ECO-VAR.8', 'ECO-INC.8'],
  'asks the borrower after their own settlement, and before the next player settles',
  () => {
    const game = promised(6, [loan(0, 2, 4)]);
    expect(game.events).toEqual([began, settled(0, 1, 6)]);
    expect(asked(game)).toEqual({ kind: 'repay', seat: 0, loan: 0 });
    expect(game.legal()).toEqual([repay, withhold]);
    expect(game.refusal({ type: 'repay-loan', seat: 2 })).toMatchObject({ rule: 'ECO-VAR.8', code: 'not-asked' });
  },
);

rule('ECO-VAR.8', 'pays a loan back in full when the borrower chooses to, and the loan is gone', () => {
  const game = promised(6, [loan(0, 2, 4)]);
  expect(changes(game, repay)).toEqual({ 'players.0.money': 2, 'players.2.money': 14, loans: [] });
  expect(game.events).toEqual([
    {
      type: 'loan-repaid',
      rule: 'ECO-VAR.8',
      seat: 0,
      lender: 2,
      due: { from: 4, to: 0 },
      money: { from: 6, to: 2 },
      lenderMoney: { from: 10, to: 14 },
    },
    settled(1, 0, 10),
    settled(2, 0, 14),
  ]);
  expect(game.decision).toEqual(BUILDING);
});

rule.each(
  'ECO-VAR.8',
  'pays back min(money, due) of a loan of 4',
  [
    { money: 5, left: 1, due: 0 },
    { money: 4, left: 0, due: 0 },
    { money: 3, left: 0, due: 1 },
    { money: 1, left: 0, due: 3 },
  ],
  ({ money, left, due }) => {
    const { state } = promised(money, [loan(0, 1, 4)]).play(repay);
    expect(state.players.map((player) => player.money)).toEqual([left, 10 + money - left, 10]);
    expect(state.loans).toEqual(due === 0 ? [] : [loan(0, 1, due)]);
  },
);

rule(
  'ECO-VAR.8',
  'leaves everything as it is when the borrower withholds, and asks again in the next Income phase',
  () => {
    const game = promised(6, [loan(0, 2, 4)]);
    expect(changes(game, withhold)).toEqual({});
    expect(game.events).toEqual([
      { type: 'repayment-withheld', rule: 'ECO-VAR.8', seat: 0, lender: 2, due: 4 },
      settled(1, 0, 10),
      settled(2, 0, 10),
    ]);
    game.run({ kind: 'income-phase' });
    expect(asked(game)).toEqual({ kind: 'repay', seat: 0, loan: 0 });
  },
);

rule(['ECO-VAR.8', 'ECO-GEN.9'], 'asks a borrower without money too, who can only withhold', () => {
  const game = promised(4, [loan(0, 1, 4), loan(0, 2, 1)]).play(repay);
  expect(asked(game)).toEqual({ kind: 'repay', seat: 0, loan: 0 });
  expect(game.legal()).toEqual([withhold]);
  expect(game.refusal(repay)).toEqual({ rule: 'ECO-VAR.8', code: 'nothing-to-pay-with' });
  game.play(withhold);
  expect(game.state.loans).toEqual([loan(0, 2, 1)]);
  expect(game.decision).toEqual(BUILDING);
});

rule(
  'ECO-VAR.8',
  "goes through the borrower's loans from the oldest on, one decision each, and skips those of others",
  () => {
    const all = [loan(1, 0, 2), loan(0, 2, 3), loan(2, 0, 2), loan(0, 1, 9), loan(0, 2, 1), loan(1, 2, 5)];
    const game = promised(8, all);
    expect(asked(game)).toEqual({ kind: 'repay', seat: 0, loan: 1 });
    game.play(repay);
    // the loan that is paid back is gone, so the next own one has moved up
    expect(asked(game)).toEqual({ kind: 'repay', seat: 0, loan: 2 });
    game.play(withhold);
    expect(game.events).toEqual([{ type: 'repayment-withheld', rule: 'ECO-VAR.8', seat: 0, lender: 1, due: 9 }]);
    expect(asked(game)).toEqual({ kind: 'repay', seat: 0, loan: 3 });
    game.play(repay);
    expect(game.state.loans).toEqual([loan(1, 0, 2), loan(2, 0, 2), loan(0, 1, 9), loan(1, 2, 5)]);
    expect(game.state.players.map(({ money }) => money)).toEqual([4, 10, 14]);
    // seat 1 is next, and is asked for its own two loans
    expect(asked(game)).toEqual({ kind: 'repay', seat: 1, loan: 0 });
    game.play({ type: 'withhold', seat: 1 });
    expect(asked(game)).toEqual({ kind: 'repay', seat: 1, loan: 3 });
  },
);

rule('ECO-VAR.8', 'goes on behind a loan that was paid back in part', () => {
  const game = promised(3, [loan(0, 2, 4), loan(0, 1, 2)]).play(repay);
  expect(game.state.loans).toEqual([loan(0, 2, 1), loan(0, 1, 2)]);
  expect(asked(game)).toEqual({ kind: 'repay', seat: 0, loan: 1 });
});

rule(
  ['ECO-AID.6', 'ECO-INC.8'],
  'without the option collects loans by force, oldest first, each as far as the money goes',
  () => {
    const all = [loan(1, 0, 2), loan(0, 2, 3), loan(0, 1, 9), loan(0, 2, 1)];
    const game = promised(8, all, 'income');
    expect(game.events).toEqual([
      began,
      settled(0, 1, 8),
      {
        type: 'loan-repaid',
        rule: 'ECO-AID.6',
        seat: 0,
        lender: 2,
        due: { from: 3, to: 0 },
        money: { from: 8, to: 5 },
        lenderMoney: { from: 10, to: 13 },
      },
      {
        type: 'loan-repaid',
        rule: 'ECO-AID.6',
        seat: 0,
        lender: 1,
        due: { from: 9, to: 4 },
        money: { from: 5, to: 0 },
        lenderMoney: { from: 10, to: 15 },
      },
      {
        type: 'loan-repaid',
        rule: 'ECO-AID.6',
        seat: 0,
        lender: 2,
        due: { from: 1, to: 1 },
        money: { from: 0, to: 0 },
        lenderMoney: { from: 13, to: 13 },
      },
      settled(1, 0, 15),
      {
        type: 'loan-repaid',
        rule: 'ECO-AID.6',
        seat: 1,
        lender: 0,
        due: { from: 2, to: 0 },
        money: { from: 15, to: 13 },
        lenderMoney: { from: 0, to: 2 },
      },
      settled(2, 0, 13),
    ]);
    expect(game.state.loans).toEqual([loan(0, 1, 4), loan(0, 2, 1)]);
    expect(game.state.players.map(({ money }) => money)).toEqual([2, 13, 13]);
    expect(game.decision).toEqual(BUILDING);
  },
);
