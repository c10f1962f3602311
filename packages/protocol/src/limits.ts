import { InputError } from '@rulewright/core';

/** Limits of one session. A request beyond one ends in an error that names the limit; the session goes on. */
export interface Limits {
  /** Bytes of one message to the server. The answer to a batch is sixteen times as long at most. */
  readonly message: number;
  /** Requests in one batch. */
  readonly batch: number;
  /** Handles held at the same time. */
  readonly handles: number;
  /** Decisions of one recorded game, and of one playout. */
  readonly decisions: number;
  /** Games played out by one request. */
  readonly playouts: number;
  /** Runs of draws followed by `chances`, `starts` and `futures`. */
  readonly runs: number;
  /** Nodes of a tree that is traversed in full. */
  readonly nodes: number;
  /** Deals tried to find a world that agrees with a view. */
  readonly tries: number;
  /** Milliseconds after which a request that plays many games starts no further game, and its bots have no more time. */
  readonly time: number;
}

export const defaultLimits: Limits = Object.freeze({
  message: 16 * 1024 * 1024,
  batch: 10_000,
  handles: 10_000,
  decisions: 100_000,
  playouts: 100_000,
  runs: 10_000,
  nodes: 100_000,
  tries: 10_000,
  time: 60_000,
});

/**
 * Completes given limits by the defaults. Throws `InputError` for unknown limits, and for values that are not positive
 * numbers.
 */
export function readLimits<L extends object>(defaults: L, given: Partial<L>): L {
  const limits = { ...defaults, ...given };
  const issues = Object.entries(limits).flatMap(([name, value]) => {
    const isKnown = Object.hasOwn(defaults, name);
    if (isKnown && typeof value === 'number' && value > 0) return [];
    return [{ path: `limits.${name}`, message: isKnown ? `${value} is not a positive number` : 'no such limit' }];
  });
  if (issues.length > 0) throw new InputError('not limits of a server', issues);
  return limits;
}
