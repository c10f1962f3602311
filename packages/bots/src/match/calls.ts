import type { Seat } from '@rulewright/core';

// Who was called last in this thread: what is known of a thread that has ended in the middle of a game.

let listener: ((seat: Seat) => void) | undefined;

/** Tells whoever listens that the player of a seat is called now. */
export const called = (seat: Seat): void => listener?.(seat);

/** Hears of every call in this thread. */
export const onCall = (hear: (seat: Seat) => void): void => {
  listener = hear;
};
