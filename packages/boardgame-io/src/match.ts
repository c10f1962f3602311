import type { PlayerID } from './boardgame.js';
import type { AnyEngine, EventIn, Happened, OutcomeIn, ViewIn } from './engine-types.js';

/** What boardgame.io calls `G`, as clients have it. All is absent until somebody has made the move `begin`. */
export interface BoardgameG<E> {
  /** What the seat of this client may know; of a client without a seat, what everybody may know. */
  readonly view?: ViewIn<E>;
  /** What happened in the last move, as this client may read it. */
  readonly events?: readonly EventIn<E>[];
  /** Why there is no view: what storage gave back is no state that this release of the engine can go on from. */
  readonly unreadable?: string;
}

/** What boardgame.io keeps as `ctx.gameover`. */
export interface Gameover<E> {
  readonly outcome: OutcomeIn<E>;
  /** Who has won, unless several share the first place. */
  readonly winner?: PlayerID;
  /** Several share the first place. */
  readonly draw?: true;
}

/** What `G` is on the master. No client is sent it but before the game has begun, when nothing in it is a secret. */
export interface Kept extends BoardgameG<AnyEngine> {
  /** Those that were given for this match, and its number of players. */
  readonly options: { readonly players: number };
  /** Who may move, as far as everybody may know: all seats where it is a secret who is asked. */
  readonly active: readonly PlayerID[];
  /** It is a secret who is asked. */
  readonly isSecret: boolean;
  /** The state: absent until the game has begun. */
  readonly state?: object;
  /** What happened in the last move, with its secrets. */
  readonly happened?: Happened;
  readonly gameover?: Gameover<AnyEngine>;
}

/** Whether this is the `G` of a master. */
export const isKept = (G: unknown): G is Kept =>
  typeof G === 'object' && G !== null && 'active' in G && 'options' in G && 'isSecret' in G;

/** The seat of a player; undefined for whoever has none. */
export function seatOf(playerID: unknown, players: number): number | undefined {
  const seat = Number(playerID);
  return typeof playerID === 'string' && String(seat) === playerID && seat >= 0 && seat < players ? seat : undefined;
}

export const playerAt = (seat: number): PlayerID => String(seat);

/** All players of a match. */
export const everybody = (players: number): readonly PlayerID[] =>
  Array.from({ length: players }, (_, seat) => playerAt(seat));
