import { at, type Seat } from '@rulewright/core';
import { beginPlacement, endPlacement } from '../chapters/placing.js';
import { groupWorker, moraleOfFurtherWorker } from '../chapters/turn.js';
import { SPACES, spaceAt } from '../content/board.js';
import { placeRefusal, type Refused, spaceNamed } from '../legality.js';
import { hasPenalty } from '../penalties.js';
import { action, type EuphoriaAt, type EuphoriaTable, NONE, refuse, type Worker } from '../state.js';
import { firstWorker, isAvailable } from '../workers.js';
import { face, id } from './fields.js';

type PlaceAt = EuphoriaAt<'turn-main' | 'turn-continue' | 'place-extra'>;

/** EUP-ENG.2: the lowest available worker with this value, or NONE. */
function workerWith(table: EuphoriaTable, seat: Seat, value: number): Worker {
  for (let worker = firstWorker(seat); worker < firstWorker(seat + 1); worker++)
    if (table.state.value[worker] === value && isAvailable(table, worker)) return worker;
  return NONE;
}

/** The worker that an action with this value places now, or NONE. */
function workerFor(table: PlaceAt, seat: Seat, value: number): Worker {
  const { state, choice } = table;
  switch (choice.kind) {
    case 'turn-main':
      return workerWith(table, seat, value);
    case 'turn-continue':
      return value === state.groupValue ? groupWorker(table, seat) : NONE;
    case 'place-extra':
      return value === state.value[state.placement.added] ? state.placement.added : NONE;
  }
}

/** EUP-TRN.4 to EUP-TRN.7: why no worker of this value can be placed now. */
function workerRefusal(table: PlaceAt, seat: Seat, value: number): Refused {
  if (workerFor(table, seat, value) === NONE)
    switch (table.choice.kind) {
      case 'turn-main':
        return refuse('EUP-TRN.3', 'no-such-worker', { value });
      case 'turn-continue':
        return refuse('EUP-TRN.5', 'not-of-the-group', { value });
      case 'place-extra':
        return refuse('EUP-PLC.11', 'not-the-new-worker', { value });
    }
  if (table.choice.kind !== 'turn-continue') return undefined;
  if (hasPenalty(table, seat, 'one-worker-per-turn')) return refuse('EUP-PEN.5', 'one-worker-per-turn');
  return at(table.state.morale, seat) <= moraleOfFurtherWorker(table)
    ? refuse('EUP-VAR.2', 'no-morale-to-lose')
    : undefined;
}

/** EUP-VAR.2, EUP-R34: what the placement costs beside the price of the space. */
const ownCost = (table: PlaceAt): number => (table.choice.kind === 'turn-continue' ? moraleOfFurtherWorker(table) : 0);

const FACES = [1, 2, 3, 4, 5, 6];

/** EUP-PLC.1: places a worker that shows this value; equal ones are interchangeable. */
export const place = action('place', {
  during: ['turn-main', 'turn-continue', 'place-extra'],
  fields: { value: face, space: id },
  exact: true,
  candidates(table, seat, offer) {
    const cost = ownCost(table);
    const values = FACES.filter((value) => workerRefusal(table, seat, value) === undefined);
    if (values.length === 0) return;
    for (let space = 0; space < SPACES.length; space++)
      if (placeRefusal(table, seat, space, cost) === undefined)
        for (const value of values) offer({ type: 'place', seat, value, space: spaceAt(space).id });
  },
  check: (table, { seat, value, space }) =>
    workerRefusal(table, seat, value) ?? placeRefusal(table, seat, spaceNamed(space), ownCost(table)),
  perform(turn, { seat, value, space }, choice) {
    const { state, queue } = turn;
    const table = { state, content: turn.content, choice };
    const worker = workerFor(table, seat, value);
    if (choice.kind === 'turn-main') state.groupValue = value;
    beginPlacement(turn, worker, spaceNamed(space), ownCost(table));
    if (choice.kind === 'turn-continue') queue({ kind: 'pause' });
  },
});

/** EUP-PLC.11: leaves the new worker where it is. */
export const declinePlacement = action('decline-placement', {
  during: ['place-extra'],
  fields: {},
  candidates: (_, seat, offer) => offer({ type: 'decline-placement', seat }),
  check: () => undefined,
  perform(turn) {
    endPlacement(turn);
  },
});

/** EUP-TRN.5, EUP-TRN.9 */
export const endTurn = action('end-turn', {
  during: ['turn-continue'],
  fields: {},
  candidates: (_, seat, offer) => offer({ type: 'end-turn', seat }),
  check: () => undefined,
  perform() {},
});
