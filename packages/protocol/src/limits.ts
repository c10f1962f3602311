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
  /** Runs of draws that `chances` follows. */
  readonly runs: number;
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
  tries: 10_000,
  time: 60_000,
});
