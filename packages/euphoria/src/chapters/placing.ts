import { at } from '@rulewright/core';
import { SPACES, type SpaceKind, spaceAt } from '../content/board.js';
import { GOODS } from '../content/words.js';
import { lose } from '../goods.js';
import { discardKind } from '../hands.js';
import { placeRefusal } from '../legality.js';
import {
  isSilentOnCards,
  kindsOf,
  knowledgeOf,
  moraleOf,
  type Payment,
  type PlanItem,
  paymentOf,
  payments,
  planNames,
} from '../payment.js';
import { momentOf } from '../recruits/conditions.js';
import { mayPlaceAdded } from '../recruits/hooks.js';
import { queueRiders } from '../recruits/placement-prices.js';
import { type EuphoriaTable, type EuphoriaTurn, NONE, OFF, type Placement, type Worker } from '../state.js';
import { moveWorker, numberOf, occupant, ownerOf } from '../workers.js';
import { visitArea } from './areas.js';
import { limitHand } from './morale.js';
import { changeKnowledge, changeMorale } from './tracks.js';
import { digTunnel } from './tunnels.js';

// EUP-PLC: a placement from step to step. Every step is a task and reads `state.placement`.

export const noPlacement = (): Placement => ({
  seat: NONE,
  worker: NONE,
  space: NONE,
  bumped: NONE,
  bumpedValue: 0,
  isVoid: false,
  added: NONE,
});

/** EUP-PLC.3: queues the steps. The player may place the worker there. */
export function beginPlacement(turn: EuphoriaTurn, worker: Worker, space: number, lessMorale = 0): void {
  const { state, queue } = turn;
  const seat = ownerOf(worker);
  state.placement = { ...noPlacement(), seat, worker, space };
  state.hasActed = true;
  state.placed++;
  if (lessMorale > 0) {
    changeMorale(turn, seat, -lessMorale);
    limitHand(turn, seat);
  }
  queue(
    { kind: 'put-down' },
    { kind: 'payment' },
    { kind: 'benefit' },
    { kind: 'after-benefit' },
    { kind: 'completion' },
    { kind: 'extra-placement' },
  );
}

const isMulti = (kind: SpaceKind): boolean => kind === 'commodity-area' || kind === 'construction';

/** EUP-PLC.5 to EUP-PLC.7: the worker stands on the space; the one it bumps is rolled, and then traded for. */
export function putDown(turn: EuphoriaTurn): void {
  const { state, content, emit, queue } = turn;
  const { placement } = state;
  const { seat, worker, space } = placement;
  const { id } = at(content.spaces, space);
  const bumped = isMulti(spaceAt(space).kind) ? NONE : occupant(turn, space);
  if (bumped !== NONE) {
    placement.bumped = bumped;
    placement.bumpedValue = at(state.value, bumped);
    moveWorker(turn, bumped, OFF);
  }
  moveWorker(turn, worker, space);
  emit?.({ type: 'worker-placed', seat, worker: numberOf(worker), value: at(state.value, worker), space: id });
  if (bumped === NONE) return;
  const owner = ownerOf(bumped);
  emit?.({
    type: 'worker-bumped',
    seat: owner,
    by: seat,
    worker: numberOf(bumped),
    value: placement.bumpedValue,
    space: id,
  });
  queue({ kind: 'roll', seat: owner, cause: 'bump', by: seat, workers: [bumped] });
  if (owner !== seat) queue({ kind: 'window', hook: 'bump-trade', seat, used: [] });
}

/** The ways to pay for the placement that goes on. */
export const paymentsNow = (table: EuphoriaTable): Payment[] => {
  const { seat, space } = table.state.placement;
  return payments(table, seat, space, momentOf(table).bumps);
};

/** The way to pay that consists of these items, if it is one. */
export const paymentNamed = (table: EuphoriaTable, plan: readonly PlanItem[]): Payment | undefined => {
  const { seat, space } = table.state.placement;
  return paymentOf(table, seat, space, momentOf(table).bumps, plan);
};

