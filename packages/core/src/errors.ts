/** One thing that is wrong with a piece of input, and where: `actions.17.amount`. The path of the whole is ''. */
export interface Issue {
  readonly path: string;
  readonly message: string;
}

/** Why an action is refused: the rule it breaks, a code, and the numbers that matter. */
export interface Violation<Rule extends string = string, Refusal extends string = string> {
  readonly rule: Rule;
  readonly code: Refusal;
  readonly details?: Readonly<Record<string, string | number>>;
}

/**
 * Why something failed: a rule forbids the action now (`forbidden`), what was given is not what is taken (`input`), the position
 * was loaded and cannot go on, because its question has no answer (`stuck`), or the engine or the code of a game's author is
 * wrong (`fault`).
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

/** Input that is not what the function takes: every problem is in `issues`. */
export class InputError extends Error {
  override readonly name = 'InputError';
  /** `input`, or what was wrong with it where somebody may act on that, such as `too-many-draws`, or `unscripted`: a strict script has no result for a draw. */
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

/** Which handler of a game failed. */
export interface Failed {
  /** What of it: `perform`, `candidates`, `task`, `outcome` … */
  readonly handler: string;
  /** The action, task, choice or question that it belongs to. */
  readonly of?: string;
  /** The kind of the record of the agenda that was on top. */
  readonly record?: string;
  /** The rule that asks there. */
  readonly rule?: string;
}

/**
 * A promise that the engine itself broke. Please report it. Where the code of the game's author failed, `failed` says which
 * handler it was, and `cause` is what it threw. Its code is `stuck` when a question has no answer: of a position that was made by
 * play this is a fault of the engine, of one that somebody wrote it is theirs.
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

/** What core throws to itself through the code of a game, to begin in another way; nobody is to blame for it. */
export class Interruption extends Error {}

/**
 * What a handler of a game has thrown, as a bug of that handler. Refused input, such as a scripted draw that does not fit, is
 * the caller's and stays as it is; so is a bug that says already where it is.
 */
export function blamed(error: unknown, failed: Failed): unknown {
  if (isRuleError(error) || isInputError(error) || error instanceof Interruption) return error;
  if (error instanceof EngineBug && error.failed !== undefined) return error;
  const { handler, of, record, rule } = failed;
  const place = [
    handler + (of === undefined ? '' : ` of ${of}`),
    ...(record === undefined || record === of ? [] : [`at ${record}`]),
    ...(rule === undefined ? [] : [`(${rule})`]),
  ].join(' ');
  return new EngineBug(`${place} failed: ${messageOf(error)}`, { cause: error, failed });
}

/** Works across the ESM and CommonJS copies of core, where `instanceof` does not. */
export const isRuleError = (error: unknown): error is RuleError => error instanceof Error && error.name === 'RuleError';
/** Works across the ESM and CommonJS copies of core, where `instanceof` does not. */
export const isInputError = (error: unknown): error is InputError =>
  error instanceof Error && error.name === 'InputError';

/** What an error says, whatever it is. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : 'something was thrown');

/** Does work on what a caller has given: whatever it stumbles over is an `InputError`. */
export function withInputErrors<X>(summary: string, work: () => X): X {
  try {
    return work();
  } catch (error) {
    throw asInputError(summary, error);
  }
}

/** What went wrong with what a caller has given: one of our errors as it is, any other as an `InputError`. */
export function asInputError(summary: string, error: unknown): Error {
  if (isRuleError(error) || isInputError(error) || error instanceof EngineBug) return error;
  return new InputError(summary, [{ path: '', message: messageOf(error) }], { cause: error });
}

/** A function of the rules as it is handed to anybody: whatever it stumbles over in what it is given is an `InputError`. */
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

/** The element, or a loud bug: for indices that the rules guarantee. */
export function at<X>(list: readonly X[], index: number): X {
  const element = list[index];
  if (element === undefined) throw new EngineBug(`no element ${index} in a list of ${list.length}`);
  return element;
}

/** What a table holds under a name; undefined for what every object has. */
export const own = <X>(table: Readonly<Record<string, X>> | undefined, name: string): X | undefined =>
  table !== undefined && Object.hasOwn(table, name) ? table[name] : undefined;

/** What was found, in few words. */
export const brief = (value: unknown): string => {
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' && value !== null ? 'an object' : String(value);
};
