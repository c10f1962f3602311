/// <reference types="node" />
import { createJSONRPCErrorResponse, type JSONRPCRequest, type JSONRPCResponse, JSONRPCServer } from 'json-rpc-2.0';
import * as z from 'zod/mini';
import type { ParamsOf } from './client.js';
import { beyond, errorBody, errorCodes, ProtocolError } from './errors.js';
import { isOverfull, MOST_CONTAINERS } from './json.js';
import { defaultLimits, type Limits, readLimits } from './limits.js';
import { schemasOf } from './messages.js';
import type { Method } from './methods/method.js';
import { type MethodName, type Methods, methods } from './methods.js';
import { readAs } from './reading.js';
import type { ServedGame } from './served-game.js';
import { Session } from './session.js';

/** What a server offers, and how much of it. */
export interface ServerSettings {
  readonly games: readonly ServedGame[];
  /** Other limits than the default ones. */
  readonly limits?: Partial<Limits>;
  /** Milliseconds from any beginning; the clock of this machine when not given. */
  readonly now?: () => number;
}

/** One client of a server: what it holds is its own, and gone when it is closed. */
export interface ServerSession {
  /**
   * Answers one message, a request or a batch, whatever it holds; undefined when nothing is to be sent back. Messages are
   * answered one after the other. Never rejects.
   */
  receive(message: string): Promise<string | undefined>;
  /**
   * Asks one thing in the same process, at once and without JSON: what it gives is data of the session, to be read only.
   * Throws the `RuleError` or `InputError` of the engine, or a `ProtocolError`.
   */
  ask<M extends MethodName>(method: M, ...params: ParamsOf<M>): Methods[M]['result'];
  /** Lets everything go that the client holds. */
  close(): void;
  /** What holds for this client. */
  readonly limits: Limits;
  /** How many handles are held. */
  readonly handles: number;
}

/** The next client. Throws `InputError` for limits that are no positive numbers. */
export function createSession({
  games,
  limits: given = {},
  now = () => performance.now(),
}: ServerSettings): ServerSession {
  const limits = readLimits(defaultLimits, given);
  const byId = new Map(games.map((game) => [game.engine.id, game]));
  const session = new Session(byId, limits, now, () => schemasOf(methods));
  let before: Promise<unknown> = Promise.resolve();
  return {
    limits,
    receive: (message) => {
      const answer = before.then(() => answered(message, session));
      before = answer;
      return answer;
    },
    ask: (name, params = {} as never) => run(methods[name] as never, name, params, session) as never,
    close: () => session.clear(),
    get handles() {
      return session.handles;
    },
  };
}

const idSchema = z.union([z.string(), z.number(), z.null()]);
/** Params stand by name: an object, or nothing. */
const envelope = z.strictObject({
  jsonrpc: z.literal('2.0'),
  method: z.string(),
  params: z.optional(z.custom<object>((value) => typeof value === 'object' && value !== null && !Array.isArray(value))),
  id: z.optional(idSchema),
});

const LONGEST_NAME = 50;

/** Dispatch is the library's; what comes in is checked before, by the schema of the method. */
const dispatcher = new JSONRPCServer<Session>({ errorListener: () => {} });
dispatcher.mapErrorToJSONRPCErrorResponse = (id, error) => failure(id, error);
dispatcher.handleMethodNotFound = ({ method }) => {
  const name = JSON.stringify(method.slice(0, LONGEST_NAME));
  return Promise.reject(new ProtocolError(errorCodes.method, `no method is called ${name}: messages lists them all`));
};
for (const [name, row] of Object.entries(methods)) add(name, row as never);

function add(name: string, row: AnyMethod): void {
  dispatcher.addMethod(name, (given, session) => run(row, name, given ?? {}, session));
}

type AnyMethod = Method<z.ZodMiniType, z.ZodMiniType>;

/** One row of the table at work. */
const run = (row: AnyMethod, name: string, params: unknown, session: Session): unknown =>
  row.run(readAs(row.params, params, errorCodes.params, `not the parameters of ${name}`), session);

function failure(id: string | number | null, error: unknown) {
  const { code, message, data } = errorBody(error);
  return createJSONRPCErrorResponse(id, code, message, data);
}

async function answered(message: string, session: Session): Promise<string | undefined> {
  try {
    const json = parsed(message);
    if (!Array.isArray(json)) return textOf(await answer(json, session));
    if (json.length === 0) throw new ProtocolError(errorCodes.request, 'a batch holds at least one request');
    if (json.length > session.limits.batch) throw beyond(session.limits, 'batch');
    return await batch(json, session);
  } catch (error) {
    return JSON.stringify(failure(null, error));
  }
}

/** Written as it is answered: what a later request changes is not seen in it. */
async function batch(requests: readonly unknown[], session: Session): Promise<string | undefined> {
  const answers: string[] = [];
  for (const request of requests) {
    const text = textOf(await answer(request, session));
    if (text !== undefined) answers.push(text);
  }
  return answers.length === 0 ? undefined : `[${answers.join(',')}]`;
}

function parsed(message: string): unknown {
  if (isOverfull(message))
    throw new ProtocolError(errorCodes.request, `a message holds at most ${MOST_CONTAINERS} lists and objects`);
  try {
    return JSON.parse(message);
  } catch {
    throw new ProtocolError(errorCodes.parse, 'the line is not JSON');
  }
}

async function answer(json: unknown, session: Session): Promise<JSONRPCResponse | null> {
  try {
    const request = readAs(envelope, json, errorCodes.request, 'not a request of JSON-RPC 2.0');
    return await dispatcher.receive(request as JSONRPCRequest, session);
  } catch (error) {
    return failure(idOf(json), error);
  }
}

/** The id of what is no request, if it has one. */
function idOf(json: unknown): string | number | null {
  const id = z.safeParse(idSchema, typeof json === 'object' && json !== null && 'id' in json ? json.id : null);
  return id.success ? id.data : null;
}

/** An answer that cannot be written, for what it holds is too deep, is a fault too. */
function textOf(response: JSONRPCResponse | null): string | undefined {
  if (response === null) return undefined;
  try {
    return JSON.stringify(response);
  } catch (error) {
    return JSON.stringify(failure(response.id, error));
  }
}
