/// <reference types="node" />
import { hostNow } from '../clock.js';

/** A clock with alarms. Tests pass one of their own. */
export interface Watch {
  /** Milliseconds since any fixed moment. */
  now(): number;
  /** Calls `ring` once after that many milliseconds, unless the returned function is called before. */
  wake(after: number, ring: () => void): () => void;
  /** Milliseconds of processor time used by this process. Without it, `now` is used. */
  processor?(): number;
}

/** Time limits of players in a match. */
export interface TimeControl {
  /** Milliseconds for each call of a player; no limit by default. */
  readonly move?: number;
  /** Milliseconds for all calls of one player together; no limit by default. */
  readonly game?: number;
  /** The clock; that of this machine by default. */
  readonly watch?: Watch;
}

/** Milliseconds of processor time used by this process, or of the clock on hosts that do not measure it. */
export const processorTime = (): number => {
  if (typeof process === 'undefined' || typeof process.cpuUsage !== 'function') return hostNow();
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Longest time of a timer, in milliseconds: hosts fire longer ones at once. */
const LONGEST_TIMER = 2 ** 31 - 1;

export const machineWatch: Watch = {
  now: hostNow,
  processor: processorTime,
  wake(after, ring) {
    const timer = setTimeout(ring, Math.min(after, LONGEST_TIMER));
    return () => clearTimeout(timer);
  },
};
