// Where things stand in the drawing of Does Not Exist, in units of its SVGs.

/** The twenty-sided die, from −24 to 24: its border, and the triangle on top. */
export const DIE = {
  border: 'M0 -23 20 -11.5V11.5L0 23 -20 11.5V-11.5z',
  face: 'M0 -12 12 8.5H-12z M0 -23V-12M20 -11.5 0 -12 -20 -11.5 -12 8.5 -20 11.5M12 8.5 20 -11.5M12 8.5 20 11.5M12 8.5 0 23 -12 8.5',
} as const;

/** A soul: a crystal in a box of 10 × 14. */
export const SOUL = 'M5 .7 9.3 4.6 5 13.3 .7 4.6z';

/** Beyond this many souls there are only numbers. */
export const MOST_SOULS = 20;

/** A bar of a line-up: its length goes at least so far beyond what is needed. */
export const BEYOND_NEEDED = 1.25;
