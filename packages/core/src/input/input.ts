import { en } from 'zod/locales';
import * as z from 'zod/mini';
import { InputError, type Issue } from '../ground/errors.js';
import { suggestion } from '../ground/suggestion.js';
import type { Schema } from '../schema/z.js';
import { zodOf } from '../schema/zod-of.js';
import { overlong } from './bounds.js';

const english = en().localeError;
const HOW = {
  error: (issue: z.core.$ZodRawIssue) => sizeMessage(issue) ?? english(issue),
  reportInput: true,
};

/** The most issues to report. */
const MOST_ISSUES = 40;

/** Plain data as the schema returns it, with its issues; data that does not fit comes back unchanged. */
export function readAs<X>(schema: Schema<X>, value: unknown): { value: X; issues: readonly Issue[] } {
  const long = overlong(schema, value);
  if (long.length > 0) return { value: value as X, issues: fewOf(long) };
  const result = parsed(schema, value);
  return result.success
    ? { value: result.data, issues: [] }
    : { value: value as X, issues: toIssues(result.error.issues) };
}

/** The issues of plain data, each with its path. */
export const issuesOf = (schema: Schema, value: unknown): readonly Issue[] => readAs(schema, value).issues;

/** Plain data as the schema returns it. Throws `InputError` with every problem, each at its path below `place`. */
export function parseInput<X>(summary: string, schema: Schema<X>, value: unknown, place = ''): X {
  const { issues, value: read } = readAs(schema, value);
  if (issues.length === 0) return read;
  const below = (path: string): string => [place, path].filter((part) => part !== '').join('.');
  throw new InputError(
    summary,
    issues.map(({ path, message }) => ({ path: below(path), message })),
  );
}

/** Parses with zod; input so wrong that zod overflows gets a single message. */
function parsed<X>(schema: Schema<X>, value: unknown): ReturnType<typeof z.safeParse<z.core.$ZodType<X>>> {
  try {
    return z.safeParse(zodOf(schema), value, HOW);
  } catch (error) {
    if (error instanceof RangeError) throw new InputError('too much of it is wrong to say what');
    throw error;
  }
}

/** The unit of each kind of size except numbers. */
const COUNTED: Readonly<Record<string, string>> = {
  string: ' characters',
  array: ' elements',
  object: ' fields',
  record: ' fields',
};

/** A message for a size out of bounds, with the size that was found. */
export function sizeMessage(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code !== 'too_big' && issue.code !== 'too_small') return undefined;
  const { code, input, origin, inclusive = true } = issue;
  const [bound, atBound, beyond] =
    code === 'too_big' ? [issue.maximum, 'at most', 'less than'] : [issue.minimum, 'at least', 'more than'];
  const found = typeof input === 'string' || Array.isArray(input) ? input.length : input;
  return `expected ${inclusive ? atBound : beyond} ${bound}${COUNTED[origin] ?? ''}, found ${found}`;
}

/** The first issues, and the number of the others. */
const fewOf = (issues: readonly Issue[]): readonly Issue[] =>
  issues.length <= MOST_ISSUES
    ? issues
    : [...issues.slice(0, MOST_ISSUES), { path: '', message: `and ${issues.length - MOST_ISSUES} problems more` }];

/** Converts zod's issues: an unknown field stands under its own name, and a wrong word brings similar ones. */
const toIssues = (issues: readonly z.core.$ZodIssue[]): readonly Issue[] =>
  fewOf(
    issues.flatMap((issue): Issue[] => {
      const at = (...more: readonly PropertyKey[]): string => [...issue.path, ...more].join('.');
      if (issue.code === 'unrecognized_keys')
        return issue.keys.map((key) => ({ path: at(key), message: `Unrecognized key: ${JSON.stringify(key)}` }));
      const near = issue.code === 'invalid_value' ? suggestion(issue.input, issue.values.map(String)) : '';
      return [{ path: at(), message: `${issue.message}${near}` }];
    }),
  );

/** Names that every object inherits: used as the number of a seat or a card, they would lead out of the state. */
const TRAPS: ReadonlySet<string> = new Set(Object.getOwnPropertyNames(Object.prototype));

/** Issues for texts in a foreign position that are names inherited by every object, at any depth. */
export function trapIssues(value: unknown, path = ''): Issue[] {
  if (typeof value === 'string' && TRAPS.has(value))
    return [{ path, message: `${JSON.stringify(value)} is no word of any game` }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => trapIssues(part, path === '' ? key : `${path}.${key}`));
}
