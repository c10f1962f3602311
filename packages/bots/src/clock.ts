/** Milliseconds from any beginning, on every host: some have no `performance`. */
export const hostNow = (): number => (typeof performance === 'undefined' ? Date.now() : performance.now());

/** A clock that was asked so often and has not moved stands still, as under fake timers. */
const STILL = 10_000;

/** Says whether so many milliseconds have passed; by a clock that stands still they have, after so many questions. */
export function deadline(now: () => number, milliseconds: number): () => boolean {
  if (milliseconds === Number.POSITIVE_INFINITY) return () => false;
  let last = now();
  const end = last + milliseconds;
  let still = 0;
  return () => {
    const time = now();
    still = time === last ? still + 1 : 0;
    last = time;
    return time >= end || still >= STILL;
  };
}
