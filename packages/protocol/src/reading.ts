import type { Issue } from '@rulewright/core';
import { overlong } from '@rulewright/core/words';
import { en } from 'zod/locales';
import * as z from 'zod/mini';
import { listed, ProtocolError } from './errors.js';

/** Upper bound of issues reported. */
const MOST_ISSUES = 40;
const HOW = { error: en().localeError, reportInput: false };

/** Parses a value by a schema. Throws a `ProtocolError` of this code with every problem. */
export function readAs<S extends z.ZodMiniType>(schema: S, value: unknown, code: number, summary: string): z.output<S> {
  const long = overlong(schema, value);
  const read = long.length > 0 ? undefined : z.safeParse(schema, value, HOW);
  if (read?.success === true) return read.data;
  const issues = (read?.error.issues ?? [])
    .slice(0, MOST_ISSUES)
    .map(({ path, message }): Issue => ({ path: path.join('.'), message }));
  issues.push(...long.slice(0, MOST_ISSUES));
  const [first] = issues.map(({ path, message }) => (path === '' ? message : `${path}: ${message}`));
  throw new ProtocolError(code, `${summary}: ${first}`, listed(issues));
}
