import { nextSeat, type Seat, seatsFrom } from '@rulewright/core';
import { victory } from '../scoring.js';
import { type EcoContext, type EcoTurn, type Phase, ROUND_PHASES } from '../state.js';

// ECO-RND: the four phases of a round.

/** ECO-RND.1: begins a round and queues its phases. */
export function round({ state, emit, queue }: EcoTurn): void {
  state.round++;
  emit?.({ type: 'round-began', rule: 'ECO-RND.1', round: state.round, firstPlayer: state.firstPlayer });
  for (const phase of ROUND_PHASES) queue({ kind: `${phase}-phase` });
  queue({ kind: 'end-of-round' });
}

/** ECO-RND.3 to ECO-RND.5: effects end, the next player begins; after the Final Report nothing follows. */
export function endOfRound(turn: EcoTurn): void {
  const { state, emit, queue } = turn;
  state.currentEvents = [];
  emit?.({ type: 'round-ended', rule: 'ECO-RND.4', round: state.round });
  if (state.lastRound) {
    emit?.({ type: 'game-ended', rule: 'ECO-END.1', ...victory(turn) });
    return;
  }
  state.firstPlayer = nextSeat(state.firstPlayer, state.players.length);
  queue({ kind: 'round' });
}

/** ECO-RND.2: the players from the first one of this round on. */
export const turnOrder = ({ state }: EcoContext): Seat[] => seatsFrom(state.firstPlayer, state.players.length);

/** ECO-RND.2, ECO-INC.1: a phase in which everything is settled player by player. */
export const settling =
  (phase: 'environment' | 'income') =>
  (turn: EcoTurn): void => {
    beginPhase(turn, phase);
    for (const seat of turnOrder(turn)) turn.queue({ kind: phase, seat });
  };

export function beginPhase({ state, emit }: EcoTurn, phase: Phase): void {
  state.phase = phase;
  emit?.({ type: 'phase-began', rule: 'ECO-RND.1', phase });
}
