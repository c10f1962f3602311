import type { Issue } from '@rulewright/core';
import { en } from 'zod/locales';
import * as z from 'zod/mini';
import { listed, ProtocolError } from './errors.js';

const HOW = { error: en().localeError, reportInput: false };

/** The value as the schema gives it back; a `ProtocolError` of this code with every problem. */
export function readAs<S extends z.ZodMiniType>(schema: S, value: unknown, code: number, summary: string): z.output<S> {
  const read = z.safeParse(schema, value, HOW);
  if (read.success) return read.data;
  const issues = read.error.issues.map(({ path, message }): Issue => ({ path: path.join('.'), message }));
  const [first] = issues.map(({ path, message }) => (path === '' ? message : `${path}: ${message}`));
  throw new ProtocolError(code, `${summary}: ${first}`, listed(issues));
}
