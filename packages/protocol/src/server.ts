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
import { exactNumber } from './schemas.js';
import type { ServedGame } from './served-game.js';
import { type Id, Session } from './session.js';
import { atOnce, givenUp, hostNow, inTurns, TURN, turn, Work } from './work.js';

/** Games and limits of a server. */
export interface ServerSettings {
  readonly games: readonly ServedGame[];
  /** Limits that differ from the defaults. */
  readonly limits?: Partial<Limits>;
  /** A clock in milliseconds from any beginning; that of this machine when not given. */
  readonly now?: () => number;
}

/** The session of one client, with handles of its own that are freed when it is closed. */
export interface ServerSession {
  /**
   * Answers one message, a request or a batch, whatever its content; undefined when there is nothing to send back.
   * Messages are answered one after the other. Never rejects.
   */
  receive(message: string): Promise<string | undefined>;
  /**
   * Runs one request in this process, at once and without JSON. The result is data of the session: read it only. Throws
   * the `RuleError` or `InputError` of the engine, or a `ProtocolError`.
   */
  ask<M extends MethodName>(method: M, ...params: ParamsOf<M>): Methods[M]['result'];
  /** Frees everything that the client holds. */
  close(): void;
  /** Limits of this client. */
  readonly limits: Limits;
  /** Number of handles held. */
  readonly handles: number;
}

/** Opens a session for the next client. Throws `InputError` for limits that are not positive numbers. */
export function createSession(settings: ServerSettings): ServerSession {
  const { session, arrive } = opened(settings);
  let before: Promise<unknown> = Promise.resolve();
  return {
    limits: session.limits,
    receive: (message) => {
      const answer = arrive(message);
      const done = before.then(answer);
      before = done;
      return done;
    },
    ask: (name, params = {} as never) => {
      const result = run(methods[name] as never, name, params, session);
      return (result instanceof Work ? atOnce(result) : result) as never;
    },
    close: () => session.clear(),
    get handles() {
      return session.handles;
    },
  };
}

/** A client of a server, message by message. */
export interface Opened {
  readonly session: Session;
  /**
   * Accepts a message as soon as it comes, and cancels at once the requests that it gives up. Returns the function that
   * answers it in its turn.
   */
  arrive(message: string): () => Promise<string | undefined>;
}

/** Opens a session. */
export function opened({ games, limits: given = {}, now = hostNow }: ServerSettings): Opened {
  const limits = readLimits(defaultLimits, given);
  const byId = new Map(games.map((game) => [game.engine.id, game]));
  const session = new Session(byId, limits, now, () => schemasOf(methods));
  return {
    session,
    arrive(message) {
      const read = parsed(message, limits);
      if ('json' in read) for (const request of [read.json].flat()) announce(request, session);
      return () => answered(read, session);
    },
  };
}

/** Notes the id of a request, and cancels the one that a `cancel` names. A `cancel` that will be refused cancels nothing. */
function announce(json: unknown, session: Session): void {
  const id = idOf(json);
  if (id !== null) session.await(id);
  if (Object(json).method !== 'cancel') return;
  const { success, data } = z.safeParse(cancelling, json);
  if (success && data.params.id !== id) session.giveUp(data.params.id);
}

const idSchema = z.union([z.string(), exactNumber, z.null()]);
/** The frame of a request; the method reads the parameters. */
const envelope = z.strictObject({
  jsonrpc: z.literal('2.0'),
  method: z.string(),
  params: z.optional(z.unknown()),
  id: z.optional(idSchema),
});
const cancelling = z.extend(envelope, { params: methods.cancel.params });

const LONGEST_NAME = 50;

/** A request's session and id. */
interface Asked {
  readonly session: Session;
  readonly id: Id | undefined;
}

/** The library's dispatcher; the schema of the method checks the input first. */
const dispatcher = new JSONRPCServer<Asked>({ errorListener: () => {} });
dispatcher.mapErrorToJSONRPCErrorResponse = (id, error) => failure(id, error);
dispatcher.handleMethodNotFound = ({ method }) => {
  const name = JSON.stringify(method.slice(0, LONGEST_NAME));
  return Promise.reject(new ProtocolError(errorCodes.method, `no method is called ${name}: messages lists them all`));
};
for (const [name, row] of Object.entries(methods)) add(name, row as never);

