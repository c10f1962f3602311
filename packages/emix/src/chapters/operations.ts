import { at, available, type Seat } from '@rulewright/core';
import { isOwnRow, subjectCount, subjectHuman, subjectPlayer } from '../aims.js';
import { kindRecord } from '../cards.js';
import { COLOURS, type Colour, type EmonOperation, type Operation, type Property } from '../content/effects.js';
import { held, heldInAll, moveEmons, other, returnEmons, swapPiles, takeEmons } from '../emons.js';
import { drawCards, stealCards } from '../piles.js';
import { actionsLeft, isPossible, NOTHING_AHEAD } from '../possible.js';
import { powersOn } from '../row.js';
import type { EmixTable, EmixTurn, Human, Run } from '../state.js';

// EMX-VOC: the interpreter of the card language.

export function propertyOf(table: EmixTable, { card, part }: Pick<Run, 'card' | 'part'>): Property {
  return kindRecord(table, card)[part] ?? { scope: 'self', ops: [] };
}

/**
 * EMX-VOC.4: carries out operations in order, with scope `all` each for every subject before the next one. When one asks
 * somebody, the rest waits behind the question.
 */
export function carryOut(turn: EmixTurn, run: Run): void {
  const { scope, ops } = propertyOf(turn, run);
  let { op, subject } = run;
  for (; op < ops.length; op++) {
    const operation = at(ops, op);
    const count = subjectCount(turn, scope, operation);
    for (; subject < count; subject++) {
      const human = subjectHuman(turn, scope, operation, run, subject);
      const player = subjectPlayer(turn, scope, operation, run, subject);
      if (!isPossible(turn, operation, run, human, player, NOTHING_AHEAD)) continue;
      if (perform(turn, operation, run, human, player)) continue;
      turn.queue({ ...run, kind: 'property', op, subject: subject + 1 });
      return;
    }
    subject = 0;
  }
}

/** One possible operation for one subject; false when it waits for an answer. */
function perform(turn: EmixTurn, operation: Operation, run: Run, human: Human, player: Seat): boolean {
  switch (operation.op) {
    case 'draw':
      drawCards(turn, player, operation.n * run.times);
      return true;
    case 'steal':
      stealCards(turn, run.seat, player, operation.n * run.times);
      return true;
    case 'discard':
      turn.queue({ kind: 'hand-discard', seat: player, more: operation.n * run.times });
      return false;
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
      for (const colour of COLOURS)
        if (operation.colour === colour || operation.colour === 'any') swapPiles(turn, run.human, human, colour);
      return true;
    case 'flip':
      return flip(turn, operation, run, human);
    default:
      return transfer(turn, operation, run, human);
  }
}

/** EMX-VOC.22, EMX-INF.14 */
function grantActions(turn: EmixTurn, seat: Seat, wanted: number): void {
  const count = Math.min(wanted, actionsLeft(turn));
  turn.state.slot.granted += count;
  turn.emit?.({ type: 'actions-granted', seat, count });
}

/** EMX-VOC.5, EMX-VOC.10: an amount as it is when the operation starts; `all` is what the subject holds. */
function amountOf(turn: EmixTurn, { colour, amount }: EmonOperation, run: Run, giver: Human): number {
  switch (amount) {
    case 'die':
      return colour === 'any' ? 0 : rollDice(turn, run.seat, colour, run.times);
    case 'all':
      return colour === 'any' ? heldInAll(turn, giver) : held(turn, giver, colour);
    case 'powers':
      return powersOn(turn, giver, colour) * run.times;
    default:
      return amount * run.times;
  }
}

function rollDice({ random, emit }: EmixTurn, seat: Seat, colour: Colour, dice: number): number {
  let sum = 0;
  for (let i = 0; i < dice; i++) {
    const face = random.die(6);
    emit?.({ type: 'die-rolled', seat, colour, face });
    sum += face;
  }
  return sum;
}

type Transfer = Exclude<EmonOperation['op'], 'flip'>;
type TransferOperation = EmonOperation & { readonly op: Transfer };

/** EMX-VOC.11, EMX-VOC.12, EMX-VOC.14, EMX-VOC.15: emons move one way, as many as there are. */
function transfer(turn: EmixTurn, operation: TransferOperation, run: Run, target: Human): boolean {
  const { op: verb, colour } = operation;
  const giver = verb === 'give' ? run.human : target;
  const wanted = amountOf(turn, operation, run, giver);
  const { seat, human } = run;
  if (colour === 'any') {
    const amount = Math.min(wanted, mostOf(turn, verb, giver, 'pos') + mostOf(turn, verb, giver, 'neg'));
    turn.queue({ kind: 'split', seat, verb, human, target, amount });
    return false;
  }
  shift(turn, verb, human, target, colour, Math.min(wanted, mostOf(turn, verb, giver, colour)));
  return true;
}

const UNLIMITED = 1_000_000;

/** How many emons of a colour can move: what the supply has, or what the giver holds. */
function mostOf(table: EmixTable, verb: Transfer, giver: Human, colour: Colour): number {
  return verb === 'gain' ? available(table.state.supply[colour], UNLIMITED) : held(table, giver, colour);
}

type Split = Readonly<{ verb: Transfer; human: Human; target: Human; amount: number }>;

/** EMX-VOC.6: the fewest and the most positive emons with which a split uses the full amount. */
export function splitRange(table: EmixTable, { verb, human, target, amount }: Split): { least: number; most: number } {
  const giver = verb === 'give' ? human : target;
  return {
    least: Math.max(0, amount - mostOf(table, verb, giver, 'neg')),
    most: Math.min(amount, mostOf(table, verb, giver, 'pos')),
  };
}

/** Moves emons of one colour as a verb says. */
export function shift(
  turn: EmixTurn,
  verb: Transfer,
  human: Human,
  target: Human,
  colour: Colour,
  amount: number,
): void {
  switch (verb) {
    case 'gain':
      takeEmons(turn, target, colour, amount);
      return;
    case 'lose':
      returnEmons(turn, target, colour, amount);
      return;
    case 'take':
      moveEmons(turn, target, human, colour, amount);
      return;
    case 'give':
      moveEmons(turn, human, target, colour, amount);
      return;
  }
}

/** EMX-VOC.13 */
function flip(turn: EmixTurn, operation: EmonOperation, run: Run, target: Human): boolean {
  const amount = amountOf(turn, operation, run, target);
  if (operation.colour === 'any') {
    turn.queue({ kind: 'flip-direction', seat: run.seat, target, amount });
    return false;
  }
  flipEmons(turn, target, operation.colour, amount);
  return true;
}

/** How many emons of a colour can change to the other one. */
export const flippable = (table: EmixTable, human: Human, from: Colour): number =>
  available(table.state.supply[other(from)], held(table, human, from));

export function flipEmons(turn: EmixTurn, human: Human, from: Colour, wanted: number): void {
  const amount = Math.min(wanted, flippable(turn, human, from));
  returnEmons(turn, human, from, amount);
  takeEmons(turn, human, other(from), amount);
}
