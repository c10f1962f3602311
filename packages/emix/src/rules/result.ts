import { at, type Seat } from '@rulewright/core';
import { difference, poolOf, returnBoth } from '../emons.js';
import { isFree } from '../humans.js';
import { HAND_SIZE } from '../numbers.js';
import { drawCards } from '../piles.js';
import type { EmixTurn, Human } from '../state.js';
import { mustBeIn } from './phases.js';
import { beginSweep } from './properties.js';

// EMX-RES: the Result turn of one player, step by step.

/** EMX-FREE.8: in free feeding the human is chosen. */
export function result(turn: EmixTurn, { seat }: { readonly seat: Seat }): void {
  mustBeIn(turn, 'result');
  turn.emit?.({ type: 'turn-began', rule: 'EMX-RND.2', seat, phase: 'result' });
  if (isFree(turn)) turn.queue({ kind: 'choose-human', rule: 'EMX-FREE.8', seat });
  else resultSteps(turn, seat, seat);
}

/** EMX-RES.1 to EMX-RES.5: the four steps for one human. */
export function resultSteps(turn: EmixTurn, seat: Seat, human: Human): void {
  const { state, queue } = turn;
  state.harvester[human] = seat;
  state.lastHarvest[seat] = human;
  beginSweep(turn, human);
  queue({ kind: 'sweep', seat, human, part: 'result' }, { kind: 'absorb', seat, human }, { kind: 'refill', seat });
}

/** EMX-RES.2, EMX-RES.3: step 2, the difference; step 3, the marker moves by it. A new chain begins. */
export function absorb(turn: EmixTurn, { seat, human }: { readonly seat: Seat; readonly human: Human }): void {
  const { state, emit, queue } = turn;
  const amounts = poolOf(turn, human);
  const result = difference(turn, human);
  returnBoth(turn, 'EMX-RES.2', human, amounts);
  emit?.({ type: 'absorbed', rule: 'EMX-RES.2', seat, human, ...amounts, result });
  for (const cells of state.visited) cells.length = 0;
  if (result !== 0) queue({ kind: 'move', seat, steps: result, result, isPushed: false });
}

/** EMX-RES.5: step 4. */
export function refill(turn: EmixTurn, { seat }: { readonly seat: Seat }): void {
  drawCards(turn, 'EMX-RES.5', seat, HAND_SIZE - at(turn.state.hands, seat).length);
}
