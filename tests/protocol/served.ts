import { expect } from 'vitest';
import { games } from '../../packages/cli/src/games.js';
import {
  type Client,
  connect,
  createSession,
  type Methods,
  type ServerSession,
  type ServerSettings,
} from '../../packages/protocol/src/index.js';
import type { MethodName } from '../../packages/protocol/src/methods.js';
import { methods } from '../../packages/protocol/src/methods.js';

export { games };

/** An answer as it was sent. */
export interface Answer {
  readonly jsonrpc: '2.0';
  readonly id: string | number | null;
  readonly result?: unknown;
  readonly error?: { readonly code: number; readonly message: string; readonly data?: Record<string, unknown> };
}

/** A session to which tests speak in messages, whatever they hold. */
export interface Spoken {
  readonly session: ServerSession;
  /** The result, which fits the schema of the method. */
  ask<M extends MethodName>(method: M, params?: Methods[M]['params']): Promise<Methods[M]['result']>;
  /** The error. */
  fail(method: string, params?: unknown): Promise<NonNullable<Answer['error']>>;
  /** What is answered to a line. */
  send(line: string): Promise<unknown>;
}

export function spoken(settings: Partial<ServerSettings> = {}): Spoken {
  const session = createSession({ games, ...settings });
  const send = async (line: string): Promise<unknown> => {
    const answer = await session.receive(line);
    return answer === undefined ? undefined : JSON.parse(answer);
  };
  const call = async (method: string, params: unknown): Promise<Answer> =>
    (await send(JSON.stringify({ jsonrpc: '2.0', id: 'test', method, params }))) as Answer;
  return {
    session,
    send,
    async ask(method, params) {
      const { error, result } = await call(method, params);
      expect(error).toBeUndefined();
      return methods[method].result.parse(result) as never;
    },
    async fail(method, params) {
      const { error } = await call(method, params);
      if (error === undefined) throw new Error(`${method} was answered`);
      return error;
    },
  };
}

/** A stream of which the test holds the other end. */
export class Pipe implements AsyncIterable<Uint8Array | string> {
  private readonly waiting: (Uint8Array | string)[] = [];
  private wake: () => void = () => {};
  private isClosed = false;

  write(piece: Uint8Array | string): void {
    this.waiting.push(piece);
    this.wake();
  }
  close(): void {
    this.isClosed = true;
    this.wake();
  }
  async *[Symbol.asyncIterator](): AsyncGenerator<Uint8Array | string, void, undefined> {
    for (;;) {
      const piece = this.waiting.shift();
      if (piece !== undefined) yield piece;
      else if (this.isClosed) return;
      else
        await new Promise<void>((resolve) => {
          this.wake = resolve;
        });
    }
  }
}

export const clientOn = (to: Pipe, from: Pipe): Client =>
  connect({ input: from, write: (text) => to.write(text), close: () => to.close() });
