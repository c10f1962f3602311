import type * as zod from 'zod/mini';
import { isText } from '../ground/plain.js';
import type { Fields, Schema } from '../schema/z.js';
import { boundsOf, isWithin, zodOf } from '../schema/zod-of.js';

// A short way for the actions of almost every call: objects of numbers, words and flags. Whatever it does not take goes
// the long way, through a plain copy and zod, which alone says what is wrong.

/** An action as it was read. */
interface Read {
  readonly type: string;
  readonly seat: number;
}
/** True for a value that the schema of a field takes, and takes as it is. */
type Accepts = (value: unknown) => boolean;

interface Field {
  readonly name: string;
  readonly accepts: Accepts;
  readonly isOptional: boolean;
}

/** Reads well-formed actions of plain fields without zod. */
export class QuickActions {
  private readonly types = new Map<unknown, readonly Field[]>();

  /** Takes the fields of each type of action, `type` and `seat` included. */
  constructor(actions: Iterable<readonly [type: string, fields: Fields]>) {
    for (const [type, fields] of actions) {
      const read = Object.entries(fields).map(([name, schema]) => fieldOf(name, schema));
      if (read.every((field) => field !== undefined)) this.types.set(type, read as Field[]);
    }
  }

  /** A copy of the action, its fields in the order of the schema; undefined for anything that needs the long way. */
  read(input: unknown): Read | undefined {
    try {
      if (typeof input !== 'object' || input === null || Object.getPrototypeOf(input) !== Object.prototype)
        return undefined;
      // reads each field once; a getter may throw, or say something else the next time
      const given: Readonly<Record<string, unknown>> = { ...input };
      const fields = this.types.get(given.type);
      return fields && read(given, fields);
    } catch {
      return undefined;
    }
  }
}

function read(given: Readonly<Record<string, unknown>>, fields: readonly Field[]): Read | undefined {
  let unread = 0;
  for (const _ in given) unread++;
  const action: Record<string, unknown> = {};
  for (let i = 0; i < fields.length; i++) {
    const { name, accepts, isOptional } = fields[i] as Field;
    const value = given[name];
    if (value === undefined && isOptional) continue;
    if (!accepts(value)) return undefined;
    action[name] = value === 0 ? 0 : value; // −0 is no JSON
    unread--;
  }
  return unread === 0 ? (action as unknown as Read) : undefined;
}

function fieldOf(name: string, schema: Schema): Field | undefined {
  const type = zodOf(schema) as zod.core.$ZodTypes;
  const { def } = type._zod;
  const isOptional = def.type === 'optional';
  const accepts = accepting(isOptional ? (def.innerType as zod.core.$ZodTypes) : type);
  return accepts && { name, accepts, isOptional };
}

/** The test of a schema; undefined for one that is more than a number, a word or a flag. */
function accepting(schema: zod.core.$ZodTypes): Accepts | undefined {
  const bounds = boundsOf(schema);
  if (bounds !== undefined) return (value) => isWithin(value, bounds);
  const { def } = schema._zod;
  switch (def.type) {
    case 'enum':
      return oneOf(Object.values(def.entries), def.checks);
    case 'literal':
      return oneOf(def.values, def.checks);
    case 'boolean':
      return isUnchecked(def.checks) ? (value) => typeof value === 'boolean' : undefined;
    case 'string':
      return accepted(def.checks);
    default:
      return undefined;
  }
}

type Checks = readonly zod.core.$ZodCheck<never>[] | undefined;
const isUnchecked = (checks: Checks): boolean => checks === undefined || checks.length === 0;

function oneOf(values: readonly unknown[], checks: Checks): Accepts | undefined {
  const words = new Set(values);
  return isUnchecked(checks) ? (value) => words.has(value) : undefined;
}

/** The test of a text that is limited in length alone. */
function accepted(checks: Checks = []): Accepts | undefined {
  let most = Number.POSITIVE_INFINITY;
  for (const { _zod } of checks) {
    const { check, maximum } = _zod.def as { readonly check: string; readonly maximum?: number };
    if (check !== 'max_length' || maximum === undefined) return undefined;
    most = Math.min(most, maximum);
  }
  return (value) => typeof value === 'string' && value.length <= most && isText(value);
}
