import { at, type Seat } from '@rulewright/core';
import { GOODS } from '../content/words.js';
import { lose, owned } from '../goods.js';
import { hasPenalty } from '../penalties.js';
import { applyAbility, keepsMorale, retrievalRows } from '../recruits/hooks.js';
import { type EuphoriaTable, type EuphoriaTurn, NONE, OFF, type Retrieval, type Worker } from '../state.js';
import { moveWorker, numberOf, ownerOf, workersOff } from '../workers.js';
import { limitHand } from './morale.js';
import { changeMorale } from './tracks.js';

// EUP-RET: workers are taken back.

export const noRetrieval = (): Retrieval => ({ seat: NONE, price: '', from: [] });

/** EUP-RET.2 */
const PRICES = ['food', 'bliss', 'free'] as const;
const PAID_MORALE = 2;

/** One way to pay for a retrieval. */
interface RetrievalPrice {
  /** One of `PRICES`, or the recruit that makes it. */
  readonly name: string;
  /** By good; all 0 when it is free. */
  readonly goods: readonly number[];
  /** The ability that says what it buys, or NONE. */
  readonly ability: number;
}

const single = (name: string): readonly number[] => GOODS.map((good) => (good === name ? 1 : 0));
const ORDINARY: readonly RetrievalPrice[] = PRICES.map((name) => ({ name, goods: single(name), ability: NONE }));

function canPay(table: EuphoriaTable, seat: Seat, { goods }: RetrievalPrice): boolean {
  for (let good = 0; good < goods.length; good++)
    if (at(goods, good) > 0 && owned(table, seat, good) < at(goods, good)) return false;
  return true;
}

/** EUP-RET.2, EUP-RET.3: every price that the player can pay, the ordinary ones first. */
export function eachRetrievalPrice(table: EuphoriaTable, seat: Seat, offer: (price: RetrievalPrice) => void): void {
  for (const price of ORDINARY) if (canPay(table, seat, price)) offer(price);
  for (const ability of retrievalRows(table, seat)) offer(priceOfAbility(table, ability));
}

/** EUP-RET.3: an ability with a price and an effect of its own. */
function priceOfAbility({ content }: EuphoriaTable, ability: number): RetrievalPrice {
  const { price, recruit } = at(content.abilities, ability);
  return { name: at(content.recruits, recruit).id, goods: price.goods, ability };
}

/** EUP-RET.3, EUP-RET.4: pays, and queues all that follows. The player may retrieve these workers at this price. */
export function beginRetrieval(turn: EuphoriaTurn, workers: readonly Worker[], price: RetrievalPrice): void {
  const { state, emit, queue } = turn;
  const seat = ownerOf(at(workers, 0));
  state.hasActed = true;
  state.retrieval = { seat, price: price.name, from: workers.map((worker) => at(state.place, worker)) };
  emit?.({ type: 'workers-retrieved', seat, workers: workers.map(numberOf), price: price.name });
  for (const [good, count] of price.goods.entries()) if (count > 0) lose(turn, seat, good, count);
  if (price.ability !== NONE) applyAbility(turn, seat, price.ability);
  else changeMorale(turn, seat, price.name === 'free' ? -moraleLoss(turn, seat) : PAID_MORALE);
  limitHand(turn, seat);
  queue(
    { kind: 'take-back', workers: [...workers] },
    { kind: 'window', hook: 'retrieve-step', seat, used: [] },
    { kind: 'roll-retrieved' },
    { kind: 'must', hook: 'retrieve-step', seat },
    { kind: 'retrieval-over' },
  );
}

/** EUP-RET.2, EUP-PEN.8, EUP-R42: what a free retrieval costs, unless an ability keeps the morale. */
function moraleLoss(table: EuphoriaTable, seat: Seat): number {
  if (keepsMorale(table, seat)) return 0;
  return hasPenalty(table, seat, 'free-retrieval-costs-more') ? 2 : 1;
}

/** EUP-RET.5 */
export function takeBack(turn: EuphoriaTurn, { workers }: { readonly workers: readonly Worker[] }): void {
  for (const worker of workers) moveWorker(turn, worker, OFF);
}

/** EUP-RET.7: one roll event for all that are left. */
export function rollRetrieved(turn: EuphoriaTurn): void {
  const { seat } = turn.state.retrieval;
  const workers = workersOff(turn, seat);
  if (workers.length > 0) turn.queue({ kind: 'roll', seat, cause: 'retrieve', by: NONE, workers });
}

export function retrievalOver({ state }: EuphoriaTurn): void {
  state.retrieval = noRetrieval();
}
