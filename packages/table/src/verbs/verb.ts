import type { Seat, Violation } from '@rulewright/core';
import { type Command, SERVER } from '../commands.js';
import { isPlayedByPerson, type LiveTable } from '../live-table.js';
import { refuse, type TableRule, type TableViolation } from '../rules.js';
import type { SeatAt } from '../types.js';

/** A kind of command: `check` gives its refusal, and what passes is performed. */
export interface Verb<C extends Command> {
  check(live: LiveTable, command: C): TableViolation | undefined;
  /** The refusal of the game, for a command that passes `check`; `perform` throws it. */
  refusedByGame?(live: LiveTable, command: C): Violation | undefined;
  perform(live: LiveTable, command: C): void;
}

export const personAt = ({ occupant }: SeatAt): string | undefined =>
  occupant !== null && 'person' in occupant ? occupant.person : undefined;

/** The seat of a person, −1 for one who sits nowhere or has gone. */
export const seatOf = ({ seats }: { readonly seats: readonly SeatAt[] }, by: string): Seat =>
  seats.findIndex((each) => isPlayedByPerson(each) && personAt(each) === by);

export const begun = ({ phase }: LiveTable, rule: TableRule): TableViolation | undefined =>
  phase === 'gathering' ? refuse(rule, 'not-begun') : undefined;

export const seated = (live: LiveTable, by: string, rule: TableRule): TableViolation | undefined =>
  seatOf(live, by) < 0 ? refuse(rule, by === SERVER ? 'not-the-server' : 'not-seated') : undefined;

/** More pauses and changes of its occupant than a seat needs between two of its decisions. */
const MOST_STIRS = 20;

export const isStirredEnough = ({ seats }: LiveTable, seat: Seat): boolean => (seats[seat]?.stirs ?? 0) >= MOST_STIRS;

/** The refusal of a command that answers something else than what waits; its details say what does. */
export const stale = ({ decision, proposal }: LiveTable, rule: TableRule): TableViolation => ({
  ...refuse(rule, 'stale'),
  details: { decision, proposal: proposal?.number ?? 'none' },
});
