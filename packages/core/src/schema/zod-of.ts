import type * as zod from 'zod/mini';
import { InputError } from '../errors.js';

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

// Most of a position is lists of whole numbers. One that holds nothing else is copied in one pass, which takes a seventh to
// two fifths off `load`; any other goes zod's way, which says what is wrong with it.

/** Makes the schema of a list of whole numbers quick; any other schema stays as it is. */
export function quickened(schema: zod.ZodMiniType): void {
  const { def } = schema._zod as zod.core.$ZodTypes['_zod'];
  const bounds = def.type === 'array' ? boundsOf(def.element as zod.core.$ZodTypes) : undefined;
  if (bounds === undefined) return;
  const { parse, run } = schema._zod;
  const quick: typeof parse = (payload, context) => {
    if (!areWithin(payload.value, bounds)) return parse(payload, context);
    payload.value = [...payload.value];
    return payload;
  };
  schema._zod.parse = quick;
  if (run === parse) schema._zod.run = quick;
}

interface Bounds {
  readonly least: number;
  readonly most: number;
}

/** Between which whole numbers a schema allows everything; undefined where it says anything else. */
function boundsOf(element: zod.core.$ZodTypes): Bounds | undefined {
  const { def } = element._zod;
  if (def.type !== 'number' || !('format' in def) || def.format !== 'safeint') return undefined;
  let least = Number.MIN_SAFE_INTEGER;
  let most = Number.MAX_SAFE_INTEGER;
  for (const check of def.checks ?? []) {
    const { check: name, value, inclusive } = check._zod.def as unknown as Bound;
    if (inclusive !== true || typeof value !== 'number') return undefined;
    if (name === 'greater_than') least = Math.max(least, value);
    else if (name === 'less_than') most = Math.min(most, value);
    else return undefined;
  }
  return { least, most };
}

interface Bound {
  readonly check: string;
  readonly value?: unknown;
  readonly inclusive?: boolean;
}

function areWithin(list: unknown, { least, most }: Bounds): list is number[] {
  if (!Array.isArray(list)) return false;
  for (let i = 0; i < list.length; i++) {
    const value: unknown = list[i];
    if (!Number.isInteger(value) || (value as number) < least || (value as number) > most) return false;
  }
  return true;
}
