import type * as zod from 'zod/mini';
import { InputError } from '../ground/errors.js';

// The bridge between the schemas that core hands out and those of zod.

/** Marks schemas made by core, across its ESM and CommonJS copies. */
const OURS = Symbol.for('@rulewright/core/schema');

/** The part of a handed-out schema that matters here. */
interface Made<X> {
  readonly '~standard': { readonly types?: { readonly output: X } | undefined };
}

/** The key under which a schema keeps its `OfSeats`. */
const SEATS = Symbol.for('@rulewright/core/schema/seats');

/**
 * The relation of numbers to seats.
 *
 * A number: each seat has `per` numbers in a row; with 1 it is the number of a seat. A list: each `per` entries belong
 * to the next seat, round and round.
 */
export interface OfSeats {
  readonly per: number;
  /** Limits this to games where that list of the position has an entry for each seat. */
  readonly where?: string;
  /** The list has exactly one entry for each seat. */
  readonly isEach?: true;
}

/** Marks a zod schema as core's, and every schema that further checks make of it. */
export function ours<S>(schema: zod.ZodMiniType): S {
  const checked = schema.check;
  quickened(schema);
  Object.defineProperties(schema, {
    [OURS]: { value: true },
    check: { value: (...checks: []) => marked(ours<object>(checked.apply(schema, checks)), seatsOf(schema)) },
  });
  return schema as unknown as S;
}

/** The same schema with its relation to seats. */
export const withSeats = <S extends { check(): S }>(schema: S, seats: OfSeats): S => marked(schema.check(), seats);

const marked = <S extends object>(schema: S, seats: OfSeats | undefined): S =>
  Object.defineProperty(schema, SEATS, { value: seats, configurable: true });

/** The relation of a schema's numbers to seats, if it has one. */
export const seatsOf = (schema: object): OfSeats | undefined =>
  SEATS in schema ? (schema[SEATS] as OfSeats | undefined) : undefined;

/** The zod schema behind one of core's. Throws `InputError` for a schema that core has not made. */
export function zodOf<X>(schema: Made<X>): zod.core.$ZodType<X> {
  if (isOurs(schema)) return schema as unknown as zod.core.$ZodType<X>;
  throw new InputError(
    'a schema is not made of the words of @rulewright/core/words: core reads how schemas are made, and another library, or another copy of zod, makes them in another way',
  );
}

const isOurs = (schema: unknown): boolean => typeof schema === 'object' && schema !== null && OURS in schema;

// Most of a position is lists of whole numbers. A valid one is copied in one pass, which saves 14 to 40 % of `load`.
// Any other list goes through zod, which reports the problem.

/** Speeds up the schema of a list of whole numbers; any other schema is unchanged. */
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

export interface Bounds {
  readonly least: number;
  readonly most: number;
}

/** The bounds of a schema of whole numbers; undefined if it has any other constraint. */
export function boundsOf(schema: zod.core.$ZodTypes): Bounds | undefined {
  const { def } = schema._zod;
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

function areWithin(list: unknown, bounds: Bounds): list is number[] {
  if (!Array.isArray(list)) return false;
  for (let i = 0; i < list.length; i++) if (!isWithin(list[i], bounds)) return false;
  return true;
}

/** True for a whole number within bounds. */
export const isWithin = (value: unknown, { least, most }: Bounds): boolean =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
