import * as z from 'zod/mini';
import type { Issue } from '../ground/errors.js';
import type { Schema } from '../schema/z.js';
import { type OfSeats, seatsOf, zodOf } from '../schema/zod-of.js';

// Schema words are invariants: `aSeat`, `bySeat` and `ofSeats` say what a number is, and positions are held to it.

type Zod = z.core.$ZodType;
/** Reports every number or list in a value that does not fit the seats of the game. */
type Look = (value: unknown, path: string, players: number, issues: Issue[]) => void;

/** The check of each schema; null for a schema that says nothing of seats. */
const known = new WeakMap<Zod, Look | null>();

/** Every number that names no seat of the game, and every list without one entry for each seat. */
export function seatIssues(schema: Schema, value: unknown, players: number): Issue[] {
  const issues: Issue[] = [];
  lookOf(zodOf(schema))?.(value, '', players, issues);
  return issues;
}

function lookOf(schema: Zod): Look | null {
  const found = known.get(schema);
  if (found !== undefined) return found;
  const own = ownLook(seatsOf(schema));
  const below = lookBelow((schema as z.core.$ZodTypes)._zod.def);
  const look = own === null ? below : together([own, below]);
  known.set(schema, look);
  return look;
}

/** The check of a marked schema itself; a mark that holds only in some games is not checked. */
function ownLook(seats: OfSeats | undefined): Look | null {
  if (seats === undefined || seats.where !== undefined) return null;
  const { per, isEach } = seats;
  return (value, path, players, issues) => {
    if (typeof value === 'number' && value >= per * players)
      issues.push({
        path,
        message: `expected ${per === 1 ? 'a seat' : 'a number'} below ${per * players}, found ${value}`,
      });
    if (isEach === true && Array.isArray(value) && value.length !== players)
      issues.push({ path, message: `expected ${players} entries, one for each seat, found ${value.length}` });
  };
}

function lookBelow(def: z.core.$ZodTypes['_zod']['def']): Look | null {
  switch (def.type) {
    case 'array':
      return ofList(lookOf(def.element));
    case 'object':
      return ofFields(Object.entries(def.shape).map(([name, field]) => [name, lookOf(field as Zod)]));
    case 'tuple':
      return ofFields(def.items.map((item, i) => [`${i}`, lookOf(item as Zod)]));
    case 'record':
      return ofRecord(lookOf(def.valueType as Zod));
    case 'union':
      return 'discriminator' in def
        ? ofKinds(def.discriminator as string, def.options as Zod[])
        : ofUnion(def.options as Zod[]);
    case 'optional':
    case 'nullable':
    case 'default':
    case 'readonly':
      return lookOf(def.innerType);
    default:
      return null;
  }
}

const together = (looks: readonly (Look | null)[]): Look => {
  const there = looks.filter((look) => look !== null);
  return (...given) => {
    for (const look of there) look(...given);
  };
};

const ofList = (element: Look | null): Look | null =>
  element &&
  ((value, path, players, issues) => {
    if (Array.isArray(value)) value.forEach((one, i) => void element(one, at(path, i), players, issues));
  });

function ofFields(fields: readonly (readonly [name: string, look: Look | null])[]): Look | null {
  const there = fields.filter(([, look]) => look !== null);
  if (there.length === 0) return null;
  return (value, path, players, issues) => {
    if (isObject(value)) for (const [name, look] of there) look?.(value[name], at(path, name), players, issues);
  };
}

const ofRecord = (field: Look | null): Look | null =>
  field &&
  ((value, path, players, issues) => {
    if (isObject(value)) for (const [name, one] of Object.entries(value)) field(one, at(path, name), players, issues);
  });

/** A discriminated union is checked as the option that its field names. */
function ofKinds(field: string, options: readonly Zod[]): Look | null {
  const looks = new Map<unknown, Look>();
  for (const option of options) {
    const look = lookOf(option);
    if (look !== null) for (const word of option._zod.propValues?.[field] ?? []) looks.set(word, look);
  }
  if (looks.size === 0) return null;
  return (value, path, players, issues) => {
    if (isObject(value)) looks.get(value[field])?.(value, path, players, issues);
  };
}

/** A plain union is checked as the first option that accepts the value. */
function ofUnion(options: readonly Zod[]): Look | null {
  if (options.every((option) => lookOf(option) === null)) return null;
  return (value, path, players, issues) => {
    const accepting = options.find((option) => z.safeParse(option, value).success);
    if (accepting !== undefined) lookOf(accepting)?.(value, path, players, issues);
  };
}

const at = (path: string, step: string | number): string => (path === '' ? `${step}` : `${path}.${step}`);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
