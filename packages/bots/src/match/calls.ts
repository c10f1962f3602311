import type { Seat } from '@rulewright/core';

// Reports calls of players, so that a thread that ends in the middle of a game leaves a trace of the last one.

let listener: ((seat: Seat) => void) | undefined;

/** Tells the listener of this thread that the player of a seat is called now. */
export const called = (seat: Seat): void => listener?.(seat);

/** Sets the listener for calls of players in this thread. */
export const onCall = (hear: (seat: Seat) => void): void => {
  listener = hear;
};
