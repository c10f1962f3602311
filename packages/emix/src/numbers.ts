// The numbers of the rulebook that rules, queries and the player aid name alike.

/** EMX-INF.9: the most cards exchanged at once. */
export const MOST_CARDS = 3;
/** EMX-RES: the cards a hand is filled up to. */
export const HAND_SIZE = 5;
/** EMX-RND: the circles of a round. */
export const CIRCLES = [1, 2, 3] as const;
/** EMX-PWR: the most different powers before a human. */
export const DIFFERENT_POWERS = 5;
