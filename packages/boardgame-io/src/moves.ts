import type { ActionIn, AnyEngine } from './engine-types.js';

/** The moves of a client. */
export interface BoardgameMoves<E> {
  /** Begins the game; any player does it, once. */
  begin(): void;
  /** Takes an action of the client's own seat. */
  act(action: ActionIn<E>): void;
}

/** A client of boardgame.io, or the props of its board. */
export interface WithMoves {
  readonly moves: Readonly<Record<string, (...args: unknown[]) => void>>;
}

/** The moves of a client or a board with the types of the engine, which boardgame.io does not know. */
export const movesOf = <E extends AnyEngine>(_: E, client: WithMoves): BoardgameMoves<E> => ({
  begin: () => client.moves.begin?.(),
  act: (action) => client.moves.act?.(action),
});
