import { at, NONE, type Seat, seatsAfter, seatsFrom } from '@rulewright/core';
import { type ActionOf, changed } from '@rulewright/core/author';
import { z } from '@rulewright/core/words';
import type { Cause } from '../content/ability.js';
import { AVAILABLE, GOODS, SUPPLY, WORKERS } from '../content/words.js';
import { face } from '../fields.js';
import { lose, owned } from '../goods.js';
import { THRESHOLD } from '../numbers.js';
import { penaltyOnFace, sitesWith } from '../penalties.js';
import { mayPlaceAdded } from '../recruits/hooks.js';
import type { Rule } from '../rulebook/rules.js';
import { action, type EuphoriaContext, type EuphoriaTurn, type Roll, refuse, type Worker } from '../state.js';
import { firstWorker, isAvailable, moveWorker, numberOf, ownedWorkers } from '../workers.js';
import { isTileStarDue, mayStarTile } from './markets.js';

// EUP-KNO: roll events and knowledge checks.

export const noRoll = (): Roll => ({ seat: NONE, cause: 'new', by: NONE, workers: [], faces: [], isDoubles: false });

interface RollEvent {
  readonly seat: Seat;
  readonly cause: Cause;
  readonly by: Seat;
  readonly workers: readonly Worker[];
}

/** EUP-KNO.5 to EUP-KNO.12: the whole event, step by step; the workers are OFF. */
export function roll({ state, queue }: EuphoriaTurn, { seat, cause, by, workers }: RollEvent): void {
  const { players } = state.options;
  state.roll = { seat, cause, by, workers: [...workers], faces: workers.map(() => 0), isDoubles: false };
  const everybody = seatsFrom(state.active, players);
  const others = seatsAfter(seat, players);
  queue(
    { kind: 'reactions', hook: 'face-instead-of-roll', seats: everybody, after: NONE },
    { kind: 'throw-dice' },
    { kind: 'knowledge-check' },
    { kind: 'reactions', hook: 'opponent-roll', seats: others, after: NONE },
    { kind: 'roll-over' },
  );
}

/** EUP-KNO.5: the face of a die of the running event is chosen by `seat`, not rolled. */
export function fixFace(
  { state, emit }: EuphoriaTurn,
  seat: Seat,
  { worker, face, rule }: { readonly worker: Worker; readonly face: number; readonly rule: Rule },
): void {
  const { roll } = state;
  roll.faces[roll.workers.indexOf(worker)] = face;
  emit?.({ type: 'face-chosen', rule, seat, owner: roll.seat, worker: numberOf(worker), face });
}

/** The rule behind each cause of a roll. */
const ROLLS: Readonly<Record<Cause, Rule>> = {
  bump: 'EUP-PLC.6',
  retrieve: 'EUP-RET.7',
  completion: 'EUP-BLD.9',
  new: 'EUP-TNK.4',
};

/** EUP-KNO.6, EUP-KNO.7: the other dice are thrown, all are available again; faces that a tile punishes are paid for. */
export function throwDice(turn: EuphoriaTurn): void {
  const { state, random, emit, queue } = turn;
  const { roll } = state;
  const { seat, cause, workers, faces } = roll;
  const chosen = workers.filter((_, i) => faces[i] !== 0);
  for (let i = 0; i < workers.length; i++) {
    const worker = at(workers, i);
    if (faces[i] === 0) faces[i] = random.die(6, 'roll', seat);
    state.value[worker] = at(faces, i);
    moveWorker(turn, worker, AVAILABLE);
  }
  emit?.({
    type: 'dice-rolled',
    rule: ROLLS[cause],
    seat,
    cause,
    workers: workers.map(numberOf),
    faces: [...faces],
    chosen: chosen.map(numberOf),
  });
  roll.isDoubles = workers.some((worker) => hasTwin(turn, worker));
  for (const face of faces) {
    const rule = penaltyOnFace(turn, seat, face);
    if (rule !== undefined) queue({ kind: 'roll-pay-penalty', rule, seat });
  }
}

/** EUP-R9: another available worker of the same owner shows the same value. */
function hasTwin(context: EuphoriaContext, worker: Worker): boolean {
  const { value } = context.state;
  const first = worker - (worker % WORKERS);
  for (let other = first; other < first + WORKERS; other++)
    if (other !== worker && isAvailable(context, other) && value[other] === value[worker]) return true;
  return false;
}

/** EUP-KNO.8: the knowledge of a player and the values of all their available workers. */
export function checkSum(context: EuphoriaContext, seat: Seat): number {
  const { value, knowledge } = context.state;
  let sum = at(knowledge, seat);
  for (let worker = firstWorker(seat); worker < firstWorker(seat + 1); worker++)
    if (isAvailable(context, worker)) sum += at(value, worker);
  return sum;
}

