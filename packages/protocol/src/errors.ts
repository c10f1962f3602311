import { InputError, type Issue, isInputError, isRuleError, RuleError, type Violation } from '@rulewright/core';
import type { Limits } from './limits.js';

/** Error codes: negative ones from JSON-RPC 2.0, positive ones of this protocol. */
export const errorCodes = Object.freeze({
  /** The line is no JSON. */
  parse: -32700,
  /** The JSON is no request. */
  request: -32600,
  /** There is no such method. */
  method: -32601,
  /** The parameters do not fit the method; `data.issues` lists the problems and their places. */
  params: -32602,
  /** A bug of the server or of an engine. */
  internal: -32603,
  /** A rule forbids the action; `data.violation` is the refusal. */
  refused: 1,
  /** An engine refuses the input; `data.issues` lists the problems and their places. */
  input: 2,
  /** A limit of the session; `data` has its name and value. */
  limit: 3,
  /** The client has cancelled the request by `cancel`. */
  givenUp: 4,
});

/** The error in the answer to a failed request. */
export interface ErrorBody {
  readonly code: number;
  readonly message: string;
  readonly data?: ErrorData | undefined;
}
export interface ErrorData {
  readonly violation?: Violation;
  readonly summary?: string;
  readonly issues?: readonly Issue[];
  /** Number of issues beyond those listed. */
  readonly more?: number;
  readonly limit?: keyof Limits;
  readonly most?: number;
}

/** An error of the protocol itself: an invalid request, a limit, a connection that ended. */
export class ProtocolError extends Error {
  override readonly name = 'ProtocolError';
  constructor(
    readonly code: number,
    message: string,
    readonly data?: ErrorData,
  ) {
    super(message);
  }
}

/** Recognizes a `ProtocolError` across the ESM and CommonJS copies of this package, where `instanceof` fails. */
export const isProtocolError = (error: unknown): error is ProtocolError =>
  error instanceof Error && error.name === 'ProtocolError';

/** The error for a limit that is reached. */
export const beyond = (limits: Limits, limit: keyof Limits): ProtocolError =>
  new ProtocolError(errorCodes.limit, `the limit of ${limit} is ${limits[limit]}`, { limit, most: limits[limit] });

const MOST_ISSUES = 50;
const LONGEST = 4000;

/** An error as it is sent. Of what is no error of ours nothing is told. */
export function errorBody(error: unknown): ErrorBody {
  if (isRuleError(error))
    return { code: errorCodes.refused, message: clipped(error.message), data: { violation: error.violation } };
  if (isInputError(error))
    return {
      code: errorCodes.input,
      message: clipped(error.message),
      data: { summary: clipped(error.summary), ...listed(error.issues) },
    };
  if (isProtocolError(error)) return { code: error.code, message: clipped(error.message), data: error.data };
  return { code: errorCodes.internal, message: 'the server has made a mistake' };
}

/** The first issues: what was sent is never sent back in multiples. */
export const listed = (issues: readonly Issue[]): Pick<ErrorData, 'issues' | 'more'> => ({
  issues: issues.slice(0, MOST_ISSUES).map(({ path, message }) => ({ path: clipped(path), message: clipped(message) })),
  ...(issues.length > MOST_ISSUES && { more: issues.length - MOST_ISSUES }),
});

const clipped = (text: string): string => (text.length <= LONGEST ? text : `${text.slice(0, LONGEST)}…`);

/** The error that a body was made of: `RuleError` and `InputError` of core, else a `ProtocolError`. */
export function errorOf({ code, message, data }: ErrorBody): Error {
  if (code === errorCodes.refused && data?.violation !== undefined) return new RuleError(data.violation);
  if (code === errorCodes.input) return new InputError(data?.summary ?? message, data?.issues);
  return new ProtocolError(code, message, data);
}
