import { at, type Seat } from '@rulewright/core';
import type { SoulCause } from './events.js';
import type { DneTurn } from './state.js';

// DNE-GNL.5: souls come from an unlimited supply and return to it.

/** DNE-GNL.5: nobody falls below 0. */
export function changeSouls({ state, emit }: DneTurn, seat: Seat, change: number, cause: SoulCause): void {
  const loser = at(state.players, seat);
  const souls = Math.max(0, loser.souls + change);
  if (souls === loser.souls) return;
  emit?.({ type: 'souls-changed', seat, change: souls - loser.souls, souls, cause });
  loser.souls = souls;
}

/** DNE-CLS.29, DNE-ESC.6: who is shielded loses no souls in the rest of the rave. */
export function loseInRave(turn: DneTurn, seat: Seat, amount: number, cause: SoulCause): void {
  if (!turn.state.rave.shielded.includes(seat)) changeSouls(turn, seat, -amount, cause);
}
