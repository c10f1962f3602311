import { at, type Seat } from '@rulewright/core';
import { total } from '@rulewright/core/author';
import { type Aiming, isOwnRow, subjectCount, subjectHuman, subjectPlayer } from './aims.js';
import { amountRange, flippable, mostOf, type Range } from './amounts.js';
import { coloursOf, type EmonOperation, type Operation, type Property } from './content/effects.js';
import { held } from './emons.js';
import { drawable } from './piles.js';
import { actionsLeft, isPossible, NOTHING_AHEAD } from './possible.js';
import { isPlaceable } from './row.js';
import type { EmixContext, Human } from './state.js';

// Forecasts of what a property would do now (EMX-VOC.4 to EMX-VOC.22, EMX-APP.3).

/** The effect of one operation on one subject. */
export interface OperationForecast extends Range {
  readonly op: Operation['op'];
  /** The human whose pool or row it concerns; −1 for none (free feeding only). */
  readonly human: Human;
  /** The seat whose hand it concerns; −1 for none (free feeding only). */
  readonly player: Seat;
}

/** Each operation by itself, on the table as it is, in the order in which they would be carried out. */
export function forecast(
  context: EmixContext,
  { scope, ops }: Property,
  aim: Aiming,
  times: number,
): readonly OperationForecast[] {
  return ops.flatMap((operation) => {
    const subjects = Array.from({ length: subjectCount(context, scope, operation) }, (_, i) => i);
    return subjects.map((i) => {
      const human = subjectHuman(context, { scope, operation }, aim, i);
      const player = subjectPlayer(context, { scope, operation }, aim, i);
      const can = isPossible(context, operation, aim, { human, player, ahead: NOTHING_AHEAD });
      const range = can ? rangeOf(context, operation, aim, { human, player, times }) : { least: 0, most: 0 };
      return { op: operation.op, human, player, ...range };
    });
  });
}

/** The number of cards, powers, actions or emons that a possible operation moves. */
function rangeOf(
  context: EmixContext,
  operation: Operation,
  aim: Aiming,
  { human, player, times }: { readonly human: Human; readonly player: Seat; readonly times: number },
): Range {
  const { hands, rows } = context.state;
  const upTo = (most: number, n: number): Range => ({
    least: Math.min(most, n * times),
    most: Math.min(most, n * times),
  });
  switch (operation.op) {
    case 'draw':
      return upTo(drawable(context, player), operation.n);
    case 'discard':
    case 'steal':
      return upTo(at(hands, player).length, operation.n);
    case 'discardPower':
      return { least: 0, most: upTo(at(rows, human).length, operation.n).most };
    case 'activate':
      return activations(context, aim, { human, player, wanted: operation.n * times });
    case 'action':
      return upTo(actionsLeft(context), operation.n);
    case 'swap': {
      const colours = coloursOf(operation.colour);
      const emons = total(colours.map((colour) => held(context, human, colour) + held(context, aim.human, colour)));
      return { least: emons, most: emons };
    }
    default:
      return emonRange(context, operation, aim, { target: human, times });
  }
}

/** EMX-VOC.21: what another hand holds is secret, so nothing is certain of it; placing one power may close the row to another. */
function activations(
  context: EmixContext,
  aim: Aiming,
  { human, player, wanted }: { readonly human: Human; readonly player: Seat; readonly wanted: number },
): Range {
  const hand = at(context.state.hands, player);
  if (player !== aim.seat) return { least: 0, most: Math.min(wanted, hand.length) };
  const isOwn = isOwnRow(aim, human, player);
  const placeable = hand.filter((card) => isPlaceable(context, card, human, isOwn)).length;
  return { least: 1, most: Math.min(wanted, placeable) };
}

function emonRange(
  context: EmixContext,
  operation: EmonOperation,
  aim: Aiming,
  { target, times }: { readonly target: Human; readonly times: number },
): Range {
  const { op, colour } = operation;
  const giver = op === 'give' ? aim.human : target;
  const wanted = amountRange(context, operation, { times }, giver);
  if (op !== 'flip') return cut(wanted, mostOf(context, op, giver, colour));
  const ways = coloursOf(colour)
    .map((from) => flippable(context, target, from))
    .filter((most) => most > 0)
    .map((most) => cut(operation.amount === 'all' ? { least: most, most } : wanted, most));
  return { least: Math.min(...ways.map(({ least }) => least)), most: Math.max(...ways.map(({ most }) => most)) };
}

const cut = ({ least, most }: Range, limit: number): Range => ({
  least: Math.min(least, limit),
  most: Math.min(most, limit),
});
