import { InputError, type Issue, isInputError, isRuleError, RuleError, type Violation } from '@rulewright/core';
import type { Limits } from './limits.js';

/** The codes of errors: those of JSON-RPC 2.0 below zero, ours above. */
export const errorCodes = Object.freeze({
  /** The line is no JSON. */
  parse: -32700,
  /** The JSON is no request. */
  request: -32600,
  /** There is no such method. */
  method: -32601,
  /** The parameters are not those of the method; `data.issues` says what is wrong, and where. */
  params: -32602,
  /** Our fault. */
  internal: -32603,
  /** A rule forbids the action; `data.violation` is the refusal. */
  refused: 1,
  /** An engine does not take what it is given; `data.issues` says what is wrong, and where. */
  input: 2,
  /** A limit of the session; `data` says which, and how much is allowed. */
  limit: 3,
  /** The client has given the request up, by `cancel`. */
  givenUp: 4,
});

/** What stands in the answer to a request that failed. */
export interface ErrorBody {
  readonly code: number;
  readonly message: string;
  readonly data?: ErrorData | undefined;
}
export interface ErrorData {
  readonly violation?: Violation;
  readonly summary?: string;
  readonly issues?: readonly Issue[];
  /** How many issues there are beside those that are listed. */
  readonly more?: number;
  readonly limit?: keyof Limits;
  readonly most?: number;
}

/** An error of the protocol itself: a request that is none, a limit, a connection that ended. */
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

/** Works across the ESM and CommonJS copies of this package, where `instanceof` does not. */
export const isProtocolError = (error: unknown): error is ProtocolError =>
  error instanceof Error && error.name === 'ProtocolError';

/** One of the limits is reached. */
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
