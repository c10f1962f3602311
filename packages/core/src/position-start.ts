/** Where something begins: a game that was played so far. */
export interface PositionStart {
  readonly seed: string;
  readonly options?: object;
  /** Decisions as the engine's `format` writes them. */
  readonly actions: readonly string[];
}
