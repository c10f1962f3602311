import { at, Findings, type Issue, NONE, seatsFrom } from '@rulewright/core';
import { SPACES } from './content/board.js';
import { OFF } from './content/words.js';
import type { EuphoriaTable, Worker } from './state.js';
import { ownerOf } from './workers.js';

// What goes on: the set-up, a placement, a retrieval, a roll event, and the workers that are concerned.

const isWorker = ({ state }: EuphoriaTable, worker: number): boolean => worker >= 0 && worker < state.place.length;
const isOf = (table: EuphoriaTable, seat: number, worker: Worker): boolean =>
  isWorker(table, worker) && ownerOf(worker) === seat;
const has = ({ state }: EuphoriaTable, kind: string): boolean => state.agenda.some((record) => record.kind === kind);

/** I4: who is off the board is about to be rolled, once. */
export function nobodyHangsInTheAir(table: EuphoriaTable): Issue[] {
  const { state } = table;
  const found = new Findings();
  if (state.end !== null) return found.issues;
  const due: Worker[] = has(table, 'throw-dice') ? [...state.roll.workers] : [];
  state.agenda.forEach((record, i) => {
    if (record.kind !== 'roll') return;
    const fits = (worker: Worker) => isOf(table, record.seat, worker);
    found.each(`agenda.${i}.workers`, record.workers, { expected: `a worker of seat ${record.seat}`, fits });
    due.push(...record.workers);
  });
  const isRetrieved = (worker: Worker) => has(table, 'roll-retrieved') && ownerOf(worker) === state.retrieval.seat;
  found.that('agenda', new Set(due).size === due.length, 'workers to be rolled once each', due);
  state.place.forEach((place, worker) => {
    const isDue = due.includes(worker);
    const isOff = place === OFF;
    found
      .that(`place.${worker}`, isOff || !isDue, `${OFF}, off the board, for it is about to be rolled`, place)
      .that(
        `place.${worker}`,
        !isOff || isDue || isRetrieved(worker),
        'a place, for nobody is about to roll it',
        place,
      );
  });
  return found.issues;
}

/** The placement, retrieval and roll that go on are of workers at the table. */
export function whatGoesOnFits(table: EuphoriaTable): Issue[] {
  const found = new Findings();
  if (table.state.end !== null) return found.issues;
  placementFits(found, table);
  retrievalFits(found, table);
  rollFits(found, table);
  return found.issues;
}

function placementFits(found: Findings, table: EuphoriaTable): void {
  const { state } = table;
  const { seat, worker, space, bumped, added } = state.placement;
  if (seat === NONE) {
    for (const [field, value] of Object.entries({ worker, space, bumped, added }))
      found.that(`placement.${field}`, value === NONE, '-1, for nobody places', value);
    return;
  }
  const isSpace = space >= 0 && space < SPACES.length;
  found
    .that('placement.seat', seat === state.active, `${state.active}, the active seat`, seat)
    .that('placement.worker', isOf(table, seat, worker), `a worker of seat ${seat}`, worker)
    .that('placement.space', isSpace, `a space below ${SPACES.length}`, space)
    .that('placement.bumped', bumped === NONE || isWorker(table, bumped), 'a worker, or -1', bumped)
    .that('placement.added', added === NONE || isOf(table, seat, added), `a worker of seat ${seat}, or -1`, added);
}

function retrievalFits(found: Findings, { state }: EuphoriaTable): void {
  const { seat, from } = state.retrieval;
  if (seat === NONE) return;
  found
    .that('retrieval.seat', seat === state.active, `${state.active}, the active seat`, seat)
    .each('retrieval.from', from, {
      expected: `a space below ${SPACES.length}`,
      fits: (space) => space < SPACES.length,
    });
}

function rollFits(found: Findings, table: EuphoriaTable): void {
  const { state } = table;
  const { seat, by, workers, faces } = state.roll;
  const { players } = state.options;
  if (seat === NONE) return;
  found
    .that('roll.seat', seat < players, `a seat below ${players}`, seat)
    .that('roll.by', by < players, `a seat below ${players}`, by)
    .each('roll.workers', workers, {
      expected: `a worker of seat ${seat}`,
      fits: (worker) => isOf(table, seat, worker),
    })
    .list('roll.faces', faces, workers.length, { expected: '6 or less', fits: (face) => face <= 6 });
}

/** EUP-SET.9, EUP-VAR.1, EUP-VAR.3, EUP-VAR.4: everybody has as many cards and tokens as there are decisions to come. */
export function setUpFits(table: EuphoriaTable): Issue[] {
  const { state } = table;
  const count = (kind: string) => state.agenda.filter((record) => record.kind === kind).length;
  const drafts = count('setup-draft-recruit');
  const isChoosing = count('setup-keep-recruits') > 0;
  const dealt = drafts > 0 ? drafts : isChoosing ? 4 : 0;
  const drafted = drafts > 0 ? 4 - drafts : 0;
  const tiles = count('setup-pick-market') > 0 ? 2 : state.options.marketChoice ? 1 : 0;
  const found = new Findings();
  for (const seat of seatsFrom(0, state.options.players)) {
    const isFighting = state.agenda.some((record) => record.kind === 'dilemma-keep-recruit' && record.seat === seat);
    const tokens = state.agenda.filter((record) => record.kind === 'setup-place-track-token' && record.seat === seat);
    const missing = [state.morale, state.knowledge].filter((track) => track[seat] === 0).length;
    const tracks = `${missing} to place, for so many stand beside the tracks`;
    found
      .list(`passedRecruits.${seat}`, at(state.passedRecruits, seat), 0)
      .list(`dealtRecruits.${seat}`, at(state.dealtRecruits, seat), isFighting ? 2 : dealt)
      .list(`draftedRecruits.${seat}`, at(state.draftedRecruits, seat), drafted)
      .list(`dealtTiles.${seat}`, at(state.dealtTiles, seat), tiles)
      .that('agenda', tokens.length === missing, `tokens of seat ${seat}: ${tracks}`, tokens.length);
  }
  return found.issues;
}
