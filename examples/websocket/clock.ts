/** Milliseconds since 1970 by a clock that nobody sets while the process runs. */
export const now = (): number => Math.floor(performance.timeOrigin + performance.now());
