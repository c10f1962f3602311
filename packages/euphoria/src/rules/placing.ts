import { at, NONE, type Seat } from '@rulewright/core';
import type { ActionOf } from '@rulewright/core/author';
import { isTemporary, SPACES, spaceAt } from '../content/board.js';
import { OFF } from '../content/words.js';
import { face, space } from '../fields.js';
import { Placing, type Refused, spaceNamed, withPrices } from '../legality.js';
import { workersNeeded } from '../numbers.js';
import { hasPenalty } from '../penalties.js';
import { announcePlacingAdded, mayPlaceAdded } from '../recruits/hooks.js';
import {
  action,
  type EuphoriaAt,
  type EuphoriaContext,
  type EuphoriaTurn,
  type Placement,
  refuse,
  type Worker,
} from '../state.js';
import {
  firstWorker,
  isAvailable,
  moveWorker,
  numberOf,
  occupant,
  ownerOf,
  workersOn,
  workersOnSite,
} from '../workers.js';
import { totalOn, visitArea } from './areas.js';
import { limitHand } from './hand-limit.js';
import { changeMorale } from './tracks.js';
import { digTunnel } from './tunnels.js';
import { groupWorker, moraleOfFurtherWorker } from './turn.js';

// EUP-PLC: a placement from step to step. Every step is a task and reads `state.placement`.

export const noPlacement = (): Placement => ({
  seat: NONE,
  worker: NONE,
  space: NONE,
  bumped: NONE,
  bumpedValue: 0,
  isVoid: false,
  added: NONE,
  starred: NONE,
});

/** EUP-PLC.3: queues the steps. The player may place the worker there. */
export function beginPlacement(turn: EuphoriaTurn, worker: Worker, space: number, lessMorale = 0): void {
  const { state, queue } = turn;
  const seat = ownerOf(worker);
  state.placement = { ...noPlacement(), seat, worker, space };
  state.hasActed = true;
  state.placed++;
  if (lessMorale > 0) {
    changeMorale(turn, seat, -lessMorale, 'EUP-VAR.2');
    limitHand(turn, seat);
  }
  queue(
    { kind: 'put-down' },
    { kind: 'payment' },
    { kind: 'benefit' },
    { kind: 'after-benefit' },
    { kind: 'completion' },
    { kind: 'extra-placement' },
  );
}

/** EUP-PLC.5 to EUP-PLC.7: the worker stands on the space; the one it bumps is rolled, and then traded for. */
export function putDown(turn: EuphoriaTurn): void {
  const { state, content, emit, queue } = turn;
  const { placement } = state;
  const { seat, worker, space } = placement;
  const { id } = at(content.spaces, space);
  const bumped = isTemporary(space) ? occupant(turn, space) : NONE;
  if (bumped !== NONE) {
    placement.bumped = bumped;
    placement.bumpedValue = at(state.value, bumped);
    moveWorker(turn, bumped, OFF);
  }
  moveWorker(turn, worker, space);
  emit?.({
    type: 'worker-placed',
    rule: 'EUP-PLC.1',
    seat,
    worker: numberOf(worker),
    value: at(state.value, worker),
    space: id,
    ...company(turn, seat, space),
  });
  if (bumped === NONE) return;
  const owner = ownerOf(bumped);
  emit?.({
    type: 'worker-bumped',
    rule: 'EUP-PLC.5',
    seat: owner,
    by: seat,
    worker: numberOf(bumped),
    value: placement.bumpedValue,
    space: id,
  });
  queue({ kind: 'roll', seat: owner, cause: 'bump', by: seat, workers: [bumped] });
  if (owner !== seat) queue({ kind: 'window', hook: 'bump-trade', seat, used: [] });
}

/** The workers on a space, or on the whole site of a construction space. */
function company(context: EuphoriaContext, seat: Seat, space: number) {
  const { kind, site } = spaceAt(space);
  const isSite = kind === 'construction';
  const count = (who: Seat) => (isSite ? workersOnSite(context, site, who) : workersOn(context, space, who));
  const needed = isSite ? workersNeeded(context.state.options.players) : 0;
  return { total: totalOn(context, space), there: count(NONE), own: count(seat), needed };
}

/** EUP-PLC.9 */
export function benefit(turn: EuphoriaTurn): void {
  const { state, content, queue } = turn;
  const { seat, space, isVoid } = state.placement;
  if (isVoid) return;
  switch (spaceAt(space).kind) {
    case 'commodity-area':
      visitArea(turn);
      break;
    case 'tunnel':
      digTunnel(turn);
      break;
    default:
      for (const effect of at(content.spaces, space).benefit) queue({ kind: 'effect', seat, effect, card: NONE });
  }
}

/** EUP-PLC.10, EUP-R78: a starred tile hits its owner no longer; then come the windows after the benefit. */
export function afterBenefit({ state, queue }: EuphoriaTurn): void {
  const { seat, space, added, isVoid } = state.placement;
  state.placement.starred = NONE;
  if (isVoid) return;
  const { kind } = spaceAt(space);
  queue({ kind: 'window', hook: 'after-placement', seat, used: [] });
  if (kind === 'built-market' || kind === 'artifact-market')
    queue({ kind: 'window', hook: 'after-market-visit', seat, used: [] });
  if (added !== NONE) queue({ kind: 'window', hook: 'new-worker', seat, used: [] });
}

