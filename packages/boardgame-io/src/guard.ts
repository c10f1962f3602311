/** What the guard reads of a server of boardgame.io. */
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
 * Lets through to the masters of a server only what a client may ask for: its own moves, and to take one back. Without it
 * boardgame.io lets whoever may move replace the whole state, and move for others who may move too. Call it between
 * `Server` and `run`. Throws when the server has no sockets.
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

function mayPass([event, ...args]: readonly unknown[]): boolean {
  if (event === 'update') {
    const [action, stateID, matchID, playerID] = args;
    return Number.isInteger(stateID) && typeof matchID === 'string' && isOwnMove(action, playerID);
  }
  if (event !== 'sync') return true;
  const [matchID, playerID] = args;
  return typeof matchID === 'string' && (playerID === null || playerID === undefined || isPlayerID(playerID));
}

const MOVES: readonly unknown[] = ['begin', 'act'];

/**
 * Whether what a client sent as an update is a move of the player whose credentials were checked, or takes back or repeats
 * one. For transports of your own; `guard` asks it for those of boardgame.io.
 */
export function isOwnMove(action: unknown, playerID: unknown): boolean {
  if (!isObject(action) || !isObject(action.payload) || !isPlayerID(playerID)) return false;
  const { type, payload } = action;
  if (payload.playerID !== playerID) return false;
  return type === 'MAKE_MOVE'
    ? MOVES.includes(payload.type) && Array.isArray(payload.args)
    : type === 'UNDO' || type === 'REDO';
}

const isPlayerID = (value: unknown): value is string => typeof value === 'string' && /^\d+$/.test(value);
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
