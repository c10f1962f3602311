import { InputError } from '@rulewright/core';

/** What one session may ask for. What goes beyond ends in an error that names the limit; the session goes on. */
export interface Limits {
  /** Bytes of one message, both ways to the server. */
  readonly message: number;
  /** Requests in one batch. */
  readonly batch: number;
  /** Handles that are held at the same time. */
  readonly handles: number;
  /** Decisions of one game that is recorded, and of one playout. */
  readonly decisions: number;
  /** Games that one request plays out. */
  readonly playouts: number;
  /** Runs of draws that `chances`, `starts` and `futures` follow. */
  readonly runs: number;
  /** Nodes of a tree that is walked whole. */
  readonly nodes: number;
  /** Deals that are tried until a world agrees with a view. */
  readonly tries: number;
  /** Milliseconds after which a request that plays many games begins no other one. */
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

/** Limits of which some are given. Throws `InputError` for those that there are not, and for anything that is not a positive number. */
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