/** EUP-ENG.1: whether the payer is asked: there are several ways, or what cards are paid would tell about the hand. */
export const isPaymentAsked = (table: EuphoriaTable): boolean => {
  const { seat, space } = table.state.placement;
  return paymentsNow(table).length > 1 || isSilentOnCards(table, seat, space, momentOf(table).bumps);
};

/** EUP-PLC.8, EUP-PLC.12: asks how to pay, pays in the only way, or finds the placement void. */
export function payment(turn: EuphoriaTurn): void {
  const { state, content, emit, queue } = turn;
  const { placement } = state;
  const { seat, space } = placement;
  const [first] = paymentsNow(turn);
  if (first === undefined) {
    placement.isVoid = true;
    emit?.({ type: 'placement-void', seat, space: at(content.spaces, space).id });
  } else if (isPaymentAsked(turn)) queue({ kind: 'place-pay', seat });
  else pay(turn, first);
}

/** EUP-PLC.8, EUP-R25: all parts leave together, then what the payment brings with it, then the hand limit. */
export function pay(turn: EuphoriaTurn, { plan, by }: Payment): void {
  const { state, content, emit, queue } = turn;
  const { seat, space } = state.placement;
  const paid = plan.slice(0, GOODS.length);
  const names = planNames(plan);
  if (names.length > 0) emit?.({ type: 'placement-paid', seat, space: at(content.spaces, space).id, plan: names });
  for (const [good, count] of paid.entries()) if (count > 0) lose(turn, seat, good, count);
  for (const [kind, count] of kindsOf(plan).entries()) for (let n = count; n > 0; n--) discardKind(turn, seat, kind);
  changeMorale(turn, seat, -moraleOf(plan));
  changeKnowledge(turn, seat, knowledgeOf(plan));
  queueRiders(turn, seat, by, paid);
  queue({ kind: 'hand-limit', seat });
}

/** EUP-PLC.9 */
export function benefit(turn: EuphoriaTurn): void {
  const { state, content, queue } = turn;
  const { seat, space, isVoid } = state.placement;
  if (isVoid) return;
  switch (spaceAt(space).kind) {
    case 'commodity-area':
      visitArea(turn);
      break;
    case 'tunnel':
      digTunnel(turn);
      break;
    default:
      for (const effect of at(content.spaces, space).benefit) queue({ kind: 'effect', seat, effect, card: NONE });
  }
}

/** EUP-PLC.10: the windows after the benefit. */
export function afterBenefit({ state, queue }: EuphoriaTurn): void {
  const { seat, space, added, isVoid } = state.placement;
  if (isVoid) return;
  const { kind } = spaceAt(space);
  queue({ kind: 'window', hook: 'after-placement', seat, used: [] });
  if (kind === 'built-market' || kind === 'artifact-market')
    queue({ kind: 'window', hook: 'after-market-visit', seat, used: [] });
  if (added !== NONE) queue({ kind: 'window', hook: 'new-worker', seat, used: [] });
}

/** EUP-PLC.11: the last step asks whether the new worker is placed at once. */
export function extraPlacement(turn: EuphoriaTurn): void {
  const { state, queue } = turn;
  const { seat, added } = state.placement;
  if (added !== NONE && mayPlaceExtra(turn)) queue({ kind: 'place-extra', seat });
  else endPlacement(turn);
}

/** EUP-PLC.11, EUP-ENG.1: without a legal space there is nothing to ask. */
function mayPlaceExtra(table: EuphoriaTable): boolean {
  const { seat } = table.state.placement;
  return mayPlaceAdded(table, seat) && SPACES.some((_, space) => placeRefusal(table, seat, space, 0) === undefined);
}

export function endPlacement({ state }: EuphoriaTurn): void {
  state.placement = noPlacement();
}
