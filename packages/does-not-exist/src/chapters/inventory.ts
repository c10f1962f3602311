import { at, seatsFrom } from '@rulewright/core';
import { handLimit, INVENTORY_LIMIT, isActive } from '../players.js';
import type { DneTurn } from '../state.js';

// DNE-GNL.7 to DNE-GNL.9, DNE-STO: limits of hand and inventory.

/** DNE-GNL.8: asks the first player from the Host on whose hand is above the limit, until nobody's is. */
export function limits(turn: DneTurn): void {
  const { state, queue } = turn;
  const { host, unlimited } = state.turn;
  for (const seat of seatsFrom(host, state.options.players)) {
    if (!isActive(state, seat) || (unlimited && seat === host)) continue;
    if (at(state.players, seat).hand.length <= handLimit(turn, seat)) continue;
    queue({ kind: 'overflow', seat }, { kind: 'limits' });
    return;
  }
}

/** DNE-GNL.9: an inventory of six loses a card at once. */
export function limitInventory({ state, queue }: DneTurn, seat: number): void {
  if (at(state.players, seat).inventory.length > INVENTORY_LIMIT) queue({ kind: 'inventory-overflow', seat });
}
