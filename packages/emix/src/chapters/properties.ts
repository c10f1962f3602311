import { at, type Seat } from '@rulewright/core';
import { type Aim, eachAim } from '../aims.js';
import { kindOf, kindRecord, recordOf } from '../cards.js';
import { isUsable, NOTHING_AHEAD } from '../possible.js';
import { type EmixTable, type EmixTurn, type Human, type Kind, NONE } from '../state.js';
import { carryOut, propertyOf } from './operations.js';

// EMX-CHG.4 to EMX-CHG.6, EMX-RES.1: mandatory properties, from left to right.

export interface Mandatory {
  readonly seat: Seat;
  readonly human: Human;
  readonly card: Kind;
  readonly part: 'charge' | 'result';
}

/** The pointer stands before the leftmost power of the row. */
export function beginSweep({ state }: EmixTurn, human: Human): void {
  state.sweep = { human, place: 0, applied: [] };
}

/** EMX-CHG.5: goes on to the nearest card on the right that applies, and comes back for the next one. */
export function sweep(turn: EmixTurn, task: Omit<Mandatory, 'card'>): void {
  const { state, queue } = turn;
  const { seat, human, part } = task;
  const row = at(state.rows, human);
  while (state.sweep.place < row.length) {
    const card = at(row, state.sweep.place++);
    if (recordOf(turn, card)[part] === undefined || state.sweep.applied.includes(card)) continue;
    const property = { seat, human, card: kindOf(card), part };
    const aims = usableAims(turn, property);
    const [only] = aims;
    if (only === undefined) continue;
    state.sweep.applied.push(card);
    if (aims.length === 1) applyProperty(turn, property, only);
    else queue({ kind: 'property-target', ...property });
    queue({ kind: 'sweep', ...task });
    return;
  }
  beginSweep(turn, NONE);
}

/** EMX-CHG.6, EMX-R13: the targets for which the property is possible. */
export function usableAims(table: EmixTable, { seat, human, card, part }: Mandatory): Aim[] {
  const property = propertyOf(table, { card, part });
  const aims: Aim[] = [];
  eachAim(table, property, seat, human, (target, player) => {
    const aim = { seat, human, target, player };
    if (isUsable(table, property, aim, NOTHING_AHEAD)) aims.push(aim);
  });
  return aims;
}

/** EMX-R8: in Charge and Result each copy is applied by itself. */
export function applyProperty(turn: EmixTurn, { card, part }: Mandatory, aim: Aim): void {
  turn.emit?.({ type: 'property-applied', card: kindRecord(turn, card).id, part, ...aim });
  carryOut(turn, { card, part, times: 1, ...aim, op: 0, subject: 0 });
}
