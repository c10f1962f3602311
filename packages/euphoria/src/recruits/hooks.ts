import { at, NONE, type Seat } from '@rulewright/core';
import type { Hook } from '../content/words.js';
import { hasPenalty } from '../penalties.js';
import type { EuphoriaTable, EuphoriaTurn } from '../state.js';
import { firstUnfixed } from '../workers.js';
import { type ConditionContext, contextOf, holds } from './conditions.js';
import { isPayable } from './costs.js';
import { announce, rowsOn } from './usable.js';

// The turn's queries on recruits. No code outside the content names a recruit.

/** The abilities of a player that could work now at a hook, by ascending card number: conditions hold, price payable. */
export function abilitiesOn(table: EuphoriaTable, seat: Seat, hook: Hook, offer: (ability: number) => void): void {
  let context: ConditionContext | undefined;
  rowsOn(table, seat, hook, (ability) => {
    context ??= contextOf(table);
    if (works(table, seat, ability, context)) offer(ability);
  });
}

/** True when all conditions of a row hold and its price can be paid. */
export function works(table: EuphoriaTable, seat: Seat, ability: number, context: ConditionContext): boolean {
  const row = at(table.content.abilities, ability);
  if (context.space !== NONE && !at(row.where, context.space)) return false;
  // EUP-R65: a face that is fixed is neither chosen nor set again.
  if (row.hook === 'face-instead-of-roll' && firstUnfixed(table) === NONE) return false;
  for (const condition of row.conditions) if (!holds(table, seat, condition, context)) return false;
  if (row.oncePerTurn && table.state.usedAbilities.includes(ability)) return false;
  return isPayable(table, seat, row);
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
export function upgradeOf(table: EuphoriaTable, seat: Seat, space: number): number {
  let found = NONE;
  rowsOn(table, seat, 'benefit-upgrade', (ability) => {
    if (found === NONE && works(table, seat, ability, { ...contextOf(table), space })) found = ability;
  });
  return found;
}

/** True when the player may place the worker that the tank has just added (EUP-PLC.11, EUP-R19). */
export function mayPlaceAdded(table: EuphoriaTable, seat: Seat): boolean {
  return placerOfAdded(table, seat) !== NONE && !hasPenalty(table, seat, 'one-worker-per-turn');
}

/** The ability that lets the player place the worker which the tank has just added, or NONE. */
function placerOfAdded(table: EuphoriaTable, seat: Seat): number {
  let found = NONE;
  abilitiesOn(table, seat, 'new-worker', (ability) => {
    if (found === NONE && isExtraPlacement(table, ability)) found = ability;
  });
  return found;
}

/** Tells which ability lets the player place the new worker. */
export function announcePlacingAdded(turn: EuphoriaTurn, seat: Seat): void {
  const ability = placerOfAdded(turn, seat);
  if (ability !== NONE) announce(turn, seat, ability);
}

/** Asked for in step 8 of the placement and not in the window before it. */
export const isExtraPlacement = ({ content }: EuphoriaTable, ability: number): boolean =>
  at(content.abilities, ability).effects.some((effect) => content.effects[effect]?.op === 'placeNow');

/** EUP-RET.3: the abilities that are further prices of a retrieval (HK10). */
export function retrievalRows(table: EuphoriaTable, seat: Seat): number[] {
  const rows: number[] = [];
  abilitiesOn(table, seat, 'retrieve-price', (ability) => {
    if (at(table.content.abilities, ability).isOptional) rows.push(ability);
  });
  return rows;
}

/** EUP-RET.3, EUP-R42: the abilities by which a free retrieval costs the player no morale. */
export function moraleKeepers(table: EuphoriaTable, seat: Seat): number[] {
  const rows: number[] = [];
  abilitiesOn(table, seat, 'retrieve-price', (ability) => {
    if (!at(table.content.abilities, ability).isOptional) rows.push(ability);
  });
  return rows;
}
