import { at, type Seat } from '@rulewright/core';
import { left } from './clock.js';
import type { House } from './live-table.js';
import type { Table } from './types.js';

/** The seat whose time is up next, and when; undefined while no clock runs. */
export function deadline({ asking }: House, table: Table): { readonly seat: Seat; readonly at: number } | undefined {
  if (table.phase !== 'playing') return undefined;
  const due = asking.of(table.state).seats.flatMap((seat) => {
    const { clock, gone } = at(table.seats, seat);
    const time = gone === null ? left(clock, table.terms.clock) : null;
    return time === null ? [] : [{ seat, at: table.time + time }];
  });
  return due.sort((one, other) => one.at - other.at || one.seat - other.seat)[0];
}
