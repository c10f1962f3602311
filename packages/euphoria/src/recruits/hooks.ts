import { at, NONE, type Seat } from '@rulewright/core';
import type { Hook } from '../content/words.js';
import { hasPenalty } from '../penalties.js';
import type { EuphoriaContext, EuphoriaTurn } from '../state.js';
import { firstUnfixed } from '../workers.js';
import { holds, type Occasion, occasionOf } from './conditions.js';
import { isPayable } from './costs.js';
import { announce, rowsOn } from './usable.js';

// The turn's queries on recruits. No code outside the content names a recruit.

/** The abilities of a player that could work now at a hook, by ascending card number: conditions hold, price payable. */
export function abilitiesOn(context: EuphoriaContext, seat: Seat, hook: Hook, offer: (ability: number) => void): void {
  let occasion: Occasion | undefined;
  rowsOn(context, seat, hook, (ability) => {
    occasion ??= occasionOf(context);
    if (works(context, seat, ability, occasion)) offer(ability);
  });
}

/** True when all conditions of a row hold and its price can be paid. */
export function works(context: EuphoriaContext, seat: Seat, ability: number, occasion: Occasion): boolean {
  const row = at(context.content.abilities, ability);
  if (occasion.space !== NONE && !at(row.where, occasion.space)) return false;
  // EUP-R65: a face that is fixed is neither chosen nor set again.
  if (row.hook === 'face-instead-of-roll' && firstUnfixed(context) === NONE) return false;
  for (const condition of row.conditions) if (!holds(context, seat, condition, occasion)) return false;
  if (row.oncePerTurn && context.state.usedAbilities.includes(ability)) return false;
  return isPayable(context, seat, row);
}

/** An ability works that costs nothing more: tells so, and queues its effects. */
export function applyAbility(turn: EuphoriaTurn, seat: Seat, ability: number): void {
  announce(turn, seat, ability);
  queueEffects(turn, seat, ability);
}

/** Queues the effects of an ability; `card` is the kind of artifact that was its price, or NONE. */
export function queueEffects({ content, queue }: EuphoriaTurn, seat: Seat, ability: number, card = NONE): void {
  for (const effect of at(content.abilities, ability).effects) queue({ kind: 'effect', seat, effect, card });
}

/** EUP-TUN.3: the ability by which a player takes both the resource and the artifact of a tunnel (HK5), or NONE. */
export function upgradeOf(context: EuphoriaContext, seat: Seat, space: number): number {
  let found = NONE;
  rowsOn(context, seat, 'benefit-upgrade', (ability) => {
    if (found === NONE && works(context, seat, ability, { ...occasionOf(context), space })) found = ability;
  });
  return found;
}

/** True when the player may place the worker that the tank has just added (EUP-PLC.11, EUP-R19). */
export function mayPlaceAdded(context: EuphoriaContext, seat: Seat): boolean {
  return placerOfAdded(context, seat) !== NONE && !hasPenalty(context, seat, 'one-worker-per-turn');
}

/** The ability that lets the player place the worker which the tank has just added, or NONE. */
function placerOfAdded(context: EuphoriaContext, seat: Seat): number {
  let found = NONE;
  abilitiesOn(context, seat, 'new-worker', (ability) => {
    if (found === NONE && isExtraPlacement(context, ability)) found = ability;
  });
  return found;
}

/** Tells which ability lets the player place the new worker. */
export function announcePlacingAdded(turn: EuphoriaTurn, seat: Seat): void {
  const ability = placerOfAdded(turn, seat);
  if (ability !== NONE) announce(turn, seat, ability);
}

/** Asked for in step 8 of the placement and not in the window before it. */
export const isExtraPlacement = ({ content }: EuphoriaContext, ability: number): boolean =>
  at(content.abilities, ability).effects.some((effect) => content.effects[effect]?.op === 'placeNow');

/** EUP-RET.3: the abilities that are further prices of a retrieval (HK10). */
export function retrievalRows(context: EuphoriaContext, seat: Seat): number[] {
  const rows: number[] = [];
  abilitiesOn(context, seat, 'retrieve-price', (ability) => {
    if (at(context.content.abilities, ability).isOptional) rows.push(ability);
  });
  return rows;
}

/** EUP-RET.3, EUP-R42: the abilities by which a free retrieval costs the player no morale. */
export function moraleKeepers(context: EuphoriaContext, seat: Seat): number[] {
  const rows: number[] = [];
  abilitiesOn(context, seat, 'retrieve-price', (ability) => {
    if (!at(context.content.abilities, ability).isOptional) rows.push(ability);
  });
  return rows;
}
