import type * as zod from 'zod/mini';
import { InputError } from '../errors.js';

// Between the schemas that core hands out and what zod makes of them.

/** What core has made, the ESM and the CommonJS copy of it alike. */
const OURS = Symbol.for('@rulewright/core/schema');

/** What is handed out, as far as it has to be known here. */
interface Made<X> {
  readonly '~standard': { readonly types?: { readonly output: X } | undefined };
}

/** A schema of zod, marked as one of core's, and so are those that further checks make of it. */
export function ours<S>(schema: zod.ZodMiniType): S {
  const checked = schema.check;
  Object.defineProperties(schema, {
    [OURS]: { value: true },
    check: { value: (...checks: []) => ours(checked.apply(schema, checks)) },
  });
  return schema as unknown as S;
}

/** What core reads the structure of. Throws `InputError` for a schema that core has not made. */
export function zodOf<X>(schema: Made<X>): zod.core.$ZodType<X> {
  if (isOurs(schema)) return schema as unknown as zod.core.$ZodType<X>;
  throw new InputError(
    'a schema is not made of the words of @rulewright/core/words: core reads how schemas are made, and another library, or another copy of zod, makes them in another way',
  );
}

const isOurs = (schema: unknown): boolean => typeof schema === 'object' && schema !== null && OURS in schema;
