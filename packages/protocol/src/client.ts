import { JSONRPCClient, type JSONRPCResponse } from 'json-rpc-2.0';
import { type ErrorBody, errorCodes, errorOf, ProtocolError } from './errors.js';
import { parsedLine } from './json.js';
import { type Connection, linesOf } from './lines.js';
import type { MethodName, Methods } from './methods.js';

/** The parameters of a method; they are optional for a method without any. */
export type ParamsOf<M extends MethodName> =
  Record<string, never> extends Methods[M]['params'] ? [params?: Methods[M]['params']] : [params: Methods[M]['params']];
/** A request of a batch. */
export type Call = { readonly [M in MethodName]: readonly [method: M, ...params: ParamsOf<M>] }[MethodName];
/** The results of a batch, in the order of its calls. */
export type ResultsOf<Calls extends readonly Call[]> = {
  -readonly [I in keyof Calls]: Calls[I] extends readonly [infer M extends MethodName, ...unknown[]]
    ? Methods[M]['result']
    : never;
};

/** The part of an `AbortSignal` that a client uses. */
export interface Signal {
  readonly aborted: boolean;
  addEventListener(type: 'abort', listener: () => void): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}

/** Sends requests to a server. */
export interface Client {
  /**
   * Sends one request. Rejects with the `RuleError` or `InputError` of the engine, or with a `ProtocolError`: of the
   * request, of a limit, of a connection that has ended.
   */
  request<M extends MethodName>(method: M, ...params: ParamsOf<M>): Promise<Methods[M]['result']>;
  /** Sends several requests in one message; all of them run, in their order. Rejects with the first error. */
  batch<const Calls extends readonly Call[]>(calls: Calls): Promise<ResultsOf<Calls>>;
  /**
   * The same connection for requests that a signal gives up. The server then stops between two steps of its work, and
   * the request rejects with a `ProtocolError`.
   */
  within(signal: Signal): Pick<Client, 'request' | 'batch'>;
  /** Ends the connection, and the server frees what it held. Requests without an answer are rejected. */
  close(): void;
}

const MOST_BYTES = 2 ** 30;

/** Connects a client to a stream whose other end is a server. */
export function connect(connection: Connection): Client {
  const line = new Line(connection);
  return {
    ...sending(line),
    within: (signal) => sending(line, signal),
    close() {
      line.end('the connection was closed');
      connection.close?.();
    },
  };
}

const sending = (line: Line, signal?: Signal): Pick<Client, 'request' | 'batch'> => ({
  async request(method, params = {} as never) {
    const asked = line.message(method, params);
    return resultOf(await line.answered([asked.id], () => line.rpc.requestAdvanced(asked), signal)) as never;
  },
  async batch(calls) {
    if (calls.length === 0) {
      line.mustBeOpen();
      return [] as never;
    }
    const requests = calls.map(([method, params = {}]) => line.message(method, params));
    const ids = requests.map(({ id }) => id);
    const responses = await line.answered(ids, () => line.rpc.requestAdvanced(requests), signal);
    return responses.map(resultOf) as never;
  },
});

/** A connection, its requests that wait for answers, and the reason why it has ended. */
class Line {
  readonly rpc: JSONRPCClient;
  private ended: ProtocolError | undefined;
  private id = 0;

  constructor({ input, write }: Connection) {
    this.rpc = new JSONRPCClient(async (payload) => {
      await write(`${JSON.stringify(payload)}\n`);
    });
    listen(input, (json) => this.rpc.receive(json)).then(
      () => this.end('the connection has ended'),
      () => this.end('the connection is broken'),
    );
  }

  message(method: string, params: unknown) {
    return { jsonrpc: '2.0' as const, id: ++this.id, method, params };
  }

  end(why: string): void {
    this.ended ??= new ProtocolError(errorCodes.internal, why);
    this.rpc.rejectAllPendingRequests(why);
  }

  mustBeOpen(): void {
    if (this.ended !== undefined) throw this.ended;
  }

  /** Waits for answers; when the signal aborts, the requests are given up. */
  async answered<X>(ids: readonly number[], wanted: () => PromiseLike<X>, signal?: Signal): Promise<X> {
    this.mustBeOpen();
    if (signal?.aborted) throw new ProtocolError(errorCodes.givenUp, 'the request was given up before it was sent');
    const giveUp = (): void => {
      for (const id of ids) this.rpc.notify('cancel', { id });
    };
    signal?.addEventListener('abort', giveUp);
    try {
      return await wanted();
    } finally {
      signal?.removeEventListener('abort', giveUp);
    }
  }
}

function resultOf(response: JSONRPCResponse): unknown {
  if (response.error !== undefined) throw errorOf(response.error as ErrorBody);
  return response.result;
}

async function listen(input: Connection['input'], receive: (json: never) => void): Promise<void> {
  for await (const line of linesOf(input, MOST_BYTES)) {
    if (typeof line !== 'string') throw new ProtocolError(errorCodes.parse, `a line is ${line.problem}`);
    receive(parsedLine(line) as never);
  }
}
