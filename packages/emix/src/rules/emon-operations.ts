import type { Seat } from '@rulewright/core';
import type { ActionOf } from '@rulewright/core/author';
import type { Run } from '../agenda.js';
import { amountRange, FACES, flippable, mostOf, type Transfer } from '../amounts.js';
import { COLOURS, type Colour, type EmonOperation } from '../content/effects.js';
import { moveEmons, other, returnEmons, takeEmons } from '../emons.js';
import { action, type EmixContext, type EmixTurn, type Human, refuse } from '../state.js';
import { colour, emons } from './fields.js';

// EMX-VOC.5, EMX-VOC.6, EMX-VOC.11 to EMX-VOC.15: operations on emons.

/** EMX-VOC.5, EMX-VOC.10: an amount as it is when the operation starts. */
function amountOf(turn: EmixTurn, operation: EmonOperation, run: Run, giver: Human): number {
  const { colour, amount } = operation;
  if (amount === 'die' && colour !== 'any') return rollDice(turn, run.seat, colour, run.times);
  return amountRange(turn, operation, run, giver).least;
}

function rollDice({ random, emit }: EmixTurn, seat: Seat, colour: Colour, dice: number): number {
  let sum = 0;
  for (let i = 0; i < dice; i++) {
    const face = random.die(FACES, 'amount', seat);
    emit?.({ type: 'die-rolled', rule: 'EMX-VOC.5', seat, colour, face });
    sum += face;
  }
  return sum;
}

type TransferOperation = EmonOperation & { readonly op: Transfer };

/** EMX-VOC.11, EMX-VOC.12, EMX-VOC.14, EMX-VOC.15: emons move one way, as many as there are. */
export function transfer(turn: EmixTurn, operation: TransferOperation, run: Run, target: Human): boolean {
  const { op: verb, colour } = operation;
  const giver = verb === 'give' ? run.human : target;
  const wanted = amountOf(turn, operation, run, giver);
  const { seat, human } = run;
  if (colour === 'any') {
    const amount = Math.min(wanted, mostOf(turn, verb, giver, 'any'));
    turn.queue({ kind: 'split', seat, verb, human, target, amount });
    return false;
  }
  shift(turn, verb, { human, target, colour, amount: Math.min(wanted, mostOf(turn, verb, giver, colour)) });
  return true;
}

type Splitting = Readonly<{ verb: Transfer; human: Human; target: Human; amount: number }>;

/** EMX-VOC.6: the fewest and the most positive emons with which a split uses the full amount. */
function splitRange(context: EmixContext, { verb, human, target, amount }: Splitting): { least: number; most: number } {
  const giver = verb === 'give' ? human : target;
  return {
    least: Math.max(0, amount - mostOf(context, verb, giver, 'neg')),
    most: Math.min(amount, mostOf(context, verb, giver, 'pos')),
  };
}

/** Moves emons of one colour as a verb says. */
function shift(
  turn: EmixTurn,
  verb: Transfer,
  {
    human,
    target,
    colour,
    amount,
  }: { readonly human: Human; readonly target: Human; readonly colour: Colour; readonly amount: number },
): void {
  switch (verb) {
    case 'gain':
      takeEmons(turn, 'EMX-VOC.11', target, { colour, wanted: amount });
      return;
    case 'lose':
      returnEmons(turn, 'EMX-VOC.12', target, { colour, amount });
      return;
    case 'take':
      moveEmons(turn, 'EMX-VOC.14', { from: target, to: human, colour, amount });
      return;
    case 'give':
      moveEmons(turn, 'EMX-VOC.15', { from: human, to: target, colour, amount });
      return;
  }
}

/** EMX-VOC.6: `pos` of the emons are positive; the full amount is used. */
export interface Split extends ActionOf<typeof split> {}
export const split = action('split', {
  rule: 'EMX-VOC.6',
  during: ['split'],
  fields: { pos: emons },
  candidates(context, seat, offer) {
    const { least, most } = splitRange(context, context.choice);
    for (let pos = least; pos <= most; pos++) offer({ type: 'split', seat, pos });
  },
  check(context, { pos }) {
    const { least, most } = splitRange(context, context.choice);
    return pos >= least && pos <= most ? undefined : refuse('EMX-VOC.6', 'not-the-full-amount', { pos, least, most });
  },
  perform(turn, { pos }, { verb, human, target, amount }) {
    shift(turn, verb, { human, target, colour: 'pos', amount: pos });
    shift(turn, verb, { human, target, colour: 'neg', amount: amount - pos });
  },
});

/** EMX-VOC.13: emons of one colour, or of the one that is chosen, become the other. */
export function flipOver(turn: EmixTurn, operation: EmonOperation, run: Run, target: Human): boolean {
  const amount = amountOf(turn, operation, run, target);
  if (operation.colour === 'any') {
    turn.queue({ kind: 'flip-direction', seat: run.seat, target, amount });
    return false;
  }
  flipEmons(turn, target, operation.colour, amount);
  return true;
}

function flipEmons(turn: EmixTurn, human: Human, from: Colour, wanted: number): void {
  const amount = Math.min(wanted, flippable(turn, human, from));
  returnEmons(turn, 'EMX-VOC.13', human, { colour: from, amount });
  takeEmons(turn, 'EMX-VOC.13', human, { colour: other(from), wanted: amount });
}

/** EMX-VOC.6, EMX-VOC.13: the colour that is returned; the emons become the other one. */
export interface Flip extends ActionOf<typeof flip> {}
export const flip = action('flip', {
  rule: 'EMX-VOC.6',
  during: ['flip-direction'],
  fields: { colour },
  candidates(_, seat, offer) {
    for (const colour of COLOURS) offer({ type: 'flip', seat, colour });
  },
  check: (context, { colour }) =>
    flippable(context, context.choice.target, colour) > 0
      ? undefined
      : refuse('EMX-VOC.6', 'nothing-to-flip', { colour }),
  perform(turn, { colour }, { target, amount }) {
    flipEmons(turn, target, colour, amount);
  },
});
