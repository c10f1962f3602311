import { at, type Seat } from '@rulewright/core';
import * as z from 'zod/mini';
import { beginRetrieval, eachRetrievalPrice } from '../chapters/retrieving.js';
import { AREAS } from '../content/board.js';
import type { Refused } from '../legality.js';
import { action, type EuphoriaTable, refuse, WORKERS, type Worker } from '../state.js';
import { firstWorker } from '../workers.js';
import { id } from './fields.js';

const isOnBoard = ({ state }: EuphoriaTable, worker: Worker): boolean => at(state.place, worker) >= 0;

/** EUP-ENG.2: of equal values on one area only the lowest workers are named. */
function isLowest({ state }: EuphoriaTable, seat: Seat, numbers: readonly number[]): boolean {
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

/** EUP-RET.1, EUP-ENG.2: why these workers, by number, cannot be named together. */
function workersRefusal(table: EuphoriaTable, seat: Seat, numbers: readonly number[]): Refused {
  const first = firstWorker(seat) - 1;
  for (const number of numbers)
    if (!isOnBoard(table, first + number)) return refuse('EUP-RET.1', 'not-on-the-board', { worker: number });
  const isAscending = numbers.every((number, i) => i === 0 || number > at(numbers, i - 1));
  return isAscending && isLowest(table, seat, numbers) ? undefined : refuse('EUP-ENG.2', 'name-the-lowest');
}

/** EUP-R77: whether so few workers cannot be taken back at this price. */
function areTooFew(table: EuphoriaTable, seat: Seat, count: number, price: string): boolean {
  if (price !== 'free' || !table.state.options.freeRetrievalTakesAll) return false;
  let onBoard = 0;
  for (let i = 0; i < WORKERS; i++) if (isOnBoard(table, firstWorker(seat) + i)) onBoard++;
  return count < onBoard;
}

/** Every set of numbers from 1 to 4, by how many bits are set in which order. */
const SUBSETS: readonly (readonly number[])[] = Array.from({ length: (1 << WORKERS) - 1 }, (_, bits) =>
  [1, 2, 3, 4].filter((number) => ((bits + 1) & (1 << (number - 1))) !== 0),
);

/** EUP-RET.1 to EUP-RET.3: takes workers back at one price. */
export const retrieve = action('retrieve', {
  during: ['turn-main'],
  fields: {
    workers: z.array(z.int().check(z.minimum(1), z.maximum(WORKERS))).check(z.minLength(1), z.maxLength(WORKERS)),
    price: id,
  },
  exact: true,
  candidates(table, seat, offer) {
    let onBoard = 0;
    for (let i = 0; i < WORKERS; i++) if (isOnBoard(table, firstWorker(seat) + i)) onBoard |= 1 << i;
    if (onBoard === 0) return;
    const prices: string[] = [];
    eachRetrievalPrice(table, seat, ({ name }) => prices.push(name));
    for (const [i, workers] of SUBSETS.entries())
      if (((i + 1) & ~onBoard) === 0 && workersRefusal(table, seat, workers) === undefined)
        for (const price of prices)
          if (!areTooFew(table, seat, workers.length, price))
            offer({ type: 'retrieve', seat, workers: [...workers], price });
  },
  check(table, { seat, workers, price }) {
    const refusal = workersRefusal(table, seat, workers);
    if (refusal !== undefined) return refusal;
    let isPayable = false;
    eachRetrievalPrice(table, seat, ({ name }) => {
      if (name === price) isPayable = true;
    });
    if (!isPayable) return refuse('EUP-RET.2', 'no-such-price', { price });
    return areTooFew(table, seat, workers.length, price) ? refuse('EUP-R77', 'all-or-none') : undefined;
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
