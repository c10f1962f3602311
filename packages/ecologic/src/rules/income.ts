import { at, type Seat } from '@rulewright/core';
import type { ActionOf } from '@rulewright/core/author';
import { currentEffects, initiativeOf, initiativesOnField } from '../cards.js';
import { branchesOn, hasInitiative, levelOf, objectRow, objectsOf, onOwnObjects } from '../field.js';
import { action, type EcoContext, type EcoTurn, type Hex, type NetIncome, refuse } from '../state.js';
import { hex } from './fields.js';
import { discardInitiative } from './removal.js';
import { settling } from './round.js';
import { payCoins, takeCoins } from './supplies.js';

// ECO-INC: the Income phase.

/** ECO-INC.1 */
export const incomePhase = settling('income');

/** ECO-INC.5 to ECO-INC.8: initiatives that cannot be kept up go first, one at a time; then the player settles. */
export function income(turn: EcoTurn, { seat }: { readonly seat: Seat }): void {
  const settled = netIncome(turn, seat);
  if (mustDropInitiative(turn, seat, settled)) {
    turn.queue({ kind: 'drop-initiative', seat }, { kind: 'income', seat });
    return;
  }
  const player = at(turn.state.players, seat);
  const before = player.money;
  if (settled.net < 0) payCoins(turn, seat, Math.min(-settled.net, before));
  else takeCoins(turn, seat, settled.net);
  turn.emit?.({
    type: 'income-settled',
    rule: 'ECO-INC.5',
    seat,
    income: settled,
    money: { from: before, to: player.money },
  });
  turn.queue({ kind: 'repayments', seat, from: 0 });
}

/** ECO-INC.5 */
export function netIncome(context: EcoContext, seat: Seat): NetIncome {
  const objects = objectIncome(context, seat);
  const events = eventIncome(context, seat);
  const costs = upkeep(context, seat);
  return { objects, events, upkeep: costs, net: objects + events - costs };
}

/** ECO-INC.2, ECO-VAR.1: factors multiply before the one rounding down. */
function objectIncome(context: EcoContext, seat: Seat): number {
  let printed = 0;
  for (const hex of objectsOf(context, seat)) printed += objectRow(context, hex).income;
  let numerator = printed;
  let denominator = 1;
  for (const { num, den } of currentEffects(context, 'incomeFactor', seat)) {
    numerator *= num;
    denominator *= den;
  }
  return Math.floor(numerator / denominator);
}

/** ECO-INC.3 */
function eventIncome(context: EcoContext, seat: Seat): number {
  let total = 0;
  for (const { n } of currentEffects(context, 'money', seat)) total += n;
  for (const { branch, minLevel, n } of currentEffects(context, 'moneyPerObject', seat))
    for (const hex of objectsOf(context, seat)) {
      const counts = branch === 'any' || branchesOn(context, hex).includes(branch);
      if (counts && levelOf(context, hex) >= minLevel) total += n;
    }
  return total;
}

/** ECO-INC.4 */
function upkeep(context: EcoContext, seat: Seat): number {
  if (currentEffects(context, 'upkeepZero', seat).length > 0) return 0;
  return initiativesOnField(context, seat).reduce((sum, initiative) => sum + initiative.upkeep, 0);
}

/** ECO-INC.5 */
const mustDropInitiative = ({ state }: EcoContext, seat: Seat, { net, upkeep }: NetIncome): boolean =>
  at(state.players, seat).money + net < 0 && upkeep > 0;

/** ECO-INC.5: the hexes whose initiatives a player would have to give up one of if the Income step were settled now. */
export const initiativesAtRisk = (context: EcoContext, seat: Seat): Hex[] =>
  mustDropInitiative(context, seat, netIncome(context, seat))
    ? objectsOf(context, seat).filter((hex) => costsUpkeep(context, hex))
    : [];

const costsUpkeep = (context: EcoContext, hex: Hex): boolean =>
  at(context.state.field.initiatives, hex).some((card) => initiativeOf(context, card).upkeep > 0);

/** ECO-INC.5: discards an initiative on the field that cannot be kept up. */
export interface DropInitiative extends ActionOf<typeof dropInitiative> {}
export const dropInitiative = action('drop-initiative', {
  rule: 'ECO-INC.5',
  during: ['drop-initiative'],
  fields: { hex },
  candidates: onOwnObjects('drop-initiative'),
  check(context, { seat, hex }) {
    if (!hasInitiative(context, seat, hex)) return refuse('ECO-INC.5', 'no-initiative-there', { hex });
    return costsUpkeep(context, hex) ? undefined : refuse('ECO-INC.5', 'no-upkeep', { hex });
  },
  perform(turn, { hex }) {
    discardInitiative(turn, hex, 'ECO-INC.5');
  },
});
