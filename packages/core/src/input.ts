import { en } from 'zod/locales';
import * as z from 'zod/mini';
import { InputError, type Issue } from './errors.js';

const error = en().localeError;

/** What zod finds wrong with plain data, each problem with its path. */
export function issuesOf(schema: z.core.$ZodType, value: unknown): readonly Issue[] {
  const result = z.safeParse(schema, value, { error });
  return result.success ? [] : toIssues(result.error.issues);
}

/** The value as the schema gives it back, or an `InputError` with every problem. The value is plain data. */
export function parseInput<X>(summary: string, schema: z.core.$ZodType<X>, value: unknown): X {
  const result = z.safeParse(schema, value, { error });
  if (result.success) return result.data;
  throw new InputError(summary, toIssues(result.error.issues));
}

/** A field too many stands under its own name. */
const toIssues = (issues: readonly z.core.$ZodIssue[]): Issue[] =>
  issues.flatMap((issue): Issue[] => {
    const at = (...more: readonly PropertyKey[]): string => [...issue.path, ...more].join('.');
    if (issue.code !== 'unrecognized_keys') return [{ path: at(), message: issue.message }];
    return issue.keys.map((key) => ({ path: at(key), message: `Unrecognized key: ${JSON.stringify(key)}` }));
  });
