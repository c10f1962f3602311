import { en } from 'zod/locales';
import * as z from 'zod/mini';
import { InputError, type Issue } from '../errors.js';
import type { Schema } from '../schema/z.js';
import { zodOf } from '../schema/zod-of.js';
import { overlong } from './bounds.js';
import { suggestion } from './suggestion.js';

const DEEPEST = 64;
/** Half a pair of UTF-16, which no UTF-8 can hold. */
const LONE_SURROGATE = /\p{Surrogate}/u;

/**
 * A private plain copy of any value, as `JSON.parse(JSON.stringify(value))` would give it (fields that are undefined
 * are left out, −0 becomes 0). Throws `InputError` for anything that is not JSON (functions, class instances, cycles, NaN …) or not
 * Unicode (half a surrogate pair), so that it has one canonical form.
 */
export function plain(value: unknown): unknown {
  try {
    return take(value, []);
  } catch (error) {
    if (error instanceof InputError) throw error;
    throw new InputError('the value cannot be read', [{ path: '', message: 'reading it threw an error' }]);
  }
}

/** `trail` is the way from the whole to this value: written down only when something is wrong. */
function take(value: unknown, trail: (string | number)[]): unknown {
  switch (typeof value) {
    case 'string':
      if (LONE_SURROGATE.test(value)) throw notJson(trail, 'half a surrogate pair is no text');
      return value;
    case 'boolean':
      return value;
    case 'number':
      if (!Number.isFinite(value)) throw notJson(trail, `${value} is not a JSON number`);
      return value === 0 ? 0 : value;
    case 'object':
      break;
    default:
      throw notJson(trail, `${typeof value} is not JSON`);
  }
  if (value === null) return null;
  if (trail.length === DEEPEST) throw notJson(trail, `nested more than ${DEEPEST} deep`);
  if (Array.isArray(value)) {
    const list: unknown[] = [];
    for (let i = 0; i < value.length; i++) list.push(part(value[i], i, trail));
    return list;
  }
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== null && Object.getPrototypeOf(prototype) !== null) throw notJson(trail, 'not a plain object');
  const copy: Record<string, unknown> = {};
  for (const [key, field] of Object.entries(value)) {
    if (key === '__proto__') throw notJson(trail, 'a field may not be named __proto__');
    if (LONE_SURROGATE.test(key)) throw notJson(trail, 'half a surrogate pair is no name');
    if (field !== undefined) copy[key] = part(field, key, trail);
  }
  return copy;
}

function part(value: unknown, key: string | number, trail: (string | number)[]): unknown {
  trail.push(key);
  const copy = take(value, trail);
  trail.pop();
  return copy;
}

const notJson = (trail: readonly (string | number)[], message: string): InputError =>
  new InputError('not JSON', [{ path: trail.join('.'), message }]);

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
