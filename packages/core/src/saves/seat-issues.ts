import * as z from 'zod/mini';
import type { Issue } from '../ground/errors.js';
import { below, isObject, type Look, ofFields, ofKinds, type Zod } from '../input/looks.js';
import type { Schema } from '../schema/z.js';
import { type OfSeats, seatsOf, zodOf } from '../schema/zod-of.js';

// Schema words are invariants: `aSeat`, `bySeat` and `ofSeats` say what a number is, and positions are held to it.

/** Reports every number or list in a value that does not fit the seats of the game; it is given how many there are. */
type SeatLook = Look<number>;

/** The check of each schema; null for a schema that says nothing of seats. */
const known = new WeakMap<Zod, SeatLook | null>();

/** Every number that names no seat of the game, and every list without one entry for each seat. */
export function seatIssues(schema: Schema, value: unknown, players: number): Issue[] {
  const issues: Issue[] = [];
  lookOf(zodOf(schema))?.(value, '', issues, players);
  return issues;
}

function lookOf(schema: Zod): SeatLook | null {
  const found = known.get(schema);
  if (found !== undefined) return found;
  const own = ownLook(seatsOf(schema));
  const inside = lookInside((schema as z.core.$ZodTypes)._zod.def);
  const look = own === null ? inside : together([own, inside]);
  known.set(schema, look);
  return look;
}

/** The check of a marked schema itself; a mark that holds only in some games is not checked. */
function ownLook(seats: OfSeats | undefined): SeatLook | null {
  if (seats === undefined || seats.where !== undefined) return null;
  const { per, isEach } = seats;
  return (value, path, issues, players) => {
    if (typeof value === 'number' && value >= per * players)
      issues.push({
        path,
        message: `expected ${per === 1 ? 'a seat' : 'a number'} below ${per * players}, found ${value}`,
      });
    if (isEach === true && Array.isArray(value) && value.length !== players)
      issues.push({ path, message: `expected ${players} entries, one for each seat, found ${value.length}` });
  };
}

function lookInside(def: z.core.$ZodTypes['_zod']['def']): SeatLook | null {
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
        ? ofKinds(def.discriminator as string, def.options as Zod[], lookOf)
        : ofUnion(def.options as Zod[]);
    case 'lazy':
      return (...given) => lookOf(def.getter())?.(...given);
    case 'pipe':
      return lookOf(def.out);
    case 'optional':
    case 'nullable':
    case 'default':
    case 'readonly':
      return lookOf(def.innerType);
    default:
      return null;
  }
}

const together = (looks: readonly (SeatLook | null)[]): SeatLook => {
  const there = looks.filter((look) => look !== null);
  return (...given) => {
    for (const look of there) look(...given);
  };
};

const ofList = (element: SeatLook | null): SeatLook | null =>
  element &&
  ((value, path, issues, players) => {
    if (Array.isArray(value)) value.forEach((one, i) => void element(one, below(path, i), issues, players));
  });

const ofRecord = (field: SeatLook | null): SeatLook | null =>
  field &&
  ((value, path, issues, players) => {
    if (isObject(value))
      for (const [name, one] of Object.entries(value)) field(one, below(path, name), issues, players);
  });

/** A plain union is checked as the first option that accepts the value. */
function ofUnion(options: readonly Zod[]): SeatLook | null {
  if (options.every((option) => lookOf(option) === null)) return null;
  return (value, path, issues, players) => {
    const accepting = options.find((option) => z.safeParse(option, value).success);
    if (accepting !== undefined) lookOf(accepting)?.(value, path, issues, players);
  };
}