/** EUP-PLC.11: the last step asks whether the new worker is placed at once. */
export function extraPlacement(turn: EuphoriaTurn): void {
  const { state, queue } = turn;
  const { seat, added } = state.placement;
  if (added !== NONE && mayPlaceExtra(turn)) queue({ kind: 'place-extra', seat });
  else endPlacement(turn);
}

/** EUP-PLC.11, EUP-ENG.1: without a legal space there is nothing to ask. */
function mayPlaceExtra(context: EuphoriaContext): boolean {
  const { seat } = context.state.placement;
  return mayPlaceAdded(context, seat) && new Placing(context, seat, 0).isPossible();
}

export function endPlacement({ state }: EuphoriaTurn): void {
  state.placement = noPlacement();
}

type PlaceAt = EuphoriaAt<'turn-main' | 'turn-continue' | 'place-extra'>;

/** EUP-ENG.2: the lowest available worker with this value, or NONE. */
function workerWith(context: EuphoriaContext, seat: Seat, value: number): Worker {
  for (let worker = firstWorker(seat); worker < firstWorker(seat + 1); worker++)
    if (context.state.value[worker] === value && isAvailable(context, worker)) return worker;
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

/** The refusal of placing a worker of this value now (EUP-TRN.4 to EUP-TRN.8). */
function workerRefusal(table: PlaceAt, seat: Seat, value: number): Refused {
  if (workerFor(table, seat, value) === NONE)
    switch (table.choice.kind) {
      case 'turn-main':
        return refuse('EUP-TRN.3', 'no-such-worker', { value });
      case 'turn-continue':
        return table.state.placed === 0
          ? refuse('EUP-TRN.8', 'not-of-the-group', { value })
          : refuse('EUP-TRN.5', 'not-of-the-group', { value, group: table.state.groupValue });
      case 'place-extra':
        return refuse('EUP-PLC.11', 'not-the-new-worker', { value });
    }
  return furtherRefusal(table, seat);
}

/** The refusal of placing any further worker in this turn (EUP-PEN.5, EUP-VAR.2). */
function furtherRefusal(table: PlaceAt, seat: Seat): Refused {
  if (table.choice.kind !== 'turn-continue') return undefined;
  if (hasPenalty(table, seat, 'one-worker-per-turn')) return refuse('EUP-PEN.5', 'one-worker-per-turn');
  const morale = at(table.state.morale, seat);
  return morale <= moraleOfFurtherWorker(table) ? refuse('EUP-VAR.2', 'no-morale-to-lose', { morale }) : undefined;
}

/** The morale that a placement costs in addition to the price of the space (EUP-VAR.2, EUP-R34). */
const ownCost = (table: PlaceAt): number => (table.choice.kind === 'turn-continue' ? moraleOfFurtherWorker(table) : 0);

function spaceRefusal(table: PlaceAt, seat: Seat, space: number): Refused {
  const lessMorale = ownCost(table);
  return withPrices(table, seat, { space, lessMorale }, new Placing(table, seat, lessMorale).refusal(space));
}

const FACES = [1, 2, 3, 4, 5, 6];

/** EUP-PLC.1: a worker that shows this value goes on a space. */
export interface Place extends ActionOf<typeof place> {}
export const place = action('place', {
  rule: 'EUP-TRN.2',
  during: ['turn-main', 'turn-continue', 'place-extra'],
  fields: { value: face, space },
  exact: true,
  candidates(context, seat, offer) {
    if (furtherRefusal(context, seat) !== undefined) return;
    const values = FACES.filter((value) => workerFor(context, seat, value) !== NONE);
    if (values.length === 0) return;
    const placing = new Placing(context, seat, ownCost(context));
    for (let space = 0; space < SPACES.length; space++)
      if (placing.refusal(space) === undefined)
        for (const value of values) offer({ type: 'place', seat, value, space: spaceAt(space).id });
  },
  check: (context, { seat, value, space }) =>
    workerRefusal(context, seat, value) ?? spaceRefusal(context, seat, spaceNamed(space)),
  perform(turn, { seat, value, space }, choice) {
    const { state, queue } = turn;
    const context = { state, content: turn.content, choice };
    const worker = workerFor(context, seat, value);
    if (choice.kind === 'turn-main') state.groupValue = value;
    if (choice.kind === 'place-extra') announcePlacingAdded(turn, seat);
    beginPlacement(turn, worker, spaceNamed(space), ownCost(context));
    if (choice.kind === 'turn-continue') queue({ kind: 'pause' });
  },
});

/** EUP-PLC.11: the new worker stays. */
export interface DeclinePlacement extends ActionOf<typeof declinePlacement> {}
export const declinePlacement = action('decline-placement', {
  rule: 'EUP-PLC.11',
  during: ['place-extra'],
  fields: {},
  perform(turn, { seat }) {
    const { placement, value } = turn.state;
    const worker = placement.added;
    turn.emit?.({
      type: 'extra-placement-declined',
      rule: 'EUP-PLC.11',
      seat,
      worker: numberOf(worker),
      value: at(value, worker),
    });
    endPlacement(turn);
  },
});

export const tasks = {
  'put-down': putDown,
  benefit,
  'after-benefit': afterBenefit,
  'extra-placement': extraPlacement,
};
