import { NONE, type Seat } from '@rulewright/core';
import { changed } from '@rulewright/core/author';
import { OFF, SUPPLY, WORKERS } from '../content/words.js';
import { hasPenalty } from '../penalties.js';
import type { EuphoriaContext, EuphoriaTurn, Worker } from '../state.js';
import { firstWorker, moveWorker, numberOf, ownedWorkers } from '../workers.js';

// EUP-TNK: the Worker Activation Tank.

/** True when a worker can come (EUP-TNK.3, EUP-PEN.1). */
export function mayGrow(context: EuphoriaContext, seat: Seat): boolean {
  const owned = ownedWorkers(context, seat);
  if (owned === WORKERS) return false;
  return !((owned === 2 || owned === 3) && hasPenalty(context, seat, 'no-new-worker-at-2-or-3'));
}

/** EUP-TNK.2 to EUP-TNK.4: the placing player gets the lowest worker of the supply, if any, and rolls it. */
export function addWorker(turn: EuphoriaTurn, seat: Seat): void {
  if (!mayGrow(turn, seat)) return;
  const { state, emit, queue } = turn;
  const worker: Worker = state.place.indexOf(SUPPLY, firstWorker(seat));
  moveWorker(turn, worker, OFF);
  state.placement.added = worker;
  emit?.({
    type: 'worker-added',
    rule: 'EUP-TNK.4',
    seat,
    worker: numberOf(worker),
    workers: changed(ownedWorkers(turn, seat), 1),
  });
  queue({ kind: 'roll', seat, cause: 'new', by: NONE, workers: [worker] });
}
