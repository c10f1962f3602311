import { at, NONE, type Seat } from '@rulewright/core';
import { type Aiming, isOwnRow, subjectCount, subjectHuman, subjectPlayer } from './aims.js';
import type { Colour, EmonOperation, Operation, Property } from './content/effects.js';
import { isEmpty, other } from './emons.js';
import { canDraw } from './piles.js';
import { isPlaceable, powersOn } from './row.js';
import type { Card, EmixTable, Human } from './state.js';

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
export function isUsable(table: EmixTable, { scope, ops }: Property, aim: Aiming, ahead: Ahead): boolean {
  for (const operation of ops) {
    const count = subjectCount(table, scope, operation);
    for (let i = 0; i < count; i++) {
      const human = subjectHuman(table, { scope, operation }, aim, i);
      const player = subjectPlayer(table, { scope, operation }, aim, i);
      if (isPossible(table, operation, aim, { human, player, ahead })) return true;
    }
  }
  return false;
}

/** True when a property is not used because it would do nothing (EMX-VOC.9). */
export const isIdle = (table: EmixTable, property: Property, aim: Aiming, ahead: Ahead): boolean =>
  table.state.options.voidPlays !== 'allow' && !isUsable(table, property, aim, ahead);

/** True when an operation can do something to one subject: the conditions of EMX-VOC.11 to EMX-VOC.22. */
export function isPossible(
  table: EmixTable,
  operation: Operation,
  aim: Aiming,
  { human, player, ahead }: { readonly human: Human; readonly player: Seat; readonly ahead: Ahead },
): boolean {
  const { state } = table;
  switch (operation.op) {
    case 'draw':
      return canDraw(table, player);
    case 'discard':
      return handSize(table, player, aim, ahead) > 0;
    case 'steal':
      return player !== aim.seat && handSize(table, player, aim, ahead) > 0;
    case 'discardPower':
      return at(state.rows, human).length > 0;
    case 'activate':
      // whether another hand holds a power is secret
      return player === aim.seat
        ? at(state.hands, player).some(
            (card) => card !== ahead.card && isPlaceable(table, card, human, isOwnRow(aim, human, player)),
          )
        : at(state.hands, player).length > 0;
    case 'action':
      return actionsLeft(table) > 0;
    case 'swap':
      return (
        human !== aim.human &&
        has(table, human, operation.colour, ahead) + has(table, aim.human, operation.colour, ahead) > 0
      );
    default:
      return isPossibleWithEmons(table, operation, aim, { human, ahead });
  }
}

function isPossibleWithEmons(
  table: EmixTable,
  { op, colour, amount }: EmonOperation,
  aim: Aiming,
  { human, ahead }: { readonly human: Human; readonly ahead: Ahead },
): boolean {
  const giver = op === 'give' ? aim.human : human;
  if ((op === 'take' || op === 'give') && human === aim.human) return false;
  if (amount === 'powers' && powersOn(table, giver, colour) === 0) return false;
  if (op === 'gain')
    return canSupply(table, colour, ahead) && (amount !== 'all' || has(table, human, colour, ahead) > 0);
  if (op !== 'flip') return has(table, giver, colour, ahead) > 0;
  const canFlip = (from: Colour) => has(table, human, from, ahead) > 0 && canSupply(table, other(from), ahead);
  return colour === 'any' ? canFlip('pos') || canFlip('neg') : canFlip(colour);
}

/** The number of actions that may still be granted in this slot (EMX-INF.14). */
export const actionsLeft = ({ state: { slot, options } }: EmixTable): number =>
  options.maxActionsPerSlot - slot.done - slot.todo - slot.granted;

function handSize({ state }: EmixTable, player: Seat, { seat }: Aiming, { card }: Ahead): number {
  return at(state.hands, player).length - (card !== NONE && player === seat ? 1 : 0);
}

/** The emons that a pool will hold after the payment. */
function has({ state }: EmixTable, human: Human, colour: Colour | 'any', ahead: Ahead): number {
  const paid = human === ahead.human;
  const pos = colour === 'neg' ? 0 : at(state.pool.pos, human) - (paid ? ahead.pos : 0);
  const neg = colour === 'pos' ? 0 : at(state.pool.neg, human) - (paid ? ahead.neg : 0);
  return pos + neg;
}

/** True when the supply will hold an emon after the payment comes in or karma goes out (EMX-VOC.8). */
function canSupply(table: EmixTable, colour: Colour | 'any', ahead: Ahead): boolean {
  if (colour === 'any') return canSupply(table, 'pos', ahead) || canSupply(table, 'neg', ahead);
  const supply = table.state.supply[colour];
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
