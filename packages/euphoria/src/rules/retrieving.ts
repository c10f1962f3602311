import { at, NONE, type Seat } from '@rulewright/core';
import type { ActionOf } from '@rulewright/core/author';
import { z } from '@rulewright/core/words';
import { AREAS, spaceAt } from '../content/board.js';
import { GOODS, WORKERS } from '../content/words.js';
import { id, listOf } from '../fields.js';
import { lose, owned } from '../goods.js';
import type { Refused } from '../legality.js';
import { PAID_MORALE, USUAL_COST } from '../numbers.js';
import { hasPenalty } from '../penalties.js';
import { applyAbility, moraleKeepers, retrievalRows } from '../recruits/hooks.js';
import { announce } from '../recruits/usable.js';
import { action, type EuphoriaContext, type EuphoriaTurn, type Retrieval, refuse, type Worker } from '../state.js';
import { firstWorker, numberOf, ownerOf, takeOffBoard, workersOff } from '../workers.js';
import { limitHand } from './hand-limit.js';
import { changeMorale, LEAST } from './tracks.js';

// EUP-RET: workers are taken back.

export const noRetrieval = (): Retrieval => ({ seat: NONE, price: '', from: [] });

/** EUP-RET.2 */
export const PRICES = ['food', 'bliss', 'free'] as const;

/** One way to pay for a retrieval. */
interface RetrievalPrice {
  /** One of `PRICES`, or the recruit that makes it. */
  readonly name: string;
  /** By good; all 0 when it is free. */
  readonly goods: readonly number[];
  /** The ability that defines what the payment buys, or NONE. */
  readonly ability: number;
}

const single = (name: string): readonly number[] => GOODS.map((good) => (good === name ? 1 : 0));
const ORDINARY: readonly RetrievalPrice[] = PRICES.map((name) => ({ name, goods: single(name), ability: NONE }));

function canPay(context: EuphoriaContext, seat: Seat, { goods }: RetrievalPrice): boolean {
  for (let good = 0; good < goods.length; good++)
    if (at(goods, good) > 0 && owned(context, seat, good) < at(goods, good)) return false;
  return true;
}

/** EUP-RET.2, EUP-RET.3: every price that the player can pay, the ordinary ones first. */
export function eachRetrievalPrice(context: EuphoriaContext, seat: Seat, offer: (price: RetrievalPrice) => void): void {
  for (const price of ORDINARY) if (canPay(context, seat, price)) offer(price);
  for (const ability of retrievalRows(context, seat)) offer(priceOfAbility(context, ability));
}

/** EUP-RET.3: an ability with a price and an effect of its own. */
function priceOfAbility({ content }: EuphoriaContext, ability: number): RetrievalPrice {
  const { price, recruit } = at(content.abilities, ability);
  return { name: at(content.recruits, recruit).id, goods: price.goods, ability };
}

/** EUP-RET.3, EUP-RET.4: pays, and queues all that follows. The player may retrieve these workers at this price. */
export function beginRetrieval(turn: EuphoriaTurn, workers: readonly Worker[], price: RetrievalPrice): void {
  const { state, emit, queue } = turn;
  const seat = ownerOf(at(workers, 0));
  state.hasActed = true;
  state.retrieval = { seat, price: price.name, from: workers.map((worker) => at(state.place, worker)) };
  emit?.({
    type: 'workers-retrieved',
    rule: 'EUP-RET.1',
    seat,
    workers: workers.map(numberOf),
    values: workers.map((worker) => at(state.value, worker)),
    from: state.retrieval.from.map((space) => spaceAt(space).id),
    price: price.name,
  });
  const why = { rule: 'EUP-RET.2', cause: 'retrieval' } as const;
  for (const [good, count] of price.goods.entries()) if (count > 0) lose(turn, seat, { good, count, why });
  if (price.ability !== NONE) applyAbility(turn, seat, price.ability);
  else if (price.name !== 'free') changeMorale(turn, seat, PAID_MORALE, why.rule);
  else loseMorale(turn, seat);
  limitHand(turn, seat);
  queue(
    { kind: 'take-back', workers: [...workers] },
    { kind: 'window', hook: 'retrieve-step', seat, used: [] },
    { kind: 'roll-retrieved' },
    { kind: 'must', hook: 'retrieve-step', seat },
    { kind: 'retrieval-over' },
  );
}

/** The morale that a free retrieval costs, unless an ability keeps it (EUP-RET.2, EUP-PEN.8, EUP-R42). */
function loseMorale(turn: EuphoriaTurn, seat: Seat): void {
  const [ability] = moraleKeepers(turn, seat);
  if (ability !== undefined) announce(turn, seat, ability);
  else {
    const cost = moraleOfFree(turn, seat);
    changeMorale(turn, seat, -cost, cost > USUAL_COST ? 'EUP-PEN.8' : 'EUP-RET.2');
  }
}

