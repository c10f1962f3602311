import type { Seat } from '@rulewright/core';

// Who was called last in this thread: what is known of a thread that has ended in the middle of a game.

let listener: ((seat: Seat) => void) | undefined;

/** Tells the listener of this thread that the player of a seat is called now. */
export const called = (seat: Seat): void => listener?.(seat);

/** Sets the listener for calls of players in this thread. */
export const onCall = (hear: (seat: Seat) => void): void => {
  listener = hear;
};
