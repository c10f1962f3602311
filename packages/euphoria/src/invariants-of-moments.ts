import { at, NONE, seatsFrom } from '@rulewright/core';
import { SPACES } from './content/board.js';
import { type EuphoriaTable, OFF, type Worker } from './state.js';
import { ownerOf } from './workers.js';

// What goes on: the set-up, a placement, a retrieval, a roll event, and the workers that are concerned.

const isWorker = ({ state }: EuphoriaTable, worker: number): boolean => worker >= 0 && worker < state.place.length;
const isOf = (table: EuphoriaTable, seat: number, worker: Worker): boolean =>
  isWorker(table, worker) && ownerOf(worker) === seat;
const has = ({ state }: EuphoriaTable, kind: string): boolean => state.agenda.some((record) => record.kind === kind);

/** I4: who is off the board is about to be rolled, once. */
export function nobodyHangsInTheAir(table: EuphoriaTable): boolean {
  const { state } = table;
  if (state.end !== null) return true;
  const due: Worker[] = has(table, 'throw-dice') ? [...state.roll.workers] : [];
  for (const record of state.agenda)
    if (record.kind === 'roll') {
      if (!record.workers.every((worker) => isOf(table, record.seat, worker))) return false;
      due.push(...record.workers);
    }
  const isOff = state.place.flatMap((place, worker) => (place === OFF ? [worker] : []));
  const isRetrieved = (worker: Worker) => has(table, 'roll-retrieved') && ownerOf(worker) === state.retrieval.seat;
  return (
    new Set(due).size === due.length &&
    due.every((worker) => state.place[worker] === OFF) &&
    isOff.every((worker) => due.includes(worker) || isRetrieved(worker))
  );
}

/** The placement, retrieval and roll that go on are of workers at the table. */
export const whatGoesOnFits = (table: EuphoriaTable): boolean =>
  table.state.end !== null || (placementFits(table) && retrievalFits(table) && rollFits(table));

function placementFits(table: EuphoriaTable): boolean {
  const { state } = table;
  const { seat, worker, space, bumped, added } = state.placement;
  if (seat === NONE) return worker === NONE && space === NONE && bumped === NONE && added === NONE;
  const areKnown = (bumped === NONE || isWorker(table, bumped)) && (added === NONE || isOf(table, seat, added));
  return seat === state.active && isOf(table, seat, worker) && space >= 0 && space < SPACES.length && areKnown;
}

function retrievalFits(table: EuphoriaTable): boolean {
  const { state } = table;
  const { seat, from } = state.retrieval;
  if (seat === NONE) return true;
  return seat === state.active && from.every((space) => space < SPACES.length);
}

function rollFits(table: EuphoriaTable): boolean {
  const { state } = table;
  const { seat, by, workers, faces } = state.roll;
  if (seat === NONE) return true;
  return (
    seat < state.options.players &&
    by < state.options.players &&
    workers.every((worker) => isOf(table, seat, worker)) &&
    faces.length === workers.length &&
    faces.every((face) => face <= 6)
  );
}

/** EUP-SET.9, EUP-VAR.1, EUP-VAR.3, EUP-VAR.4: everybody has as many cards and tokens as there are decisions to come. */
export function setUpFits(table: EuphoriaTable): boolean {
  const { state } = table;
  const count = (kind: string) => state.agenda.filter((record) => record.kind === kind).length;
  const drafts = count('setup-draft-recruit');
  const isChoosing = count('setup-keep-recruits') > 0;
  const dealt = drafts > 0 ? drafts : isChoosing ? 4 : 0;
  const drafted = drafts > 0 ? 4 - drafts : 0;
  const tiles = count('setup-pick-market') > 0 ? 2 : state.options.marketChoice ? 1 : 0;
  return (
    state.passedRecruits.every((cards) => cards.length === 0) &&
    seatsFrom(0, state.options.players).every((seat) => {
      const isFighting = state.agenda.some((record) => record.kind === 'dilemma-keep-recruit' && record.seat === seat);
      const tokens = state.agenda.filter((record) => record.kind === 'setup-place-track-token' && record.seat === seat);
      const missing = [state.morale, state.knowledge].filter((track) => track[seat] === 0);
      return (
        at(state.dealtRecruits, seat).length === (isFighting ? 2 : dealt) &&
        at(state.draftedRecruits, seat).length === drafted &&
        at(state.dealtTiles, seat).length === tiles &&
        tokens.length === missing.length
      );
    })
  );
}
