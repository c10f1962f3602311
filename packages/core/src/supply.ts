/** How many counters a supply holds, or 'unlimited' when it never runs short. */
export type Supply = number | 'unlimited';

/** How much of what is wanted the supply can give; nothing is moved. */
export const available = (supply: Supply, wanted: number): number =>
  supply === 'unlimited' ? wanted : Math.min(wanted, supply);

/** What the supply holds after `amount` was taken from it; a negative amount is put back. */
export const drained = (supply: Supply, amount: number): Supply => (supply === 'unlimited' ? supply : supply - amount);
