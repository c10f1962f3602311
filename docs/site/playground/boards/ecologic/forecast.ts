import type { Seat } from '@rulewright/core';
import { type EcoLogicView, engine } from '@rulewright/ecologic';

/** An amount now and if the round ended at once. */
export interface Change {
  readonly from: number;
  readonly to: number;
}
/** What the end of the round would do to a player, by the objects, initiatives and events of this moment. */
export interface Forecast {
  readonly coins: Change;
  readonly ecoFund: Change;
  /** The fund would fall below 0, which costs an object (ECO-ENV.3). */
  readonly losesObject: boolean;
  /** The coins would not pay for all initiatives (ECO-INC.5). */
  readonly losesInitiative: boolean;
}

/**
 * The forecast for a seat; undefined while no round is played, and once the round is being settled. Own debts are paid back;
 * what others may pay back is left out.
 */
export function forecastOf(view: EcoLogicView, seat: Seat): Forecast | undefined {
  const ask = engine.ask(view);
  const { phase, bank, ecoSupply, loans } = ask.shared();
  if ((phase !== 'event' && phase !== 'action') || engine.decision(view) === undefined) return undefined;
  const { money, ecoFund } = ask.player(seat);
  const { total } = ask.ecologicalEffect(seat);
  const settled = Math.max(0, money + atMost(ask.netIncome(seat).net, bank));
  const owed = loans.filter(({ borrower }) => borrower === seat).reduce((sum, { due }) => sum + due, 0);
  const isPaid = view.position.options.loanEnforcement === 'income';
  return {
    coins: { from: money, to: isPaid ? Math.max(0, settled - owed) : settled },
    ecoFund: { from: ecoFund, to: ecoFund + atMost(total, ecoSupply) },
    losesObject: ask.objectsAtRisk(seat).length > 0,
    losesInitiative: ask.initiativesAtRisk(seat).length > 0,
  };
}

/** No more than the supply holds. */
const atMost = (change: number, left: number | 'unlimited'): number =>
  left === 'unlimited' ? change : Math.min(change, left);
