import { en } from 'zod/locales';
import * as z from 'zod/mini';
import { InputError, type Issue } from './errors.js';
import { suggestion } from './near.js';

const HOW = { error: en().localeError, reportInput: true };

/** Plain data as the schema gives it back, and what zod finds wrong with it; what does not fit comes back as it is. */
export function readAs<X>(schema: z.core.$ZodType<X>, value: unknown): { value: X; issues: readonly Issue[] } {
  const result = z.safeParse(schema, value, HOW);
  return result.success
    ? { value: result.data, issues: [] }
    : { value: value as X, issues: toIssues(result.error.issues) };
}

/** What zod finds wrong with plain data, each problem with its path. */
export const issuesOf = (schema: z.core.$ZodType, value: unknown): readonly Issue[] => readAs(schema, value).issues;

/** The value as the schema gives it back, or an `InputError` with every problem. The value is plain data. */
export function parseInput<X>(summary: string, schema: z.core.$ZodType<X>, value: unknown): X {
  const result = z.safeParse(schema, value, HOW);
  if (result.success) return result.data;
  throw new InputError(summary, toIssues(result.error.issues));
}

/** A field too many stands under its own name; a wrong name brings the one that may have been meant. */
const toIssues = (issues: readonly z.core.$ZodIssue[]): Issue[] =>
  issues.flatMap((issue): Issue[] => {
    const at = (...more: readonly PropertyKey[]): string => [...issue.path, ...more].join('.');
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => ({ path: at(key), message: `Unrecognized key: ${JSON.stringify(key)}` }));
    const near = issue.code === 'invalid_value' ? suggestion(issue.input, issue.values.map(String)) : '';
    return [{ path: at(), message: `${issue.message}${near}` }];
  });
