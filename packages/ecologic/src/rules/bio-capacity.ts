import { at, type Seat } from '@rulewright/core';
import { tileAt } from '../field.js';
import type { EcoTurn, Hex } from '../state.js';
import { changeEcoFund } from './supplies.js';

// ECO-BIO: what a hex gives to its settler.

/** ECO-BIO.1, ECO-BIO.2, ECO-R6, ECO-R29: the settler takes what the hex still gives. */
export function takeBio(turn: EcoTurn, seat: Seat, hex: Hex): void {
  const { state } = turn;
  const { setupBioCapacity, bioCapacityOnce } = state.options;
  if (state.phase === 'set-up' && !setupBioCapacity) return;
  if (at(at(state.bioTaken, seat), hex)) return;
  for (const [player, taken] of state.bioTaken.entries())
    if (bioCapacityOnce === 'global' || player === seat) taken[hex] = true;
  const { bio } = tileAt(turn, hex);
  changeEcoFund(turn, seat, bio);
  turn.emit?.({ type: 'bio-taken', seat, hex, amount: bio });
}
