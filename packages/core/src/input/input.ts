import { en } from 'zod/locales';
import * as z from 'zod/mini';
import { InputError, type Issue } from '../errors.js';
import type { Schema } from '../schema/z.js';
import { zodOf } from '../schema/zod-of.js';
import { overlong } from './bounds.js';
import { suggestion } from './suggestion.js';

const english = en().localeError;
const HOW = {
  error: (issue: z.core.$ZodRawIssue) => sizeMessage(issue) ?? english(issue),
  reportInput: true,
};

/** More issues than these are not told. */
const MOST_ISSUES = 40;

/** Plain data as the schema gives it back, and what zod finds wrong with it; what does not fit comes back as it is. */
export function readAs<X>(schema: Schema<X>, value: unknown): { value: X; issues: readonly Issue[] } {
  const long = overlong(schema, value);
  if (long.length > 0) return { value: value as X, issues: fewOf(long) };
  const result = parsed(schema, value);
  return result.success
    ? { value: result.data, issues: [] }
    : { value: value as X, issues: toIssues(result.error.issues) };
}

/** What zod finds wrong with plain data, each problem with its path. */
export const issuesOf = (schema: Schema, value: unknown): readonly Issue[] => readAs(schema, value).issues;

/** The value as the schema gives it back, or an `InputError` with every problem. The value is plain data. */
export function parseInput<X>(summary: string, schema: Schema<X>, value: unknown): X {
  const read = readAs(schema, value);
  if (read.issues.length > 0) throw new InputError(summary, read.issues);
  return read.value;
}

/** Where so much is wrong that zod cannot hold it, that is what is said. */
function parsed<X>(schema: Schema<X>, value: unknown): ReturnType<typeof z.safeParse<z.core.$ZodType<X>>> {
  try {
    return z.safeParse(zodOf(schema), value, HOW);
  } catch (error) {
    if (error instanceof RangeError) throw new InputError('too much of it is wrong to say what');
    throw error;
  }
}

/** What is counted of what is not a number. */
const COUNTED: Readonly<Record<string, string>> = {
  string: ' characters',
  array: ' elements',
  object: ' fields',
  record: ' fields',
};

/** What is too much or too little, with what was found. */
export function sizeMessage(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code !== 'too_big' && issue.code !== 'too_small') return undefined;
  const { code, input, origin, inclusive = true } = issue;
  const [bound, atBound, beyond] =
    code === 'too_big' ? [issue.maximum, 'at most', 'less than'] : [issue.minimum, 'at least', 'more than'];
  const found = typeof input === 'string' || Array.isArray(input) ? input.length : input;
  return `expected ${inclusive ? atBound : beyond} ${bound}${COUNTED[origin] ?? ''}, found ${found}`;
}

/** The first issues, and how many more there are. */
const fewOf = (issues: readonly Issue[]): readonly Issue[] =>
  issues.length <= MOST_ISSUES
    ? issues
    : [...issues.slice(0, MOST_ISSUES), { path: '', message: `and ${issues.length - MOST_ISSUES} problems more` }];

/** A field too many stands under its own name; a wrong name brings the one that may have been meant. */
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

/** What every object has: as the number of a seat or a card, such a name would lead out of the state. */
const TRAPS: ReadonlySet<string> = new Set(Object.getOwnPropertyNames(Object.prototype));

/** Texts in a position from outside that are names of what all objects share, wherever they stand. */
export function trapIssues(value: unknown, path = ''): Issue[] {
  if (typeof value === 'string' && TRAPS.has(value))
    return [{ path, message: `${JSON.stringify(value)} is no word of any game` }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => trapIssues(part, path === '' ? key : `${path}.${key}`));
}
