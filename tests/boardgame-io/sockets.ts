import type { Server as HttpServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { guard } from '@rulewright/boardgame-io';
import type { Game, StorageAPI } from 'boardgame.io';
import { internal, Server } from './real.js';

// A server of boardgame.io on this machine, and clients who keep every byte that they are sent.

const { io } = createRequire(createRequire(import.meta.url).resolve('boardgame.io/client'))(
  'socket.io-client',
) as typeof import('socket.io-client');

/** Matches as a database keeps them: what comes out is what JSON has left of what went in. */
export class JsonStorage extends internal.Async {
  readonly rows = new Map<string, string>();

  async connect(): Promise<void> {}
  override async createMatch(matchID: string, { initialState, metadata }: StorageAPI.CreateMatchOpts): Promise<void> {
    this.write(`${matchID}.initialState`, initialState);
    this.write(`${matchID}.state`, initialState);
    this.write(`${matchID}.metadata`, metadata);
    this.write(`${matchID}.log`, []);
  }
  async setState(matchID: string, state: unknown, deltalog: readonly unknown[] = []): Promise<void> {
    this.write(`${matchID}.state`, state);
    this.write(`${matchID}.log`, [...(this.read(`${matchID}.log`) as unknown[]), ...deltalog]);
  }
  async setMetadata(matchID: string, metadata: unknown): Promise<void> {
    this.write(`${matchID}.metadata`, metadata);
  }
  async fetch<O extends StorageAPI.FetchOpts>(matchID: string, opts: O): Promise<StorageAPI.FetchResult<O>> {
    const wanted = Object.entries(opts).filter(([, isWanted]) => isWanted);
    return Object.fromEntries(wanted.map(([name]) => [name, this.read(`${matchID}.${name}`)])) as never;
  }
  async wipe(): Promise<void> {}
  override async listMatches(): Promise<string[]> {
    return [...this.rows.keys()].filter((key) => key.endsWith('.state')).map((key) => key.slice(0, -'.state'.length));
  }

  private write(key: string, value: unknown): void {
    this.rows.set(key, JSON.stringify(value));
  }
  private read(key: string): unknown {
    const row = this.rows.get(key);
    return row === undefined ? undefined : JSON.parse(row);
  }
}

export interface Running {
  readonly port: number;
  readonly storage: JsonStorage;
  stop(): void;
}

/** Starts a server, guarded or not. */
export async function start(games: Game[], isGuarded = true): Promise<Running> {
  const storage = new JsonStorage();
  const server = Server({ games, db: storage, origins: [] });
  if (isGuarded) guard(server, games);
  const running = await server.run({ port: 0 });
  const http: HttpServer = running.appServer;
  return {
    storage,
    port: (http.address() as AddressInfo).port,
    stop: () => server.kill(running),
  };
}

export interface Seated {
  readonly playerID: string | null;
  readonly credentials?: string;
}

const RESERVED = ['connect', 'connect_error', 'disconnect', 'disconnecting', 'newListener', 'removeListener'];

/** What a client is sent: the name of the message, and what it holds. */
export type Message = readonly [name: string, matchID: string, ...rest: unknown[]];

/** A client that speaks to the master as it likes. */
export class RawClient {
  /** The messages as they came, byte by byte. */
  readonly bytes: string[] = [];
  private readonly socket;
  private wake: () => void = () => {};

  constructor(
    port: number,
    name: string,
    readonly matchID: string,
    readonly seated: Seated,
  ) {
    this.socket = io(`http://localhost:${port}/${name}`, { transports: ['websocket'], forceNew: true });
    const beginning = `2/${name},`;
    this.socket.io.on('open', () =>
      this.socket.io.engine.on('packet', ({ data }: { data?: string }) => {
        if (data?.startsWith(beginning) !== true) return;
        this.bytes.push(data.slice(beginning.length));
        this.wake();
      }),
    );
  }

  /** Asks for the match. */
  sync(numPlayers?: number): void {
    this.socket.emit('sync', this.matchID, this.seated.playerID, this.seated.credentials, numPlayers);
  }

  /** Sends an update, whatever it is. */
  update(action: unknown, stateID: unknown, playerID: unknown = this.seated.playerID): void {
    this.socket.emit('update', action, stateID, this.matchID, playerID);
  }

  /** Sends a message, whatever it is. */
  raw([event, ...args]: readonly unknown[]): void {
    // the library itself keeps these names
    if (typeof event === 'string' && !RESERVED.includes(event)) this.socket.emit(event, ...args);
  }

  /** A move as the client of boardgame.io sends it. */
  move(type: string, args: unknown, stateID: number): void {
    const { playerID, credentials } = this.seated;
    this.update({ type: 'MAKE_MOVE', payload: { type, args, playerID, credentials } }, stateID);
  }

  get messages(): readonly Message[] {
    return this.bytes.map((text) => JSON.parse(text) as Message);
  }

  /** The next message that fits, from the place where one was found before. */
  async next(fits: (message: Message) => boolean): Promise<Message> {
    for (;;) {
      while (this.read < this.bytes.length) {
        const message = JSON.parse(this.bytes[this.read++] ?? '') as Message;
        if (fits(message)) return message;
      }
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
    }
  }
  private read = 0;

  close(): void {
    this.socket.close();
  }
}
