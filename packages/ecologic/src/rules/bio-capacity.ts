import { at, type Seat } from '@rulewright/core';
import { tileAt } from '../field.js';
import type { EcoContext, EcoTurn, Hex } from '../state.js';
import { changeEcoFund } from './supplies.js';

// ECO-BIO: the eco points that a hex gives to its settler.

/** ECO-BIO.2: the eco points that a hex still has for this settler; the eco supply may have fewer (ECO-BIO.4). */
export const bioLeft = (context: EcoContext, seat: Seat, hex: Hex): number =>
  at(at(context.state.bioTaken, seat), hex) ? 0 : tileAt(context, hex).bio;

/** ECO-BIO.1, ECO-BIO.2, ECO-R6, ECO-R29: the settler takes what the hex still gives. */
export function takeBio(turn: EcoTurn, seat: Seat, hex: Hex): void {
  const { state } = turn;
  const { setupBioCapacity, bioCapacityOnce } = state.options;
  if (state.phase === 'set-up' && !setupBioCapacity) return;
  if (at(at(state.bioTaken, seat), hex)) return;
  const bio = bioLeft(turn, seat, hex);
  for (const [player, taken] of state.bioTaken.entries())
    if (bioCapacityOnce === 'global' || player === seat) taken[hex] = true;
  const ecoFund = changeEcoFund(turn, seat, bio);
  turn.emit?.({ type: 'bio-taken', rule: 'ECO-BIO.1', seat, hex, amount: bio, ecoFund });
}
