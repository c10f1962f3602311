import { at, type Seat, seatsFrom } from '@rulewright/core';
import { changed } from '@rulewright/core/author';
import type { Star } from '../agenda.js';
import { FACTIONS, GROUND_FACTIONS } from '../content/words.js';
import { REVEALING_CELL, TIER_3, TIER_4 } from '../numbers.js';
import { hasPenalty } from '../penalties.js';
import { hasUsable } from '../recruits.js';
import type { Rule } from '../rulebook/rules.js';
import type { EuphoriaContext, EuphoriaTurn } from '../state.js';

// EUP-ALL: the allegiance tracks, their tiers, and hidden recruits that are revealed.

/** True when a player has the bonus of tier 1 or 2 of a faction (EUP-ALL.2, EUP-PEN.11). */
export const hasTier = (context: EuphoriaContext, seat: Seat, faction: number, cell: number): boolean =>
  at(context.state.allegiance, faction) >= cell &&
  hasUsable(context, seat, faction) &&
  !hasPenalty(context, seat, 'no-allegiance-bonus');

/** EUP-ALL.8, EUP-ICA.5 */
export const isRevealed = ({ state }: EuphoriaContext, faction: number): boolean =>
  at(state.allegiance, faction) >= TIER_3 || (faction < GROUND_FACTIONS && at(state.miners, faction) >= REVEALING_CELL);

/** Advances a faction by one step and queues the consequences (EUP-ALL.1, EUP-ALL.5, EUP-ALL.6). */
export function raiseAllegiance(turn: EuphoriaTurn, faction: number, rule: Rule): void {
  const { state, emit } = turn;
  const cell = at(state.allegiance, faction) + 1;
  if (cell > TIER_4) return;
  state.allegiance[faction] = cell;
  emit?.({ type: 'allegiance-moved', rule, faction: at(FACTIONS, faction), cell: changed(cell, 1) });
  if (cell === TIER_3) revealFaction(turn, faction, 'EUP-ALL.5');
  if (cell === TIER_4) starActiveRecruits(turn, faction);
}

/** EUP-ALL.6: one batch for all players. */
function starActiveRecruits({ state, content, queue }: EuphoriaTurn, faction: number): void {
  const stars: Star[] = [];
  for (const seat of seatsFrom(state.active, state.options.players))
    for (const recruit of [...at(state.activeRecruits, seat)].sort((a, b) => a - b))
      if (content.recruits[recruit]?.faction === faction) stars.push({ seat, on: 'recruit', at: recruit });
  if (stars.length > 0) queue({ kind: 'stars', rule: 'EUP-ALL.6', stars, ofVisit: false });
}

/** EUP-ALL.5, EUP-TUN.5: every hidden recruit of the faction, clockwise from the active player. */
export function revealFaction(turn: EuphoriaTurn, faction: number, rule: Rule): void {
  const { state, content } = turn;
  for (const seat of seatsFrom(state.active, state.options.players))
    for (const recruit of [...at(state.hiddenRecruits, seat)])
      if (content.recruits[recruit]?.faction === faction) activate(turn, seat, recruit, rule);
}

/** EUP-ALL.7: a hidden recruit becomes active, and carries a star when its faction has come to the end. */
export function activate(turn: EuphoriaTurn, seat: Seat, recruit: number, rule: Rule): void {
  const { state, content, emit, queue } = turn;
  const { id, faction } = at(content.recruits, recruit);
  turn.cards.move(recruit, ['hiddenRecruits.*', seat], ['activeRecruits.*', seat]);
  state.freshRecruits.push(recruit);
  emit?.({ type: 'recruit-revealed', rule, seat, recruit: id });
  if (at(state.allegiance, faction) === TIER_4)
    queue({ kind: 'stars', rule: 'EUP-ALL.7', stars: [{ seat, on: 'recruit', at: recruit }], ofVisit: false });
}
