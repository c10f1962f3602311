import type * as zod from 'zod/mini';
import { InputError } from '../errors.js';
import { quickened } from './whole-numbers.js';

// Between the schemas that core hands out and what zod makes of them.

/** What core has made, the ESM and the CommonJS copy of it alike. */
const OURS = Symbol.for('@rulewright/core/schema');

/** What is handed out, as far as it has to be known here. */
interface Made<X> {
  readonly '~standard': { readonly types?: { readonly output: X } | undefined };
}

/** Where a schema keeps what its numbers have to do with seats. */
const SEATS = Symbol.for('@rulewright/core/schema/seats');

/**
 * What numbers have to do with seats. Of a number: each seat has `per` of them, one after the other, so that with 1 it is the
 * number of a seat. Of a list: `per` entries belong to the first seat, as many to the next, and so round and round.
 */
export interface OfSeats {
  readonly per: number;
  /** Only in games where this list of the position has an entry for each seat. */
  readonly where?: string;
}

/** A schema of zod, marked as one of core's, and so are those that further checks make of it. */
export function ours<S>(schema: zod.ZodMiniType): S {
  const checked = schema.check;
  quickened(schema);
  Object.defineProperties(schema, {
    [OURS]: { value: true },
    check: { value: (...checks: []) => marked(ours<object>(checked.apply(schema, checks)), seatsOf(schema)) },
  });
  return schema as unknown as S;
}

/** The same schema, and what its numbers have to do with seats. */
export const withSeats = <S extends { check(): S }>(schema: S, seats: OfSeats): S => marked(schema.check(), seats);

const marked = <S extends object>(schema: S, seats: OfSeats | undefined): S =>
  Object.defineProperty(schema, SEATS, { value: seats, configurable: true });

/** What the numbers of a schema have to do with seats. */
export const seatsOf = (schema: object): OfSeats | undefined =>
  SEATS in schema ? (schema[SEATS] as OfSeats | undefined) : undefined;

/** What core reads the structure of. Throws `InputError` for a schema that core has not made. */
export function zodOf<X>(schema: Made<X>): zod.core.$ZodType<X> {
  if (isOurs(schema)) return schema as unknown as zod.core.$ZodType<X>;
  throw new InputError(
    'a schema is not made of the words of @rulewright/core/words: core reads how schemas are made, and another library, or another copy of zod, makes them in another way',
  );
}

const isOurs = (schema: unknown): boolean => typeof schema === 'object' && schema !== null && OURS in schema;
