// `npm test` plays half of what `npm run test:nightly` plays, of what takes longest a quarter.

export const isNightly = process.env.NIGHTLY !== undefined;

/** Every second entry, the first among them; at night all. */
export const half = <X>(list: readonly X[]): readonly X[] => (isNightly ? list : list.filter((_, i) => i % 2 === 0));

/** Half of a number, at least 1; at night the whole. */
export const halved = (count: number): number => (isNightly ? count : Math.ceil(count / 2));

/** A quarter of a number, at least 1; at night the whole. */
export const quartered = (count: number): number => (isNightly ? count : Math.ceil(count / 4));
