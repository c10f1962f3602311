/// <reference types="node" />
import { hostNow } from '../clock.js';

/** Tells the time and wakes up. A test gives one of its own. */
export interface Watch {
  /** Milliseconds since any fixed moment. */
  now(): number;
  /** Calls `ring` once after that many milliseconds, unless the function that it gives is called before. */
  wake(after: number, ring: () => void): () => void;
  /** Milliseconds of processor time that this process has used; where it is not known time goes by in its place. */
  processor?(): number;
}

/** How much time the players of a match have. */
export interface TimeControl {
  /** Milliseconds for each call of a player; no bound when not given. */
  readonly move?: number;
  /** Milliseconds for all calls of one player together; no bound when not given. */
  readonly game?: number;
  /** The clock of this machine when not given. */
  readonly watch?: Watch;
}

/** Where a process does not say what it has used, the clock has to do. */
export const processorTime = (): number => {
  if (typeof process === 'undefined' || typeof process.cpuUsage !== 'function') return hostNow();
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Timers that are set for longer ring at once. */
const LONGEST_TIMER = 2 ** 31 - 1;

export const machineWatch: Watch = {
  now: hostNow,
  processor: processorTime,
  wake(after, ring) {
    const timer = setTimeout(ring, Math.min(after, LONGEST_TIMER));
    return () => clearTimeout(timer);
  },
};
