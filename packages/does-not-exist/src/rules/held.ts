import { NONE, type Seat } from '@rulewright/core';
import { soundNamed } from '../names.js';
import { heldNamed, holdsTwice, inHandNamed } from '../players.js';
import type { Rule } from '../rulebook/rules.js';
import { type DneContext, refuse } from '../state.js';
import type { INVENTORY } from '../words.js';

/** A held card of a player as an action names it. */
interface Held {
  readonly seat: Seat;
  readonly card: string;
  readonly from?: typeof INVENTORY | undefined;
}

/** Refuses a card that the player does not hold, and an inventory copy where none has to be told from the hand's. */
export function unlessHeld(context: DneContext, { seat, card, from }: Held, rule: Rule) {
  if (heldNamed(context, seat, card) === NONE) return refuse(rule, 'not-held', { card });
  return holdsTwice(context, seat, soundNamed(context, card)) ? undefined : unlessTold({ card, from }, rule);
}

/** Refuses to tell copies apart where only the hand, or only one copy, is in question. */
export const unlessTold = ({ card, from }: Omit<Held, 'seat'>, rule: Rule) =>
  from === undefined ? undefined : refuse(rule, 'not-held-twice', { card });

/** Refuses a card that is not in the player's hand. */
export const unlessInHand = (context: DneContext, seat: Seat, card: string, rule: Rule) =>
  inHandNamed(context, seat, card) === NONE ? refuse(rule, 'not-in-hand', { card }) : undefined;
