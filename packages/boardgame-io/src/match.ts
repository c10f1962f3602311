import type { PlayerID } from './boardgame.js';
import type { AnyEngine, EventIn, Happened, OutcomeIn, ViewIn } from './engine-types.js';

/** The `G` of boardgame.io as clients have it. All is absent until somebody has made the move `begin`. */
export interface BoardgameG<E> {
  /** The view of the seat of this client; of a client without a seat, the spectator's. */
  readonly view?: ViewIn<E>;
  /** The events of the last move, as this client may read them. */
  readonly events?: readonly EventIn<E>[];
  /** The reason for having no view: storage gave back no state that this release of the engine can go on from. */
  readonly unreadable?: string;
}

/** The `ctx.gameover` of boardgame.io. */
export interface Gameover<E> {
  readonly outcome: OutcomeIn<E>;
  /** The winner, unless several share the first place. */
  readonly winner?: PlayerID;
  /** Several share the first place. */
  readonly draw?: true;
}

/** The `G` of the master. Clients are sent it only before the game has begun, while nothing in it is a secret. */
export interface Kept extends BoardgameG<AnyEngine> {
  /** Those that were given for this match, and its number of players. */
  readonly options: { readonly players: number };
  /** The seats that may move, as far as everybody may know: all of them where it is a secret who is asked. */
  readonly active: readonly PlayerID[];
  /** It is a secret who is asked. */
  readonly isSecret: boolean;
  /** The state: absent until the game has begun. */
  readonly state?: object;
  /** The events of the last move, with their secrets. */
  readonly happened?: Happened;
  readonly gameover?: Gameover<AnyEngine>;
}

/** True for the `G` of a master. */
export const isKept = (G: unknown): G is Kept =>
  typeof G === 'object' && G !== null && 'active' in G && 'options' in G && 'isSecret' in G;

/** The seat of a player; undefined for a client without one. */
export function seatOf(playerID: unknown, players: number): number | undefined {
  const seat = Number(playerID);
  return typeof playerID === 'string' && String(seat) === playerID && seat >= 0 && seat < players ? seat : undefined;
}

export const playerAt = (seat: number): PlayerID => String(seat);

/** All players of a match. */
export const everybody = (players: number): readonly PlayerID[] =>
  Array.from({ length: players }, (_, seat) => playerAt(seat));
