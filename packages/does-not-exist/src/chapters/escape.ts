import type { Seat } from '@rulewright/core';
import type { WayOut } from '../content/specials.js';
import { rollDie } from '../dice.js';
import type { EscapeResult } from '../events.js';
import { greatestWorth } from '../piles.js';
import { abilityOf, heldCount, isActive, player } from '../players.js';
import { escapeBonus } from '../scoring.js';
import { loseInRave } from '../souls.js';
import type { DneTable, DneTurn } from '../state.js';
import { monsterHere } from './monster.js';

// DNE-ESC: how the unsuccessful get away from a monster.

const ESCAPES_FROM = 5;

/** What the monster says of escaping. */
export const escapeOf = (table: DneTable) => monsterHere(table)?.special.escape ?? {};

export const tellEscape = ({ emit }: DneTurn, seat: Seat, result: EscapeResult): void => {
  emit?.({ type: 'escape-ended', seat, result });
};

/** DNE-ESC.1, DNE-ESC.2, DNE-SPC.5, DNE-SPC.6: release, the loss before the roll, then a way out or the roll. */
export function escaping(turn: DneTurn, { seat }: { readonly seat: Seat }): void {
  const { state, queue } = turn;
  if (monsterHere(turn) === undefined || !isActive(state, seat)) return;
  const { releaseAtMost, loseBefore = 0, way, noRoll } = escapeOf(turn);
  if (releaseAtMost !== undefined && player(turn, seat).souls <= releaseAtMost) {
    tellEscape(turn, seat, 'released');
    return;
  }
  loseInRave(turn, seat, loseBefore, 'monster');
  if (way !== undefined && mayFind(turn, seat, way)) queue({ kind: 'escape', seat });
  else if (noRoll === true) fail(turn, seat);
  else queue({ kind: 'escape-roll', seat });
}

/** DNE-GNL.14: whether public facts leave open that the player can take the way out. */
function mayFind(table: DneTable, seat: Seat, way: WayOut): boolean {
  const { hand, inventory } = player(table, seat);
  switch (way.by) {
    case 'walk-away':
      return true;
    case 'pay-escape':
      return heldCount(table, seat) > 0;
    case 'bribe':
      return hand.length > 0 || greatestWorth(table, inventory) >= way.minBonus;
  }
}

/** The escape has failed: the failure effect applies. */
export function fail(turn: DneTurn, seat: Seat): void {
  tellEscape(turn, seat, 'failed');
  turn.queue({ kind: 'failure', seat, path: [] });
}

/** DNE-ESC.3, DNE-ESC.4 */
export function escapeRoll(turn: DneTurn, { seat }: { readonly seat: Seat }): void {
  const result = rollDie(turn, seat, 'escape') + escapeBonus(turn, seat);
  weigh(turn, seat, result, abilityOf(turn, seat, 'boost')?.most ?? 0);
}

/** DNE-ESC.4: asks for a boost as long as one may help; then the result counts. */
export function weigh(turn: DneTurn, seat: Seat, result: number, left: number): void {
  const { queue } = turn;
  if (result < ESCAPES_FROM && left > 0 && heldCount(turn, seat) > 0) queue({ kind: 'boost', seat, result, left });
  else queue({ kind: 'consequence', seat, result });
}

/** DNE-ESC.5, DNE-SPC.7, DNE-R44: the soul that rolling costs, then the failure effect. */
export function consequence(turn: DneTurn, { seat, result }: { readonly seat: Seat; readonly result: number }): void {
  const { loseIfRolled = 0 } = escapeOf(turn);
  const failure = monsterHere(turn)?.failure;
  const isEscaped = result >= ESCAPES_FROM;
  const isGreater = turn.state.options.mrBones === 'greater' && !isEscaped && failure?.op === 'loseSouls';
  if (isGreater) {
    tellEscape(turn, seat, 'failed');
    loseInRave(turn, seat, Math.max(failure.n, loseIfRolled), 'monster');
    return;
  }
  loseInRave(turn, seat, loseIfRolled, 'monster');
  if (isEscaped) tellEscape(turn, seat, 'rolled');
  else fail(turn, seat);
}
