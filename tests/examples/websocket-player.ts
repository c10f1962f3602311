import jsonPatch from 'fast-json-patch';
import { WebSocket } from 'ws';
import type { Message } from '../../examples/websocket/words.js';

export type Position = Extract<Message, { readonly type: 'position' }>;

/** A client whose messages are read one by one. */
export class Player {
  seat = -1;
  token = '';
  private shown: Position | undefined;
  private readonly heard: Message[] = [];
  private readonly socket: WebSocket;
  private wake: () => void = () => {};
  /** How much was sent, and how much it would have been without patches. */
  bytes = 0;
  wholeBytes = 0;
  private patched: Position | undefined;
  /** Why the server has ended the connection. */
  readonly ended: Promise<string>;

  private constructor(port: number, query: string) {
    this.socket = new WebSocket(`ws://localhost:${port}/?${query}`);
    this.socket.on('error', () => {});
    this.socket.on('message', (data) => {
      this.bytes += String(data).length;
      this.heard.push(this.whole(JSON.parse(String(data))));
      this.wake();
    });
    this.ended = new Promise((resolve) => {
      this.socket.on('close', (_, reason) => {
        resolve(String(reason));
        this.wake();
      });
    });
  }

  /** Sits down, or comes back, and sees the position. */
  static async seated(port: number, query: string): Promise<Player> {
    const player = new Player(port, query);
    const message = await player.next();
    if (message.type !== 'seated') throw new Error('not seated');
    player.seat = message.seat;
    player.token = message.token;
    await player.position();
    return player;
  }
  /** Looks on. */
  static async watching(port: number, query: string): Promise<Player> {
    const player = new Player(port, query);
    await player.position();
    return player;
  }
  static refused = (port: number, query: string): Promise<string> => new Player(port, query).ended;

  /** Changes as the position that they lead to. */
  private whole(message: Message): Message {
    if (message.type === 'changes') {
      if (this.patched === undefined) throw new Error('changes of nothing');
      this.patched = jsonPatch.applyPatch(this.patched, [...message.patch], true, false).newDocument;
    } else if (message.type === 'position') this.patched = message;
    const known = message.type === 'changes' ? this.patched : message;
    this.wholeBytes += JSON.stringify(known).length;
    return known as Message;
  }

  /** What was shown last. */
  get last(): Position {
    if (this.shown === undefined) throw new Error('nothing was shown');
    return this.shown;
  }
  get name(): string {
    const occupant = this.last.table.seats[this.seat]?.occupant;
    return occupant !== null && occupant !== undefined && 'person' in occupant ? occupant.person : '';
  }

  async next(): Promise<Message> {
    for (;;) {
      const message = this.heard.shift();
      if (message !== undefined) return message;
      if (this.socket.readyState === WebSocket.CLOSED) throw new Error('the connection has ended');
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
    }
  }
  async position(): Promise<Position> {
    const message = await this.next();
    if (message.type !== 'position') throw new Error(JSON.stringify(message));
    this.shown = message;
    return message;
  }
  /** The first position, beginning with the last one, that fits. */
  async until(fits: (position: Position) => boolean): Promise<Position> {
    while (!fits(this.last)) await this.position();
    return this.last;
  }
  /** The same, whatever is refused meanwhile. */
  async eventually(fits: (position: Position) => boolean): Promise<Position> {
    while (!fits(this.last)) {
      const message = await this.next();
      if (message.type === 'position') this.shown = message;
    }
    return this.last;
  }
  async refusal(sent: unknown): Promise<string> {
    this.send(sent);
    const message = await this.next();
    if (message.type === 'refused') return message.why;
    throw new Error(`it was not refused: ${JSON.stringify(sent)}`);
  }
  send(sent: unknown): void {
    this.socket.send(typeof sent === 'string' ? sent : JSON.stringify(this.answering(sent)));
  }
  /** A command that answers what was shown last, unless it says otherwise. */
  private answering(sent: unknown): unknown {
    if (typeof sent !== 'object' || sent === null || !('type' in sent)) return sent;
    const { decision, proposal } = this.last.table;
    if (sent.type === 'act') return { decision, ...sent };
    const isOnProposal = sent.type === 'accept' || sent.type === 'decline' || sent.type === 'withdraw';
    return isOnProposal ? { proposal: proposal?.number ?? 0, ...sent } : sent;
  }
  leave(): Promise<string> {
    this.socket.close();
    return this.ended;
  }
}
