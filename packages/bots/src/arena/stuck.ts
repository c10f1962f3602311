/// <reference types="node" />
import type { Terms } from './played.js';

// A player that computes for ever in one call lets its thread do nothing else. The thread beats; where a move has a limit,
// one that has not beaten for much longer than that is ended from outside.

/** Milliseconds between two beats. */
const BEAT = 100;
/** Milliseconds that a thread may be late for other reasons, such as a machine that is busy. */
const GRACE = 2000;

/** Lets a thread beat in the second number of `calling` while it can do anything; returns the function that stops it. */
export function beating(calling: Int32Array): () => void {
  const timer = setInterval(() => Atomics.add(calling, 1, 1), BEAT);
  timer.unref();
  return () => clearInterval(timer);
}

/** A signal that a thread is stuck. Its time begins with its first call of a player; without a limit of a move there is none. */
export function whenStuck(
  calling: Int32Array,
  { time }: Pick<Terms, 'time'>,
  grace = GRACE,
): { readonly signal?: AbortSignal; stop(): void } {
  const move = time?.move;
  if (move === undefined) return { stop: () => {} };
  const ended = new AbortController();
  let [beats, since] = [-1, 0];
  const timer = setInterval(() => {
    const now = Atomics.load(calling, 1);
    const isCalling = Atomics.load(calling, 0) > 0;
    since = isCalling && now === beats ? since + BEAT : 0;
    beats = now;
    if (since > move + grace) ended.abort();
  }, BEAT);
  timer.unref();
  return { signal: ended.signal, stop: () => clearInterval(timer) };
}
