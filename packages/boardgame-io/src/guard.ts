import { isCredential, isMatchID, isNumPlayers, isPlayerID, isSmall } from './bounds.js';

/** The part of a server of boardgame.io that the guard reads. */
export interface GuardedServer {
  readonly app: object;
}

interface Namespace {
  use(meet: (socket: Socket, next: () => void) => void): void;
}
interface Socket {
  use(check: (packet: readonly unknown[], next: () => void) => void): void;
}

/**
 * Lets only those messages through to the masters of a server that a client may send. These are its own moves, to take
 * one back, to be told of a match and a line of chat, with fields of known kinds, no larger than a move can be. Without it boardgame.io lets
 * any player who may move replace the whole state, and move for others who may move too, and a large message stops the server.
 * Call it between `Server` and `run`. Throws when the server has no sockets.
 */
export function guard(server: GuardedServer, games: readonly { readonly name?: string }[]): void {
  const { app } = server;
  if (!hasSockets(app)) throw new TypeError('not a server of boardgame.io with its SocketIO transport');
  for (const { name = 'default' } of games)
    app._io.of(name).use((socket, next) => {
      socket.use((packet, pass) => {
        if (mayPass(packet)) pass();
      });
      next();
    });
}

const hasSockets = (app: object): app is { _io: { of(name: string): Namespace } } =>
  '_io' in app && isObject(app._io) && typeof app._io.of === 'function';

/** The messages of boardgame.io's clients, by what their arguments have to be. */
const MESSAGES: Readonly<Record<string, (...args: readonly unknown[]) => boolean>> = {
  update: (action, stateID, matchID, playerID) =>
    Number.isSafeInteger(stateID) && isMatchID(matchID) && isOwnMove(action, playerID),
  sync: (matchID, playerID, credentials, numPlayers) =>
    isMatchID(matchID) && isSeatOrNone(playerID) && isCredential(credentials) && isNumPlayers(numPlayers),
  chat: (matchID, line, credentials) =>
    isMatchID(matchID) && isObject(line) && isPlayerID(line.sender) && isCredential(credentials),
};
const MOST_ARGUMENTS = 4;

function mayPass([event, ...args]: readonly unknown[]): boolean {
  if (typeof event !== 'string' || !Object.hasOwn(MESSAGES, event)) return false;
  return args.length <= MOST_ARGUMENTS && isSmall(args) && MESSAGES[event]?.(...args) === true;
}

const MOVES: readonly unknown[] = ['begin', 'act'];

/**
 * True for an update in which the player whose credentials were checked moves, or takes back or repeats a move. It is no
 * larger than a move can be. For transports of your own; `guard` asks it for those of boardgame.io.
 */
export function isOwnMove(action: unknown, playerID: unknown): boolean {
  if (!isObject(action) || !isObject(action.payload) || !isPlayerID(playerID) || !isSmall(action)) return false;
  const { type, payload } = action;
  if (payload.playerID !== playerID || !isCredential(payload.credentials)) return false;
  return type === 'MAKE_MOVE'
    ? MOVES.includes(payload.type) && Array.isArray(payload.args) && payload.args.length <= 1
    : type === 'UNDO' || type === 'REDO';
}

const isSeatOrNone = (value: unknown): boolean => value === null || value === undefined || isPlayerID(value);
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
