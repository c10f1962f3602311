// The part of boardgame.io that a game meets, by its shape. Its own declarations do not compile where declarations are
// checked (`skipLibCheck: false`), so that none is imported; a test holds these against them.

/** A seat as boardgame.io writes it: `'0'`. */
export type PlayerID = string;

export interface Ctx {
  readonly numPlayers: number;
}

/** The argument of a hook or a move, beside the APIs of plugins. */
export interface Context<Match> {
  readonly G: Match;
  readonly ctx: Ctx;
  readonly events: {
    endTurn(arg: { next: PlayerID }): void;
    setActivePlayers(players: PlayerID[]): void;
  };
  readonly log: { setMetadata(metadata: unknown): void };
}
export interface MoveContext<G> extends Context<G> {
  readonly playerID: PlayerID;
}

/** A move that is made by the master alone, and whose arguments nobody else reads. */
export interface Move<G, Args extends unknown[]> {
  readonly move: (context: MoveContext<G>, ...args: Args) => G | undefined;
  readonly client: false;
  readonly redact: true;
  /** Not counted: how often a seat has moved may be a secret. */
  readonly noLimit: true;
  readonly undoable: boolean;
}

/** An entry of the log. */
export interface LogEntry {
  readonly action: {
    readonly type: string;
    readonly payload: { readonly type: string; readonly args?: unknown; readonly playerID?: PlayerID };
  };
}

/** The state that a plugin may read and change after a move. */
export interface FlushedState {
  readonly deltalog?: readonly LogEntry[] | undefined;
  readonly plugins: Readonly<Record<string, { readonly data: unknown }>>;
}

export interface Plugin {
  name: string;
  api(context: { readonly G: unknown }): unknown;
  dangerouslyFlushRawState<S extends FlushedState>(context: { readonly state: S; readonly api: unknown }): S;
  isInvalid(context: { readonly data: unknown }): false | string;
  playerView(): undefined;
}
