import { at, NONE, seatsFrom } from '@rulewright/core';
import { SPACES, spaceAt } from './content/board.js';
import { TUNNEL_END } from './rules/allegiance.js';
import { AVAILABLE, type EuphoriaTable, OFF, SUPPLY, WORKERS, type Worker } from './state.js';
import { occupant, ownerOf } from './workers.js';

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

/** The placement, retrieval and roll that go on are of workers at the table, and the turn is of the active player. */
export const whatGoesOnFits = (table: EuphoriaTable): boolean =>
  table.state.end !== null || (placementFits(table) && retrievalFits(table) && rollFits(table) && notesFit(table));

function placementFits(table: EuphoriaTable): boolean {
  const { state } = table;
  const { seat, worker, space, bumped, added } = state.placement;
  if (seat === NONE) return worker === NONE && space === NONE && bumped === NONE && added === NONE;
  const areKnown = (bumped === NONE || isWorker(table, bumped)) && (added === NONE || isOf(table, seat, added));
  if (seat !== state.active || !isOf(table, seat, worker) || space < 0 || space >= SPACES.length || !areKnown)
    return false;
  const place = state.place[worker];
  if (has(table, 'put-down')) return place === AVAILABLE && isOpen(table, space);
  return place === space || place === SUPPLY || has(table, 'extra-placement') || has(table, 'place-extra');
}

/** A space that a worker is about to be put on. */
function isOpen(table: EuphoriaTable, space: number): boolean {
  const { state } = table;
  const { kind, site, faction } = spaceAt(space);
  switch (kind) {
    case 'construction':
      return at(state.builtTiles, site).length === 0 && occupant(table, space) === NONE;
    case 'built-market':
      return at(state.builtTiles, site).length === 1;
    case 'tunnel-end':
      return state.miners[faction] === TUNNEL_END;
    default:
      return true;
  }
}

function retrievalFits(table: EuphoriaTable): boolean {
  const { state } = table;
  const { seat, from } = state.retrieval;
  if (seat === NONE) return true;
  const areTakenBack = state.agenda.every(
    (record) =>
      record.kind !== 'take-back' ||
      record.workers.every((worker) => isOf(table, seat, worker) && at(state.place, worker) >= 0),
  );
  return seat === state.active && areTakenBack && from.every((space) => space < SPACES.length);
}

function rollFits(table: EuphoriaTable): boolean {
  const { state } = table;
  const { seat, by, workers, faces } = state.roll;
  if (seat === NONE) return true;
  const isThrown = !has(table, 'throw-dice');
  return (
    seat < state.options.players &&
    by < state.options.players &&
    workers.every((worker) => isOf(table, seat, worker)) &&
    faces.length === workers.length &&
    faces.every((face) => face <= 6 && (!isThrown || face >= 1))
  );
}

/** EUP-TRN.4, EUP-TRN.6: the workers that are noted are available; before the action of the turn they are all of them. */
function notesFit(table: EuphoriaTable): boolean {
  const { active, noted, place } = table.state;
  const isBeginning = has(table, 'turn-main');
  return noted.every((isNoted, i) => {
    const isHome = place[active * WORKERS + i] === AVAILABLE;
    return isBeginning ? isNoted === isHome : isHome || !isNoted;
  });
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
