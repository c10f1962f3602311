import { NONE, nextSeat, type Seat, seatsFrom } from '@rulewright/core';
import { poolOf, returnBoth, turnKarmaOver } from '../emons.js';
import { hasReachedGoal } from '../goal.js';
import { humansIn } from '../humans.js';
import { CIRCLES } from '../numbers.js';
import { victory } from '../scoring.js';
import { type EmixContext, type EmixTurn, PHASES, type Phase } from '../state.js';

// EMX-RND: rounds, phases and circles.

/** EMX-RND.1 */
export function round({ state, emit, queue }: EmixTurn): void {
  emit?.({ type: 'round-began', rule: 'EMX-RND.1', round: state.round, firstPlayer: state.firstPlayer });
  for (const phase of PHASES) queue({ kind: `${phase}-phase` });
  queue({ kind: 'end-of-round' });
}

/** EMX-RND.5: the order of play in this round. */
const order = ({ state }: EmixContext): Seat[] => seatsFrom(state.firstPlayer, state.options.players);

function begin({ state, emit }: EmixTurn, phase: Phase): void {
  state.phase = phase;
  emit?.({ type: 'phase-began', rule: 'EMX-RND.1', phase });
}

/** EMX-RND.2, EMX-FREE.2, EMX-FREE.3: one Charge turn each, or as many as there are humans to charge. */
export function chargePhase(turn: EmixTurn): void {
  const { state, queue } = turn;
  begin(turn, 'charge');
  state.circle = 0;
  state.charged.fill(false);
  const turns = state.options.freeFeeding?.chargeAll === true ? humansIn(state.options) : state.options.players;
  for (const seat of goingRound(turn, turns)) queue({ kind: 'charge', seat });
}

/** EMX-RND.3 */
export function influencePhase(turn: EmixTurn): void {
  begin(turn, 'influence');
  for (const circle of CIRCLES) turn.queue({ kind: 'circle', circle });
}

/** EMX-RND.3: one slot each. */
export function circle(turn: EmixTurn, { circle }: { readonly circle: number }): void {
  turn.state.circle = circle;
  turn.emit?.({ type: 'circle-began', rule: 'EMX-RND.3', circle });
  for (const seat of order(turn)) turn.queue({ kind: 'slot', rule: 'EMX-INF.1', seat });
}

/** EMX-RND.2, EMX-FREE.8: every human is harvested once, the players going round. */
export function resultPhase(turn: EmixTurn): void {
  const { state, queue } = turn;
  begin(turn, 'result');
  state.circle = 0;
  state.harvester.fill(NONE);
  state.lastHarvest.fill(NONE);
  for (const seat of goingRound(turn, humansIn(state.options))) queue({ kind: 'result', seat });
}

function goingRound(context: EmixContext, turns: number): Seat[] {
  const seats = order(context);
  return Array.from({ length: turns }, (_, i) => seats[i % seats.length] ?? 0);
}

/** EMX-RND.6, EMX-RES.6, EMX-END.1: the end is tested after the last Result turn. */
export function endOfRound(turn: EmixTurn): void {
  const { state, queue } = turn;
  const { options } = state;
  if (options.leftoverEmons === 'return')
    for (let human = 0; human < state.rows.length; human++) returnBoth(turn, 'EMX-RES.6', human, poolOf(turn, human));
  if (isOver(turn)) {
    turn.emit?.({ type: 'game-ended', ...victory(turn) });
    return;
  }
  turnKarmaOver(turn);
  state.round++;
  state.firstPlayer = nextSeat(state.firstPlayer, options.players);
  queue({ kind: 'round' });
}

/** EMX-END.1: after a full round this is the end. */
const isOver = (context: EmixContext): boolean =>
  context.state.round >= context.state.options.maxRounds || hasReachedGoal(context);
