/** Milliseconds since any fixed moment, also on hosts without `performance`. */
export const hostNow = (): number => (typeof performance === 'undefined' ? Date.now() : performance.now());

/** A clock read this many times without moving stands still, as under fake timers. */
const STILL = 10_000;

/**
 * Returns a function that is true once `milliseconds` have passed. On a clock that stands still it turns true after
 * `STILL` calls.
 */
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
