import type { Seat } from '@rulewright/core';

// Runs the calls of players, so that a thread knows whose code it is that fails.

/** Runs a call of the player at a seat. */
export type Caller = <X>(seat: Seat, work: () => X) => X;

let caller: Caller = (_, work) => work();

/** Runs a call of a player as this thread wants it. */
export const inCall: Caller = (seat, work) => caller(seat, work);

/** Sets how this thread runs calls of players. */
export const runCalls = (by: Caller): void => {
  caller = by;
};
