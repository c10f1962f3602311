import { at, type Seat } from '@rulewright/core';
import { firstUnfixed } from '../chapters/rolling.js';
import { moveTrack } from '../chapters/tracks.js';
import type { Hook, Track } from '../content/words.js';
import { hasPenalty } from '../penalties.js';
import { type EuphoriaTable, type EuphoriaTurn, NONE } from '../state.js';
import { holds, type Moment, momentOf } from './conditions.js';
import { isPayable } from './costs.js';
import { rowsOn } from './usable.js';

// What the turn asks of the recruits. No recruit is named here or anywhere outside the content.

/** The abilities of a player that could work now at a hook, by ascending card number: conditions hold, price payable. */
export function abilitiesOn(table: EuphoriaTable, seat: Seat, hook: Hook, offer: (ability: number) => void): void {
  let moment: Moment | undefined;
  rowsOn(table, seat, hook, (ability) => {
    moment ??= momentOf(table);
    if (works(table, seat, ability, moment)) offer(ability);
  });
}

/** Whether all conditions of a row hold and its price can be paid. */
export function works(table: EuphoriaTable, seat: Seat, ability: number, moment: Moment): boolean {
  const row = at(table.content.abilities, ability);
  if (moment.space !== NONE && !at(row.where, moment.space)) return false;
  // EUP-R65: a face that is fixed is neither chosen nor set again.
  if (row.hook === 'face-instead-of-roll' && firstUnfixed(table) === NONE) return false;
  for (const condition of row.conditions) if (!holds(table, seat, condition, moment)) return false;
  if (row.oncePerTurn && table.state.usedAbilities.includes(ability)) return false;
  return isPayable(table, seat, row);
}

/** Tells that an ability is used or declined. */
export function announce(
  { content, emit }: EuphoriaTurn,
  seat: Seat,
  ability: number,
  type: 'ability-used' | 'ability-declined' = 'ability-used',
): void {
  const { rule, recruit } = at(content.abilities, ability);
  emit?.({ type, seat, recruit: at(content.recruits, recruit).id, rule });
}

/** An ability works that costs nothing more: tells so, and queues its effects. */
export function applyAbility(turn: EuphoriaTurn, seat: Seat, ability: number): void {
  announce(turn, seat, ability);
  queueEffects(turn, seat, ability);
}

/** Puts what an ability does on the agenda; `card` is the kind of artifact that was its price, or NONE. */
export function queueEffects({ content, next }: EuphoriaTurn, seat: Seat, ability: number, card = NONE): void {
  for (const effect of at(content.abilities, ability).effects) next({ kind: 'effect', seat, effect, card });
}

/** EUP-TUN.3: whether the player of the placement takes both the resource and the artifact of the tunnel (HK5). */
export function takesBoth(table: EuphoriaTable): boolean {
  let found = false;
  abilitiesOn(table, table.state.placement.seat, 'benefit-upgrade', () => {
    found = true;
  });
  return found;
}

/** EUP-PLC.11, EUP-R19: whether the player may place the worker that the tank has just added. */
export function mayPlaceAdded(table: EuphoriaTable, seat: Seat): boolean {
  let found = false;
  abilitiesOn(table, seat, 'new-worker', (ability) => {
    found ||= isExtraPlacement(table, ability);
  });
  return found && !hasPenalty(table, seat, 'one-worker-per-turn');
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

/** EUP-RET.3, EUP-R42: whether a free retrieval costs the player no morale. */
export function keepsMorale(table: EuphoriaTable, seat: Seat): boolean {
  let found = false;
  abilitiesOn(table, seat, 'retrieve-price', (ability) => {
    found ||= !at(table.content.abilities, ability).isOptional;
  });
  return found;
}

/** EUP-MOR.6, EUP-KNO.4, EUP-R29: what follows `steps` steps that a player really made, up or down if negative (HK14). */
export function trackMoved(turn: EuphoriaTurn, seat: Seat, track: Track, steps: number): void {
  const { content } = turn;
  const way = steps > 0 ? 'up' : 'down';
  rowsOn(turn, seat, 'track-change', (ability) => {
    const { conditions, effects } = at(content.abilities, ability);
    const isMeant = conditions.every((condition) =>
      condition.is === 'moved'
        ? condition.track === track && condition.way === way
        : holds(turn, seat, condition, momentOf(turn)),
    );
    if (!isMeant) return;
    announce(turn, seat, ability);
    for (const index of effects) {
      const effect = at(content.effects, index);
      if (effect.op === 'track') moveTrack(turn, seat, effect.track, effect.n * Math.abs(steps));
    }
  });
}
