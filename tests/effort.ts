// `npm test` plays half of what `npm run test:nightly` plays, of what takes longest a quarter.

export const isNightly = process.env.NIGHTLY !== undefined;

/** Every second entry, the first among them; at night all. */
export const half = <X>(list: readonly X[]): readonly X[] => (isNightly ? list : list.filter((_, i) => i % 2 === 0));

/** The entries that `half` leaves out, for a second test of the same kind; at night all. */
export const otherHalf = <X>(list: readonly X[]): readonly X[] =>
  isNightly ? list : list.filter((_, i) => i % 2 === 1);

/** Every fourth entry, the first among them; at night all. */
export const quarter = <X>(list: readonly X[]): readonly X[] => half(half(list));

/** Half of a number, at least 1; at night the whole. */
export const halved = (count: number): number => (isNightly ? count : Math.ceil(count / 2));

/** A quarter of a number, at least 1; at night the whole. */
export const quartered = (count: number): number => (isNightly ? count : Math.ceil(count / 4));
