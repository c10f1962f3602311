import { at, NONE, type Seat } from '@rulewright/core';
import { changed } from '@rulewright/core/author';
import { constructionSpace, SPACES_OF_A_SITE, spaceAt } from './content/board.js';
import { AVAILABLE, OFF, SUPPLY, WORKERS } from './content/words.js';
import type { Rule } from './rulebook/rules.js';
import type { EuphoriaContext, EuphoriaTurn, Worker } from './state.js';

// Workers: their owners and places.

export const ownerOf = (worker: Worker): Seat => Math.floor(worker / WORKERS);
/** The number of a worker among those of its owner, from 1 to 4. */
export const numberOf = (worker: Worker): number => (worker % WORKERS) + 1;
export const firstWorker = (seat: Seat): Worker => seat * WORKERS;

export const isAvailable = ({ state }: EuphoriaContext, worker: Worker): boolean => state.place[worker] === AVAILABLE;

/** The number of a player's workers at a place: a space, or SUPPLY, AVAILABLE, OFF. */
export function countAt({ state }: EuphoriaContext, seat: Seat, place: number): number {
  let count = 0;
  for (let worker = firstWorker(seat); worker < firstWorker(seat + 1); worker++)
    if (state.place[worker] === place) count++;
  return count;
}

/** EUP-TNK.3: workers available, on the board or coming off it. */
export const ownedWorkers = (context: EuphoriaContext, seat: Seat): number => WORKERS - countAt(context, seat, SUPPLY);

/** The first worker on a space, or NONE. */
export const occupant = ({ state }: EuphoriaContext, space: number): Worker => state.place.indexOf(space);

/** A player's workers that have come off the board and are not rolled yet, in ascending order. */
export function workersOff({ state }: EuphoriaContext, seat: Seat): Worker[] {
  const off: Worker[] = [];
  for (let worker = firstWorker(seat); worker < firstWorker(seat + 1); worker++)
    if (state.place[worker] === OFF) off.push(worker);
  return off;
}

/** The number of workers on the construction spaces of a site: a player's, or everybody's for NONE. */
export function workersOnSite({ state }: EuphoriaContext, site: number, seat: Seat = NONE): number {
  const first = constructionSpace(site, 0);
  const end = first + SPACES_OF_A_SITE;
  const from = seat === NONE ? 0 : firstWorker(seat);
  const to = seat === NONE ? state.place.length : firstWorker(seat + 1);
  let count = 0;
  for (let worker = from; worker < to; worker++) {
    const place = at(state.place, worker);
    if (place >= first && place < end) count++;
  }
  return count;
}

/** The number of workers on a space: a player's, or everybody's for NONE. */
export function workersOn(context: EuphoriaContext, space: number, seat: Seat = NONE): number {
  if (seat !== NONE) return countAt(context, seat, space);
  return context.state.place.filter((place) => place === space).length;
}

/** Moves a worker, which can then no longer be placed in this turn (EUP-TRN.6). */
export function moveWorker({ state }: EuphoriaTurn, worker: Worker, place: number): void {
  state.place[worker] = place;
  if (place === SUPPLY) state.value[worker] = 0;
  if (ownerOf(worker) === state.active) state.noted[worker % WORKERS] = false;
}

/** Workers of a player leave their spaces; they are not available before they are rolled. */
export function takeOffBoard(turn: EuphoriaTurn, seat: Seat, workers: readonly Worker[], rule: Rule): void {
  if (workers.length > 0)
    turn.emit?.({
      type: 'workers-returned',
      rule,
      seat,
      workers: workers.map(numberOf),
      from: workers.map((worker) => spaceAt(at(turn.state.place, worker)).id),
    });
  for (const worker of workers) moveWorker(turn, worker, OFF);
}

/** EUP-REC.4: the worker goes to the supply; its owner keeps at least one. */
export function sacrifice(turn: EuphoriaTurn, worker: Worker, rule: Rule): void {
  const seat = ownerOf(worker);
  const value = at(turn.state.value, worker);
  moveWorker(turn, worker, SUPPLY);
  turn.emit?.({
    type: 'worker-sacrificed',
    rule,
    seat,
    worker: numberOf(worker),
    value,
    workers: changed(ownedWorkers(turn, seat), -1),
  });
}

/** The first die of the running event whose face has not been chosen, or NONE. */
export function firstUnfixed({ state: { roll } }: EuphoriaContext): Worker {
  const place = roll.faces.indexOf(0);
  return roll.workers[place] ?? NONE;
}
