import { at, type Seat } from '@rulewright/core';
import { changed } from '@rulewright/core/author';
import type { SoulCause } from './events.js';
import type { Rule } from './rulebook/rules.js';
import type { DneTurn } from './state.js';

// DNE-GNL.5: souls come from an unlimited supply and return to it.

/** The reason of a change of souls: its rule and cause, and the class or monster behind it. */
export interface Why {
  readonly rule: Rule;
  readonly cause: SoulCause;
  readonly source?: string | undefined;
}

/** DNE-GNL.5: changes the souls of a player, never below 0. */
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

/** DNE-CLS.29, DNE-ESC.6: takes souls in a rave; a shielded player loses none, neither to rivals nor to a monster. */
export function loseInRave(turn: DneTurn, seat: Seat, amount: number, why: Why): void {
  if (!turn.state.rave.shielded.includes(seat)) changeSouls(turn, seat, -amount, why);
  else if (amount > 0)
    turn.emit?.({ type: 'souls-shielded', rule: why.cause === 'monster' ? 'DNE-ESC.6' : 'DNE-CLS.29', seat, amount });
}
