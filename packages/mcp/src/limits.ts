/** What one client may ask for. What goes beyond ends in an error that names the limit. */
export interface TableLimits {
  /** Games that are kept at the same time, those that are over too. */
  readonly tables: number;
  /** Games that a bot may think through for one decision. */
  readonly iterations: number;
  /** Milliseconds that a bot may think about one decision, whatever its other settings; a bot stops a little before. */
  readonly milliseconds: number;
}

/** What holds when nothing else is said: 20 games, 2,000 iterations, 5 seconds. */
export const defaultLimits: TableLimits = Object.freeze({ tables: 20, iterations: 2000, milliseconds: 5000 });
