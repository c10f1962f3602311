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

/** Sends requests to a server. */
export interface Client {
  /**
   * Sends one request. Rejects with the `RuleError` or `InputError` of the engine, or with a `ProtocolError`: of the
   * request, of a limit, of a connection that has ended.
   */
  request<M extends MethodName>(method: M, ...params: ParamsOf<M>): Promise<Methods[M]['result']>;
  /** Sends several requests in one message; all of them run, in their order. Rejects with the first error. */
  batch<const Calls extends readonly Call[]>(calls: Calls): Promise<ResultsOf<Calls>>;
  /** Ends the connection, and the server frees what it held. Requests without an answer are rejected. */
  close(): void;
}

const MOST_BYTES = 2 ** 30;

/** Connects a client to a stream whose other end is a server. */
export function connect({ input, write, close }: Connection): Client {
  const rpc = new JSONRPCClient(async (payload) => {
    await write(`${JSON.stringify(payload)}\n`);
  });
  let ended: ProtocolError | undefined;
  const end = (why: string): void => {
    ended ??= new ProtocolError(errorCodes.internal, why);
    rpc.rejectAllPendingRequests(why);
  };
  listen(input, (json) => rpc.receive(json)).then(
    () => end('the connection has ended'),
    () => end('the connection is broken'),
  );
  let id = 0;
  const message = (method: string, params: unknown) => ({ jsonrpc: '2.0' as const, id: ++id, method, params });
  const open = (): void => {
    if (ended !== undefined) throw ended;
  };
  return {
    async request(method, params = {} as never) {
      open();
      return resultOf(await rpc.requestAdvanced(message(method, params))) as never;
    },
    async batch(calls) {
      open();
      if (calls.length === 0) return [] as never;
      const requests = calls.map(([method, params = {}]) => message(method, params));
      const responses = await rpc.requestAdvanced(requests);
      return responses.map(resultOf) as never;
    },
    close() {
      end('the connection was closed');
      close?.();
    },
  };
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