const moraleOfFree = (context: EuphoriaContext, seat: Seat): number =>
  hasPenalty(context, seat, 'free-retrieval-costs-more') ? 2 : USUAL_COST;

/** The steps of morale that a free retrieval would cost a player now, as far as there are any. */
export const costOfFreeRetrieval = (context: EuphoriaContext, seat: Seat): number =>
  moraleKeepers(context, seat).length > 0
    ? 0
    : Math.min(moraleOfFree(context, seat), at(context.state.morale, seat) - LEAST);

/** EUP-RET.5 */
export function takeBack(turn: EuphoriaTurn, { workers }: { readonly workers: readonly Worker[] }): void {
  takeOffBoard(turn, ownerOf(at(workers, 0)), workers, 'EUP-RET.5');
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

const isOnBoard = ({ state }: EuphoriaContext, worker: Worker): boolean => at(state.place, worker) >= 0;

/** EUP-ENG.2: of equal values on one area only the lowest workers are named. */
function isLowest({ state }: EuphoriaContext, seat: Seat, numbers: readonly number[]): boolean {
  const first = firstWorker(seat) - 1;
  return numbers.every((number) => {
    const space = at(state.place, first + number);
    if (space >= AREAS) return true;
    for (let lower = 1; lower < number; lower++)
      if (
        state.place[first + lower] === space &&
        state.value[first + lower] === state.value[first + number] &&
        !numbers.includes(lower)
      )
        return false;
    return true;
  });
}

/** The refusal of naming these workers, by number, together (EUP-RET.1, EUP-ENG.2). */
function workersRefusal(context: EuphoriaContext, seat: Seat, numbers: readonly number[]): Refused {
  const first = firstWorker(seat) - 1;
  for (const number of numbers)
    if (!isOnBoard(context, first + number)) return refuse('EUP-RET.1', 'not-on-the-board', { worker: number });
  const isAscending = numbers.every((number, i) => i === 0 || number > at(numbers, i - 1));
  return isAscending && isLowest(context, seat, numbers) ? undefined : refuse('EUP-ENG.2', 'name-the-lowest');
}

/** True when so few workers cannot be taken back at this price (EUP-R77). */
function areTooFew(context: EuphoriaContext, seat: Seat, count: number, price: string): boolean {
  if (price !== 'free' || !context.state.options.freeRetrievalTakesAll) return false;
  let onBoard = 0;
  for (let i = 0; i < WORKERS; i++) if (isOnBoard(context, firstWorker(seat) + i)) onBoard++;
  return count < onBoard;
}

/** Every set of numbers from 1 to 4, by how many bits are set in which order. */
const SUBSETS: readonly (readonly number[])[] = Array.from({ length: (1 << WORKERS) - 1 }, (_, bits) =>
  [1, 2, 3, 4].filter((number) => ((bits + 1) & (1 << (number - 1))) !== 0),
);

/** EUP-RET.1 to EUP-RET.3: takes workers back at one price: `food`, `bliss`, `free` or a recruit. */
export interface Retrieve extends ActionOf<typeof retrieve> {}
export const retrieve = action('retrieve', {
  rule: 'EUP-TRN.2',
  during: ['turn-main'],
  fields: {
    workers: listOf(z.int().check(z.minimum(1), z.maximum(WORKERS)), WORKERS, 1),
    price: id,
  },
  exact: true,
  candidates(context, seat, offer) {
    let onBoard = 0;
    for (let i = 0; i < WORKERS; i++) if (isOnBoard(context, firstWorker(seat) + i)) onBoard |= 1 << i;
    if (onBoard === 0) return;
    const prices: string[] = [];
    eachRetrievalPrice(context, seat, ({ name }) => prices.push(name));
    for (const [i, workers] of SUBSETS.entries())
      if (((i + 1) & ~onBoard) === 0 && workersRefusal(context, seat, workers) === undefined)
        for (const price of prices)
          if (!areTooFew(context, seat, workers.length, price))
            offer({ type: 'retrieve', seat, workers: [...workers], price });
  },
  check(context, { seat, workers, price }) {
    const refusal = workersRefusal(context, seat, workers);
    if (refusal !== undefined) return refusal;
    let isPayable = false;
    eachRetrievalPrice(context, seat, ({ name }) => {
      if (name === price) isPayable = true;
    });
    if (!isPayable) return refuse('EUP-RET.2', 'no-such-price', { price });
    return areTooFew(context, seat, workers.length, price) ? refuse('EUP-R77', 'all-or-none') : undefined;
  },
  perform(turn, { seat, workers, price }) {
    eachRetrievalPrice(turn, seat, (paid) => {
      if (paid.name === price)
        beginRetrieval(
          turn,
          workers.map((number) => firstWorker(seat) + number - 1),
          paid,
        );
    });
  },
});

export const tasks = { 'take-back': takeBack, 'roll-retrieved': rollRetrieved, 'retrieval-over': retrievalOver };