const availableValues = (context: EuphoriaContext, seat: Seat): number[] =>
  context.state.value
    .slice(firstWorker(seat), firstWorker(seat + 1))
    .filter((_, i) => isAvailable(context, firstWorker(seat) + i));

/** EUP-KNO.8, EUP-KNO.11, EUP-KNO.13: the check after a roll. */
export function knowledgeCheck(turn: EuphoriaTurn): void {
  const { state, emit } = turn;
  const { seat } = state.roll;
  const sum = checkSum(turn, seat);
  const isTooHigh = sum >= THRESHOLD;
  const isSafe = at(state.lostWorker, seat);
  emit?.({
    type: 'knowledge-checked',
    rule: 'EUP-KNO.8',
    seat,
    sum,
    knowledge: at(state.knowledge, seat),
    values: availableValues(turn, seat),
    isTooHigh,
    isSafe,
  });
  if (!isTooHigh || isSafe) return;
  loseWorker(turn, seat, highest(turn, seat));
}

function loseWorker(turn: EuphoriaTurn, seat: Seat, worker: Worker): void {
  const { state, emit, queue } = turn;
  const value = at(state.value, worker);
  moveWorker(turn, worker, SUPPLY);
  state.lostWorker[seat] = true;
  emit?.({
    type: 'worker-lost',
    rule: 'EUP-KNO.9',
    seat,
    worker: numberOf(worker),
    value,
    workers: changed(ownedWorkers(turn, seat), -1),
  });
  queue({ kind: 'must', hook: 'worker-lost', seat });
}

/** EUP-KNO.9: of equal ones, first one that may not be placed in this turn, then the lowest. */
function highest(context: EuphoriaContext, seat: Seat): Worker {
  const { value } = context.state;
  let lost = NONE;
  for (let worker = firstWorker(seat); worker < firstWorker(seat + 1); worker++) {
    if (!isAvailable(context, worker)) continue;
    const isHigher = lost === NONE || at(value, worker) > at(value, lost);
    const isEqual = lost !== NONE && value[worker] === value[lost];
    if (isHigher || (isEqual && isStillPlaceable(context, lost) && !isStillPlaceable(context, worker))) lost = worker;
  }
  return lost;
}

/** True when the worker can still be placed in this turn (EUP-R4). */
function isStillPlaceable(context: EuphoriaContext, worker: Worker): boolean {
  const { state } = context;
  const seat = state.active;
  if (worker < firstWorker(seat) || worker >= firstWorker(seat + 1)) return false;
  if (worker === state.placement.added) return mayPlaceAdded(context, seat);
  const isOfGroup = state.placed > 0 && at(state.noted, worker % WORKERS) && state.value[worker] === state.groupValue;
  return isOfGroup && mayFollow(context, seat);
}

/**
 * True when a further worker may be placed in this turn, perhaps thanks to the star of this visit (EUP-R4, EUP-PEN.5).
 */
function mayFollow(context: EuphoriaContext, seat: Seat): boolean {
  const [site, another] = sitesWith(context, seat, 'one-worker-per-turn');
  if (site === undefined) return true;
  return (
    another === undefined && isTileStarDue(context) && mayStarTile(context, seat, site, context.state.placement.space)
  );
}

export function rollOver({ state }: EuphoriaTurn): void {
  state.roll = noRoll();
}

const FACES = [1, 2, 3, 4, 5, 6];

/** EUP-KNO.5, EUP-KNO.14: chooses the face of a die that is about to be rolled. */
export interface ChooseFace extends ActionOf<typeof chooseFace> {}
export const chooseFace = action('choose-face', {
  rule: 'EUP-KNO.5',
  during: ['roll-choose-face'],
  fields: { face },
  candidates(_, seat, offer) {
    for (const face of FACES) offer({ type: 'choose-face', seat, face });
  },
  perform: (turn, { seat, face }, { worker }) => fixFace(turn, seat, { worker, face, rule: 'EUP-KNO.5' }),
});

/** EUP-KNO.7: the good that a die costs. */
export interface PayPenalty extends ActionOf<typeof payPenalty> {}
export const payPenalty = action('pay-penalty', {
  rule: ({ choice }) => (choice.kind === 'roll-pay-penalty' ? choice.rule : 'EUP-KNO.7'),
  during: ['roll-pay-penalty'],
  fields: { good: z.enum(GOODS) },
  candidates(_, seat, offer) {
    for (const good of GOODS) offer({ type: 'pay-penalty', seat, good });
  },
  check: (context, { seat, good }) =>
    owned(context, seat, GOODS.indexOf(good)) === 0 ? refuse(context.choice.rule, 'no-such-good', { good }) : undefined,
  perform(turn, { seat, good }, { rule }) {
    lose(turn, seat, { good: GOODS.indexOf(good), count: 1, why: { rule, cause: 'penalty' } });
  },
});

export const tasks = { roll, 'throw-dice': throwDice, 'knowledge-check': knowledgeCheck, 'roll-over': rollOver };
