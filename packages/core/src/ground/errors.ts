/** One problem of an input and its path, such as `actions.17.amount`. The path of the whole is ''. */
export interface Issue {
  readonly path: string;
  readonly message: string;
}

/** The reason for a refusal: the broken rule, a code, and the numbers that matter. */
export interface Violation<Rule extends string = string, Refusal extends string = string> {
  readonly rule: Rule;
  readonly code: Refusal;
  readonly details?: Readonly<Record<string, string | number>>;
}

/**
 * The kind of a failure.
 *
 * - `forbidden`: a rule forbids the action now.
 * - `input`: the argument is not acceptable.
 * - `stuck`: a loaded position asks a question without an answer.
 * - `fault`: the engine or the code of the game is wrong.
 */
export type ErrorCode = 'forbidden' | 'input' | 'stuck' | 'fault';

/** A well-formed action that a rule forbids now. */
export class RuleError extends Error {
  override readonly name = 'RuleError';
  readonly code: ErrorCode = 'forbidden';
  constructor(readonly violation: Violation) {
    super(describeViolation(violation));
  }
}

/** Input that the function does not accept; `issues` lists every problem. */
export class InputError extends Error {
  override readonly name = 'InputError';
  /** `input`, or a more specific code, such as `too-many-draws`, or `unscripted` when a strict script lacks a draw. */
  readonly code: string = 'input';
  constructor(
    readonly summary: string,
    readonly issues: readonly Issue[] = [],
    options?: { readonly cause: unknown },
  ) {
    super(
      [summary, ...issues.map(({ path, message }) => (path === '' ? message : `${path}: ${message}`))].join('\n  '),
      options,
    );
  }
}

/** The handler of a game that failed. */
export interface Failed {
  /** The kind of handler: `perform`, `candidates`, `task`, `outcome` … */
  readonly handler: string;
  /** The action, task, choice or query that the handler belongs to. */
  readonly of?: string;
  /** The kind of the item on top of the agenda. */
  readonly item?: string;
  /** The rule that asks at this item. */
  readonly rule?: string;
}

/**
 * An internal invariant was violated: please report it.
 *
 * Where the code of a game failed, `failed` names the handler and `cause` is the error it threw. The code is `stuck`
 * when a question has no answer: in a position reached by play this is a fault of the engine, in a position written by
 * hand it is the author's.
 */
export class EngineBug extends Error {
  override readonly name = 'EngineBug';
  readonly code: ErrorCode;
  readonly failed: Failed | undefined;
  constructor(
    message: string,
    options: { readonly cause?: unknown; readonly failed?: Failed; readonly code?: 'stuck' | 'fault' } = {},
  ) {
    super(message, 'cause' in options ? { cause: options.cause } : undefined);
    this.code = options.code ?? 'fault';
    this.failed = options.failed;
  }
}

/** Thrown by core through game code to restart an enumeration; never reported as a bug. */
export class Interruption extends Error {}

/**
 * Wraps an error thrown by a handler of a game as an `EngineBug` that names the handler.
 *
 * Refused input, such as a scripted draw that does not fit, is the caller's mistake and passes unchanged. So does a bug
 * that already names its handler.
 */
export function blamed(error: unknown, failed: Failed): unknown {
  if (isRuleError(error) || isInputError(error) || error instanceof Interruption) return error;
  if (error instanceof EngineBug && error.failed !== undefined) return error;
  const { handler, of, item, rule } = failed;
  const place = [
    handler + (of === undefined ? '' : ` of ${of}`),
    ...(item === undefined || item === of ? [] : [`at ${item}`]),
    ...(rule === undefined ? [] : [`(${rule})`]),
  ].join(' ');
  return new EngineBug(`${place} failed: ${messageOf(error)}`, { cause: error, failed });
}

/** Tells a `RuleError` across the ESM and CommonJS copies of core, where `instanceof` does not. */
export const isRuleError = (error: unknown): error is RuleError => error instanceof Error && error.name === 'RuleError';
/** Tells an `InputError` across the ESM and CommonJS copies of core, where `instanceof` does not. */
export const isInputError = (error: unknown): error is InputError =>
  error instanceof Error && error.name === 'InputError';

/** The message of an error, or a fixed text for anything else that was thrown. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : 'something was thrown');

/** Runs work on a caller's input; any error it meets becomes an `InputError`. */
export function withInputErrors<X>(summary: string, work: () => X): X {
  try {
    return work();
  } catch (error) {
    throw asInputError(summary, error);
  }
}

/** An error met in a caller's input: one of core's own unchanged, any other as an `InputError`. */
export function asInputError(summary: string, error: unknown): Error {
  if (isRuleError(error) || isInputError(error) || error instanceof EngineBug) return error;
  return new InputError(summary, [{ path: '', message: messageOf(error) }], { cause: error });
}

/** Wraps a function for strangers: any error it meets in its arguments becomes an `InputError`. */
export const guarded =
  <A extends readonly unknown[], R>(work: (...args: A) => R): ((...args: A) => R) =>
  (...args) =>
    withInputErrors('not what this function takes', () => work(...args));

/** One line: `ECO-AUC.11 more-than-your-money (amount 7, money 5)`. */
export function describeViolation(violation: Violation): string {
  return withInputErrors('not a violation', () => {
    const { rule, code, details } = violation;
    const facts = Object.entries(details ?? {}).map(([name, value]) => `${name} ${value}`);
    return facts.length === 0 ? `${rule} ${code}` : `${rule} ${code} (${facts.join(', ')})`;
  });
}

/** The element at an index that the rules guarantee; throws `EngineBug` when it is missing. */
export function at<X>(list: readonly X[], index: number): X {
  const element = list[index];
  if (element === undefined) throw new EngineBug(`no element ${index} in a list of ${list.length}`);
  return element;
}

/** A record's own property, or undefined; inherited names such as `constructor` are not found. */
export const own = <X>(table: Readonly<Record<string, X>> | undefined, name: string): X | undefined =>
  table !== undefined && Object.hasOwn(table, name) ? table[name] : undefined;

/** A short description of a value for messages. */
export const brief = (value: unknown): string => {
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' && value !== null ? 'an object' : String(value);
};
