/** Limits of one client. A request beyond one ends in an error that names the limit. */
export interface TableLimits {
  /** Games kept at the same time, finished ones included. */
  readonly tables: number;
  /** Games a bot may simulate for one decision. */
  readonly iterations: number;
  /** Milliseconds a bot may think about one decision, whatever its other settings; a bot stops a little before. */
  readonly milliseconds: number;
}

/** Default limits: 20 games, 2,000 iterations, 5 seconds. */
export const defaultLimits: TableLimits = Object.freeze({ tables: 20, iterations: 2000, milliseconds: 5000 });
