import { NONE, type Seat } from '@rulewright/core';
import { heldNamed, inHandNamed } from '../players.js';
import type { Rule } from '../rulebook/rules.js';
import { type DneContext, refuse } from '../state.js';

/** Refuses a card that the player does not hold. */
export const unlessHeld = (context: DneContext, seat: Seat, card: string, rule: Rule) =>
  heldNamed(context, seat, card) === NONE ? refuse(rule, 'not-held', { card }) : undefined;

/** Refuses a card that is not in the player's hand. */
export const unlessInHand = (context: DneContext, seat: Seat, card: string, rule: Rule) =>
  inHandNamed(context, seat, card) === NONE ? refuse(rule, 'not-in-hand', { card }) : undefined;
