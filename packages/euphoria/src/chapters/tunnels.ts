import { at } from '@rulewright/core';
import { spaceAt } from '../content/board.js';
import { COMMODITIES, FACTIONS } from '../content/words.js';
import { gain } from '../goods.js';
import { takesBoth } from '../recruits/hooks.js';
import type { EuphoriaTable, EuphoriaTurn } from '../state.js';
import { hasTier, REVEALING_CELL, revealFaction, TIER_2, TUNNEL_END } from './allegiance.js';

// EUP-TUN: tunnels.

/** The tunnel of the placement that goes on: its faction. */
export const tunnelOf = ({ state }: EuphoriaTable): number => spaceAt(state.placement.space).faction;
/** The resource of a faction's tunnel, by its place in the canonical order of goods. */
export const resourceOf = (faction: number): number => COMMODITIES.length + faction;

/** EUP-TUN.2 to EUP-TUN.4: the resource or an artifact, or both, and then the miner moves. */
export function digTunnel(turn: EuphoriaTurn): void {
  const { state, queue } = turn;
  const { seat } = state.placement;
  const faction = tunnelOf(turn);
  if (hasTier(turn, seat, faction, TIER_2) || takesBoth(turn)) {
    gain(turn, seat, resourceOf(faction), 1);
    queue({ kind: 'draw', seat, count: 1 });
  } else queue({ kind: 'place-benefit', seat, resources: 0 });
  queue({ kind: 'dig' });
}

export function dig(turn: EuphoriaTurn): void {
  advanceMiner(turn, tunnelOf(turn));
}

/** EUP-TUN.4 to EUP-TUN.7: one step, if the tunnel is not complete. */
export function advanceMiner(turn: EuphoriaTurn, faction: number): void {
  const { state, emit } = turn;
  const cell = at(state.miners, faction) + 1;
  if (cell > TUNNEL_END) return;
  state.miners[faction] = cell;
  emit?.({ type: 'miner-moved', faction: at(FACTIONS, faction), cell });
  if (cell === REVEALING_CELL) revealFaction(turn, faction);
}
