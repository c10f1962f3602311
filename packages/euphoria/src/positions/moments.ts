import { InputError, type Seat } from '@rulewright/core';
import { agendaOf } from '@rulewright/core/author';
import type { Choice, Task } from '../agenda.js';
import { AVAILABLE, WORKERS } from '../content/words.js';
import { endOf } from '../rules/end.js';
import type { State } from '../state.js';
import { contentOf } from './written.js';

// Builders of what a position waits for: a turn, the items of an agenda, or nothing any more.

/** Begins a turn: the seat is about to choose its action, and all marks of the last turn are cleared (EUP-TRN.9). */
export function turn(state: State, seat: Seat): void {
  state.turn = Math.max(1, state.turn);
  state.active = seat;
  state.hasActed = false;
  state.placed = 0;
  state.groupValue = 0;
  state.proposals = 0;
  state.lostWorker = state.lostWorker.map(() => false);
  state.usedAbilities = [];
  state.freshRecruits = [];
  wait(state, { kind: 'turn-main', seat }, { kind: 'pause' });
  note(state);
}

/** Replaces the agenda; the first item is the next to happen, and the next turn follows the last one. */
export function wait(state: State, ...items: (Task | Choice)[]): void {
  state.agenda = agendaOf(...items, { kind: 'next-turn' });
}

/**
 * Ends the game as the stars lie: by a player who has placed the tenth, or else at the turn limit (EUP-END.2,
 * EUP-END.8). Stars, morale and knowledge stand before it. A tie that dice decide is an `InputError`.
 */
export function end(state: State): void {
  const over = endOf({ state, content: contentOf(state) });
  if (over === undefined) throw new InputError('only dice decide between those who finished: no end is built');
  state.end = over;
  state.agenda = [];
}

/** Notes the available workers of the active player as of the start of the turn (EUP-TRN.4). */
export function note(state: State): void {
  state.noted = state.noted.map((_, i) => state.place[state.active * WORKERS + i] === AVAILABLE);
}
