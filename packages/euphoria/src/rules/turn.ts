import { at, NONE, nextSeat, type Seat } from '@rulewright/core';
import type { ActionOf, TaskOf } from '@rulewright/core/author';
import { WORKERS } from '../content/words.js';
import { Placing } from '../legality.js';
import { hasPenalty } from '../penalties.js';
import { action, type Euphoria, type EuphoriaContext, type EuphoriaTurn, type Worker } from '../state.js';
import { firstWorker, isAvailable } from '../workers.js';
import { endByLimit } from './end.js';
import { LEAST } from './tracks.js';
import { mayPropose } from './trade.js';

// EUP-TRN: turns.

/** EUP-TRN.1, EUP-TRN.4, EUP-TRN.9: the next player's turn begins, and all marks of the last one are cleared. */
export function nextTurn(turn: EuphoriaTurn, task: TaskOf<Euphoria, 'next-turn'>): void {
  const { state, emit, queue } = turn;
  const { players, turnLimit } = state.options;
  if (turnLimit > 0 && state.turn >= turnLimit) {
    endByLimit(turn);
    return;
  }
  if (state.turn > 0) state.active = nextSeat(state.active, players);
  state.turn++;
  const seat = state.active;
  state.hasActed = false;
  state.placed = 0;
  state.groupValue = 0;
  for (let i = 0; i < WORKERS; i++) state.noted[i] = isAvailable(turn, firstWorker(seat) + i);
  state.proposals = 0;
  state.lostWorker.fill(false);
  state.usedAbilities.length = 0;
  state.freshRecruits.length = 0;
  emit?.({ type: 'turn-began', rule: 'EUP-TRN.9', seat, turn: state.turn });
  queue({ kind: 'turn-main', seat }, { kind: 'pause' }, task);
}

/** EUP-TRN.5, EUP-TRN.9: while something optional is left the player is asked; otherwise the turn ends. */
export function pause(turn: EuphoriaTurn): void {
  const seat = turn.state.active;
  if (mayPlaceMore(turn, seat) || mayPropose(turn, seat)) turn.queue({ kind: 'turn-continue', seat });
}

/** EUP-TRN.4, EUP-TRN.6: the lowest worker left in the doubles group, or NONE. */
export function groupWorker(context: EuphoriaContext, seat: Seat): Worker {
  const { groupValue, noted, value } = context.state;
  if (groupValue === 0) return NONE;
  for (let i = 0; i < WORKERS; i++)
    if (at(noted, i) && value[firstWorker(seat) + i] === groupValue) return firstWorker(seat) + i;
  return NONE;
}

/** EUP-VAR.2: the morale that a further worker costs. */
export const moraleOfFurtherWorker = ({ state }: EuphoriaContext): number => (state.options.doublesCostMorale ? 1 : 0);

/** The morale that a placement of the player would cost now in addition to the price: 0 but for a further worker. */
export const moraleOfPlacement = (context: EuphoriaContext, seat: Seat): number =>
  isContinuing(context, seat) ? moraleOfFurtherWorker(context) : 0;

const isContinuing = ({ state: { agenda } }: EuphoriaContext, seat: Seat): boolean => {
  const asked = agenda.at(-1);
  return asked?.kind === 'turn-continue' && asked.seat === seat;
};

/** The number of further workers that penalties and morale allow a player in this turn (EUP-PEN.5, EUP-VAR.2). */
export function mostFurtherWorkers(context: EuphoriaContext, seat: Seat): number {
  if (hasPenalty(context, seat, 'one-worker-per-turn')) return 0;
  const cost = moraleOfFurtherWorker(context);
  return cost === 0 ? WORKERS : Math.floor((at(context.state.morale, seat) - LEAST) / cost);
}

/** True if the doubles group, its penalties and morale leave the player a further placement now. */
export function mayPlaceMore(context: EuphoriaContext, seat: Seat): boolean {
  if (groupWorker(context, seat) === NONE || mostFurtherWorkers(context, seat) === 0) return false;
  return new Placing(context, seat, moraleOfFurtherWorker(context)).isPossible();
}

/** EUP-TRN.5, EUP-TRN.9 */
export interface EndTurn extends ActionOf<typeof endTurn> {}
export const endTurn = action('end-turn', {
  rule: 'EUP-TRN.9',
  during: ['turn-continue'],
  fields: {},
  perform() {},
});

export const tasks = { 'next-turn': nextTurn, pause };
