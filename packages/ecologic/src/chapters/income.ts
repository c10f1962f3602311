import { at, type Seat, seatsFrom } from '@rulewright/core';
import { currentEffects, initiativesOnField } from '../cards.js';
import { branchesOn, levelOf, objectRow, objectsOf } from '../field.js';
import type { EcoTable, EcoTurn, Loan } from '../state.js';
import { handOver, payCoins, takeCoins } from '../supplies.js';
import { beginPhase } from './round.js';

// ECO-INC: the Income phase, and the repayment of loans (ECO-AID.6).

/** ECO-INC.1 */
export function incomePhase(turn: EcoTurn): void {
  beginPhase(turn, 'income');
  const { state, queue } = turn;
  for (const seat of seatsFrom(state.firstPlayer, state.players.length)) queue({ kind: 'income', seat });
}

/** ECO-INC.5 to ECO-INC.8: initiatives that cannot be kept up go first, one at a time; then the player settles. */
export function income(turn: EcoTurn, { seat }: { readonly seat: Seat }): void {
  if (mustDropInitiative(turn, seat)) {
    turn.queue({ kind: 'drop-initiative', seat }, { kind: 'income', seat });
    return;
  }
  const player = at(turn.state.players, seat);
  const before = player.money;
  const net = netIncome(turn, seat);
  if (net < 0) payCoins(turn, seat, Math.min(-net, before));
  else takeCoins(turn, seat, net);
  turn.emit?.({ type: 'income-settled', seat, net, change: player.money - before, money: player.money });
  turn.queue({ kind: 'repayments', seat, from: 0 });
}

/** ECO-INC.5 */
export const mustDropInitiative = (table: EcoTable, seat: Seat): boolean =>
  at(table.state.players, seat).money + netIncome(table, seat) < 0 && upkeep(table, seat) > 0;

/** ECO-INC.5: income of objects and events less upkeep, in coins. */
export const netIncome = (table: EcoTable, seat: Seat): number =>
  objectIncome(table, seat) + eventIncome(table, seat) - upkeep(table, seat);

/** ECO-INC.2, ECO-VAR.1: factors multiply before the one rounding down. */
export function objectIncome(table: EcoTable, seat: Seat): number {
  let printed = 0;
  for (const hex of objectsOf(table, seat)) printed += objectRow(table, hex).income;
  let numerator = printed;
  let denominator = 1;
  for (const { num, den } of currentEffects(table, 'incomeFactor', seat)) {
    numerator *= num;
    denominator *= den;
  }
  return Math.floor(numerator / denominator);
}

/** ECO-INC.3 */
function eventIncome(table: EcoTable, seat: Seat): number {
  let total = 0;
  for (const { n } of currentEffects(table, 'money', seat)) total += n;
  for (const { branch, minLevel, n } of currentEffects(table, 'moneyPerObject', seat))
    for (const hex of objectsOf(table, seat)) {
      const counts = branch === 'any' || branchesOn(table, hex).includes(branch);
      if (counts && levelOf(table, hex) >= minLevel) total += n;
    }
  return total;
}

/** ECO-INC.4 */
function upkeep(table: EcoTable, seat: Seat): number {
  if (currentEffects(table, 'upkeepZero', seat).length > 0) return 0;
  return initiativesOnField(table, seat).reduce((sum, initiative) => sum + initiative.upkeep, 0);
}

/** ECO-AID.6, ECO-VAR.8: the borrower's loans from place `from` on, oldest first. */
export function repayments(turn: EcoTurn, { seat, from }: { readonly seat: Seat; readonly from: number }): void {
  const { state, queue } = turn;
  let place = from;
  while (place < state.loans.length) {
    if (at(state.loans, place).borrower !== seat) place++;
    else if (state.options.loanEnforcement === 'income') place = repay(turn, seat, place);
    else {
      queue({ kind: 'repay', seat, loan: place });
      return;
    }
  }
}

/** Pays one loan back as far as the money goes; gives the place of the loan after it. */
export function repay(turn: EcoTurn, seat: Seat, place: number): number {
  const { state, emit } = turn;
  const loan: Loan = at(state.loans, place);
  const amount = Math.min(at(state.players, seat).money, loan.due);
  handOver(turn, seat, loan.lender, amount);
  loan.due -= amount;
  emit?.({ type: 'loan-repaid', seat, lender: loan.lender, amount, due: loan.due });
  if (loan.due > 0) return place + 1;
  state.loans = state.loans.filter((other) => other !== loan);
  return place;
}
