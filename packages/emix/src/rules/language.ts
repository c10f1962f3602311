import { at, type Seat } from '@rulewright/core';
import type { Run } from '../agenda.js';
import { isOwnRow, subjectCount, subjectHuman, subjectPlayer } from '../aims.js';
import { entryOfKind } from '../cards.js';
import { coloursOf, type Operation, type Property } from '../content/effects.js';
import { swapPiles } from '../emons.js';
import { drawCards, stealCards } from '../piles.js';
import { actionsLeft, isPossible, NOTHING_AHEAD } from '../possible.js';
import type { EmixContext, EmixTurn, Human } from '../state.js';
import { flipOver, transfer } from './emon-operations.js';
import { discardCards } from './hand-discard.js';

// EMX-VOC: the interpreter of the card language.

export function propertyOf(context: EmixContext, { card, part }: Pick<Run, 'card' | 'part'>): Property {
  return entryOfKind(context, card)[part] ?? { scope: 'self', ops: [] };
}

/**
 * Carries out operations in order; with scope `all`, each for every subject before the next (EMX-VOC.4). If one asks
 * somebody, the rest waits behind the question.
 */
export function carryOut(turn: EmixTurn, run: Run): void {
  const { scope, ops } = propertyOf(turn, run);
  let { op, subject } = run;
  for (; op < ops.length; op++) {
    const operation = at(ops, op);
    const count = subjectCount(turn, scope, operation);
    for (; subject < count; subject++) {
      const human = subjectHuman(turn, { scope, operation }, run, subject);
      const player = subjectPlayer(turn, { scope, operation }, run, subject);
      if (!isPossible(turn, operation, run, { human, player, ahead: NOTHING_AHEAD })) continue;
      if (perform(turn, operation, run, { human, player })) continue;
      turn.queue({ kind: 'property', ...run, op, subject: subject + 1 });
      return;
    }
    subject = 0;
  }
}

/** One possible operation for one subject; false when it waits for an answer. */
function perform(
  turn: EmixTurn,
  operation: Operation,
  run: Run,
  { human, player }: { readonly human: Human; readonly player: Seat },
): boolean {
  switch (operation.op) {
    case 'draw':
      drawCards(turn, 'EMX-VOC.17', player, operation.n * run.times);
      return true;
    case 'steal':
      stealCards(turn, 'EMX-VOC.19', run.seat, { from: player, count: operation.n * run.times });
      return true;
    case 'discard':
      return discardCards(turn, player, operation.n * run.times);
    case 'discardPower':
      turn.queue({ kind: 'power-discard', seat: run.seat, human, more: operation.n * run.times, tried: [] });
      return false;
    case 'activate':
      turn.queue({
        kind: 'free-power',
        seat: player,
        human,
        isOwn: isOwnRow(run, human, player),
        more: operation.n * run.times,
      });
      return false;
    case 'action':
      grantActions(turn, run.seat, operation.n * run.times);
      return true;
    case 'swap':
      for (const colour of coloursOf(operation.colour)) swapPiles(turn, run.human, human, colour);
      return true;
    case 'flip':
      return flipOver(turn, operation, run, human);
    default:
      return transfer(turn, operation, run, human);
  }
}

/** EMX-VOC.22, EMX-INF.14 */
function grantActions(turn: EmixTurn, seat: Seat, wanted: number): void {
  const count = Math.min(wanted, actionsLeft(turn));
  turn.state.slot.granted += count;
  turn.emit?.({ type: 'actions-granted', rule: 'EMX-VOC.22', seat, count });
}
