import type { AnyEngine, BoardgameGame } from '@rulewright/boardgame-io';
import type { State } from 'boardgame.io';
import { asGame, type G, internal, Master } from './real.js';

// A master of boardgame.io whose matches the test can look into, without any transport.

/** What a master keeps as `G`. */
export interface MasterG {
  readonly state?: object;
  readonly happened?: readonly unknown[];
}
export type Stored = State<G & MasterG>;

export class Table {
  private readonly master;
  private readonly storage = new Rows();
  private readonly filter;
  private last: { readonly type: string; readonly args: readonly unknown[] } | undefined;

  constructor(game: BoardgameGame<AnyEngine>, players: number, stored?: Stored) {
    this.filter = internal.getFilterPlayerView(internal.ProcessGameConfig(asGame(game)));
    this.master = new Master(asGame(game), this.storage, {
      send: (data) => {
        this.last = data as never;
      },
      sendAll: (data) => {
        this.last = data as never;
      },
    });
    // the seed of boardgame.io is the time of day, of which this game reads nothing; one that stands makes bytes comparable
    const timeless = { ...asGame(game), seed: 'time' };
    const match = internal.createMatch({ game: timeless, numPlayers: players, setupData: undefined, unlisted: false });
    if ('setupDataError' in match) throw new Error(match.setupDataError);
    this.storage.createMatch('m', match);
    if (stored !== undefined) this.storage.setState('m', stored);
  }

  get stored(): Stored {
    return this.storage.state as Stored;
  }

  /** Everything that the match is, as text. */
  get text(): string {
    return JSON.stringify([this.storage.state, this.storage.log]);
  }

  /** Sends an update; gives what the master answers. */
  async update(action: unknown, playerID: unknown, stateID: unknown = this.stored._stateID): Promise<unknown> {
    return this.master.onUpdate(action as never, stateID as never, 'm', playerID as never);
  }

  /** A move as a client of boardgame.io sends it. */
  async move(type: string, args: unknown, playerID: unknown): Promise<unknown> {
    return this.update({ type: 'MAKE_MOVE', payload: { type, args, playerID } }, playerID);
  }

  /** What the last message is for a player, byte by byte. */
  bytesOf(playerID: string | null): string {
    if (this.last === undefined) throw new Error('nothing was sent');
    const { type, args } = this.last;
    return JSON.stringify(this.filter(playerID, { type, args } as never));
  }

  /** What a player is sent who joins now. */
  async sync(playerID: string | null): Promise<string> {
    await this.master.onSync('m', playerID);
    return this.bytesOf(playerID);
  }
}

class Rows extends internal.Sync {
  state: unknown;
  log: unknown[] = [];
  private initialState: unknown;
  private metadata: unknown;

  override createMatch(_: string, { initialState, metadata }: { initialState: unknown; metadata: unknown }): void {
    this.initialState = initialState;
    this.state = initialState;
    this.metadata = metadata;
  }
  setState(_: string, state: unknown, deltalog: readonly unknown[] = []): void {
    this.state = state;
    this.log = [...this.log, ...deltalog];
  }
  setMetadata(): void {}
  fetch(): never {
    const { state, log, initialState, metadata } = this;
    return { state, log, initialState, metadata } as never;
  }
  wipe(): void {}
  override listMatches(): string[] {
    return ['m'];
  }
}
