import { available } from '@rulewright/core/author';
import type { Run } from './agenda.js';
import type { Colour, EmonOperation } from './content/effects.js';
import { held, heldInAll, other } from './emons.js';
import { powersOn } from './row.js';
import type { EmixContext, Human } from './state.js';

// Amounts of operations: the emons an operation is about, and those that can move (EMX-VOC.5, .6, .8, .10).

/** The fewest and the most; they differ while dice are still to be rolled. */
export interface Range {
  readonly least: number;
  readonly most: number;
}

export const FACES = 6;
const exactly = (amount: number): Range => ({ least: amount, most: amount });
/** No operation moves more. */
const UNLIMITED = 1_000_000;

/** EMX-VOC.5, EMX-VOC.10: an amount as it would be now; `all` is what the giver holds. */
export function amountRange(
  context: EmixContext,
  { colour, amount }: EmonOperation,
  { times }: Pick<Run, 'times'>,
  giver: Human,
): Range {
  switch (amount) {
    case 'die':
      return { least: times, most: FACES * times };
    case 'all':
      return exactly(colour === 'any' ? heldInAll(context, giver) : held(context, giver, colour));
    case 'powers':
      return exactly(powersOn(context, giver, colour) * times);
    default:
      return exactly(amount * times);
  }
}

export type Transfer = Exclude<EmonOperation['op'], 'flip'>;

/** The number of emons of a colour that can move: those in the supply for `gain`, else those the giver holds. */
export function mostOf(context: EmixContext, verb: Transfer, giver: Human, colour: Colour | 'any'): number {
  if (colour === 'any') return mostOf(context, verb, giver, 'pos') + mostOf(context, verb, giver, 'neg');
  return verb === 'gain' ? available(context.state.supply[colour], UNLIMITED) : held(context, giver, colour);
}

/** EMX-VOC.13: how many emons of a colour can change to the other one. */
export const flippable = (context: EmixContext, human: Human, from: Colour): number =>
  available(context.state.supply[other(from)], held(context, human, from));