function add(name: string, row: AnyMethod): void {
  dispatcher.addMethod(name, async (given, { session, id }) => {
    const isGivenUp = (): boolean => id !== undefined && session.isGivenUp(id);
    // a `cancel` that is given up has cancelled all the same, and what it named has to be forgotten
    if (isGivenUp() && name !== 'cancel') throw givenUp();
    const result = run(row, name, isEmpty(given) ? {} : given, session);
    return result instanceof Work ? await inTurns(result, isGivenUp) : result;
  });
}

/** True of what some libraries send for no parameters. */
const isEmpty = (given: unknown): boolean =>
  given === undefined || given === null || (Array.isArray(given) && given.length === 0);

type AnyMethod = Method<z.ZodMiniType, z.ZodMiniType>;

/** One row of the table at work. */
const run = (row: AnyMethod, name: string, params: unknown, session: Session): unknown =>
  row.run(readAs(row.params, params, errorCodes.params, `not the parameters of ${name}`), session);

function failure(id: string | number | null, error: unknown) {
  const { code, message, data } = errorBody(error);
  return createJSONRPCErrorResponse(id, code, message, data);
}

/** The content of a message, or the error when it is invalid. */
type Read = { readonly json: unknown } | { readonly problem: ProtocolError };

async function answered(read: Read, session: Session): Promise<string | undefined> {
  try {
    if ('problem' in read) throw read.problem;
    const { json } = read;
    if (!Array.isArray(json)) return textOf(await answer(json, session));
    return await batch(json, session);
  } catch (error) {
    return JSON.stringify(failure(null, error));
  }
}

/** Answers of a batch that are kept until all are written, in lengths of a message. */
const MOST_ANSWERS = 16;

/** Written as it is answered: what a later request changes is not seen in it. Too long an answer stops it. */
async function batch(requests: readonly unknown[], session: Session): Promise<string | undefined> {
  const answers: string[] = [];
  let [begun, left] = [hostNow(), MOST_ANSWERS * session.limits.message];
  for (const request of requests) {
    const text = textOf(left > 0 ? await answer(request, session) : refusedIn(request, session));
    if (text !== undefined) answers.push(text);
    left -= text?.length ?? 0;
    if (hostNow() - begun < TURN) continue;
    await turn();
    begun = hostNow();
  }
  return answers.length === 0 ? undefined : `[${answers.join(',')}]`;
}

function parsed(message: string, limits: Limits): Read {
  if (isOverfull(message)) {
    const most = `a message holds at most ${MOST_CONTAINERS} lists and objects`;
    return { problem: new ProtocolError(errorCodes.request, most) };
  }
  let json: unknown;
  try {
    json = JSON.parse(message);
  } catch {
    return { problem: new ProtocolError(errorCodes.parse, 'the line is not JSON') };
  }
  const problem = Array.isArray(json) ? problemOf(json.length, limits) : undefined;
  return problem === undefined ? { json } : { problem };
}

/** The complaint about a batch of so many requests. */
function problemOf(requests: number, limits: Limits): ProtocolError | undefined {
  if (requests === 0) return new ProtocolError(errorCodes.request, 'a batch holds at least one request');
  return requests > limits.batch ? beyond(limits, 'batch') : undefined;
}

async function answer(json: unknown, session: Session): Promise<JSONRPCResponse | null> {
  try {
    const request = readAs(envelope, json, errorCodes.request, 'not a request of JSON-RPC 2.0');
    const id = request.id ?? undefined;
    return await dispatcher.receive(request as JSONRPCRequest, { session, id });
  } catch (error) {
    return failure(idOf(json), error);
  } finally {
    const id = idOf(json);
    if (id !== null) session.answered(id);
  }
}

/** The refusal of a request for which there is no room in the answer of its batch; none of a notification. */
function refusedIn(json: unknown, session: Session): JSONRPCResponse | null {
  const id = idOf(json);
  if (id === null) return null;
  session.answered(id);
  return failure(id, beyond(session.limits, 'message'));
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
