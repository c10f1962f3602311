import { at, NONE, type Seat } from '@rulewright/core';
import { type Aiming, isOwnRow, subjectCount, subjectHuman, subjectPlayer } from './aims.js';
import type { Colour, EmonOperation, Operation, Property } from './content/effects.js';
import { isEmpty, other } from './emons.js';
import { canDraw } from './piles.js';
import { isPlaceable, powersOn } from './row.js';
import type { Card, EmixContext, Human } from './state.js';

// Possible effects: tests whether a property would do anything in the state in which its operations start (EMX-VOC.9).

/** Changes that a play makes before its operations start: the card leaves the hand and is paid for. */
export interface Ahead {
  readonly card: Card;
  readonly human: Human;
  readonly pos: number;
  readonly neg: number;
  readonly karma: boolean;
}
/** Nothing changes before the operations start. */
export const NOTHING_AHEAD: Ahead = { card: NONE, human: NONE, pos: 0, neg: 0, karma: false };

/** True when at least one operation is possible, with scope `all` for at least one human. */
export function isUsable(context: EmixContext, { scope, ops }: Property, aim: Aiming, ahead: Ahead): boolean {
  for (const operation of ops) {
    const count = subjectCount(context, scope, operation);
    for (let i = 0; i < count; i++) {
      const human = subjectHuman(context, { scope, operation }, aim, i);
      const player = subjectPlayer(context, { scope, operation }, aim, i);
      if (isPossible(context, operation, aim, { human, player, ahead })) return true;
    }
  }
  return false;
}

/** True when a property is not used because it would do nothing (EMX-VOC.9). */
export const isIdle = (context: EmixContext, property: Property, aim: Aiming, ahead: Ahead): boolean =>
  context.state.options.voidPlays !== 'allow' && !isUsable(context, property, aim, ahead);

/** True when an operation can do something to one subject: the conditions of EMX-VOC.11 to EMX-VOC.22. */
export function isPossible(
  context: EmixContext,
  operation: Operation,
  aim: Aiming,
  { human, player, ahead }: { readonly human: Human; readonly player: Seat; readonly ahead: Ahead },
): boolean {
  const { state } = context;
  switch (operation.op) {
    case 'draw':
      return canDraw(context, player);
    case 'discard':
      return handSize(context, player, aim, ahead) > 0;
    case 'steal':
      return player !== aim.seat && handSize(context, player, aim, ahead) > 0;
    case 'discardPower':
      return at(state.rows, human).length > 0;
    case 'activate':
      // whether another hand holds a power is secret
      return player === aim.seat
        ? at(state.hands, player).some(
            (card) => card !== ahead.card && isPlaceable(context, card, human, isOwnRow(aim, human, player)),
          )
        : at(state.hands, player).length > 0;
    case 'action':
      return actionsLeft(context) > 0;
    case 'swap':
      return (
        human !== aim.human &&
        has(context, human, operation.colour, ahead) + has(context, aim.human, operation.colour, ahead) > 0
      );
    default:
      return isPossibleWithEmons(context, operation, aim, { human, ahead });
  }
}

function isPossibleWithEmons(
  context: EmixContext,
  { op, colour, amount }: EmonOperation,
  aim: Aiming,
  { human, ahead }: { readonly human: Human; readonly ahead: Ahead },
): boolean {
  const giver = op === 'give' ? aim.human : human;
  if ((op === 'take' || op === 'give') && human === aim.human) return false;
  if (amount === 'powers' && powersOn(context, giver, colour) === 0) return false;
  if (op === 'gain')
    return canSupply(context, colour, ahead) && (amount !== 'all' || has(context, human, colour, ahead) > 0);
  if (op !== 'flip') return has(context, giver, colour, ahead) > 0;
  const canFlip = (from: Colour) => has(context, human, from, ahead) > 0 && canSupply(context, other(from), ahead);
  return colour === 'any' ? canFlip('pos') || canFlip('neg') : canFlip(colour);
}

/** The number of actions that may still be granted in this slot (EMX-INF.14). */
export const actionsLeft = ({ state: { slot, options } }: EmixContext): number =>
  options.maxActionsPerSlot - slot.done - slot.todo - slot.granted;

function handSize({ state }: EmixContext, player: Seat, { seat }: Aiming, { card }: Ahead): number {
  return at(state.hands, player).length - (card !== NONE && player === seat ? 1 : 0);
}

/** The emons that a pool will hold after the payment. */
function has({ state }: EmixContext, human: Human, colour: Colour | 'any', ahead: Ahead): number {
  const paid = human === ahead.human;
  const pos = colour === 'neg' ? 0 : at(state.pool.pos, human) - (paid ? ahead.pos : 0);
  const neg = colour === 'pos' ? 0 : at(state.pool.neg, human) - (paid ? ahead.neg : 0);
  return pos + neg;
}

/** True when the supply will hold an emon after the payment comes in or karma goes out (EMX-VOC.8). */
function canSupply(context: EmixContext, colour: Colour | 'any', ahead: Ahead): boolean {
  if (colour === 'any') return canSupply(context, 'pos', ahead) || canSupply(context, 'neg', ahead);
  const supply = context.state.supply[colour];
  return supply === 'unlimited' || !isEmpty(supply + (ahead.karma ? -ahead[colour] : ahead[colour]));
}

/** True when carrying out a property may ask somebody. */
export const pauses = ({ ops }: Property): boolean =>
  ops.some(
    (operation) =>
      operation.op === 'discard' ||
      operation.op === 'discardPower' ||
      operation.op === 'activate' ||
      ('amount' in operation && operation.colour === 'any'),
  );
