import { nextSeat } from '@rulewright/core';
import type { EcoTurn, Phase } from '../state.js';

// ECO-RND: the four phases of a round.

/** ECO-RND.1 */
export function round({ state, emit, queue }: EcoTurn): void {
  state.round++;
  emit?.({ type: 'round-began', round: state.round, firstPlayer: state.firstPlayer });
  queue(
    { kind: 'event-phase' },
    { kind: 'action-phase' },
    { kind: 'environment-phase' },
    { kind: 'income-phase' },
    { kind: 'end-of-round' },
  );
}

/** ECO-RND.3 to ECO-RND.5: effects end, the next player begins; after the Final Report nothing follows. */
export function endOfRound({ state, queue }: EcoTurn): void {
  state.currentEvents = [];
  if (state.lastRound) return;
  state.firstPlayer = nextSeat(state.firstPlayer, state.players.length);
  queue({ kind: 'round' });
}

export function beginPhase({ state, emit }: EcoTurn, phase: Phase): void {
  state.phase = phase;
  emit?.({ type: 'phase-began', phase });
}
