import { at, changed, type Seat } from '@rulewright/core';
import type { SoulCause } from './events.js';
import type { Rule } from './rulebook/rules.js';
import type { DneTurn } from './state.js';

// DNE-GNL.5: souls come from an unlimited supply and return to it.

/** Why souls change: the rule, what it is about, and the class or the monster that brings or takes them. */
export interface Why {
  readonly rule: Rule;
  readonly cause: SoulCause;
  readonly source?: string | undefined;
}

/** DNE-GNL.5: nobody falls below 0. */
export function changeSouls({ state, emit }: DneTurn, seat: Seat, change: number, { rule, cause, source }: Why): void {
  const loser = at(state.players, seat);
  const souls = Math.max(0, loser.souls + change);
  if (souls === loser.souls) return;
  emit?.({
    type: 'souls-changed',
    rule,
    seat,
    souls: changed(souls, souls - loser.souls),
    cause,
    ...(source !== undefined && { source }),
  });
  loser.souls = souls;
}

/** DNE-CLS.29, DNE-ESC.6: who is shielded loses no souls in the rest of the rave, neither to rivals nor to a monster. */
export function loseInRave(turn: DneTurn, seat: Seat, amount: number, why: Why): void {
  if (!turn.state.rave.shielded.includes(seat)) changeSouls(turn, seat, -amount, why);
  else if (amount > 0)
    turn.emit?.({ type: 'souls-shielded', rule: why.cause === 'monster' ? 'DNE-ESC.6' : 'DNE-CLS.29', seat, amount });
}
