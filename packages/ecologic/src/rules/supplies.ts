import { at, type Seat } from '@rulewright/core';
import { available, type Change, drained } from '@rulewright/core/author';
import type { EcoContext, EcoTurn } from '../state.js';

// ECO-SUP: two finite supplies, the bank's coins and the eco points.

/** ECO-SUP.1: gives a player `wanted` coins, or as many as the bank has; returns the number. */
export function takeCoins({ state }: EcoTurn, seat: Seat, wanted: number): number {
  const amount = available(state.bank, wanted);
  state.bank = drained(state.bank, amount);
  at(state.players, seat).money += amount;
  return amount;
}

/** ECO-SUP.2: a player pays coins into the bank. */
export function payCoins({ state }: EcoTurn, seat: Seat, amount: number): void {
  at(state.players, seat).money -= amount;
  state.bank = drained(state.bank, -amount);
}

/** Moves coins from one player to another. */
export function handOver({ state }: EcoTurn, from: Seat, to: Seat, amount: number): void {
  at(state.players, from).money -= amount;
  at(state.players, to).money += amount;
}

/** ECO-SUP.3: changes an eco fund as far as the supply goes and returns old and new value. Only a fund above 0 holds eco points. */
export function changeEcoFund(turn: EcoTurn, seat: Seat, change: number): Change {
  const { state } = turn;
  const player = at(state.players, seat);
  const before = player.ecoFund;
  player.ecoFund = ecoFundAfter(turn, seat, change);
  state.ecoSupply = drained(state.ecoSupply, Math.max(0, player.ecoFund) - Math.max(0, before));
  return { from: before, to: player.ecoFund };
}

/** ECO-SUP.3: the eco fund after a change, as far as the supply goes. */
export function ecoFundAfter({ state }: EcoContext, seat: Seat, change: number): number {
  const { ecoFund } = at(state.players, seat);
  const held = Math.max(0, ecoFund);
  const needed = Math.max(0, ecoFund + change) - held;
  const given = available(state.ecoSupply, needed);
  return given < needed ? held + given : ecoFund + change;
}
