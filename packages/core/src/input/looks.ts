import type * as z from 'zod/mini';
import type { Issue } from '../ground/errors.js';

// Checks of plain data by the schemas that describe it, beside what zod checks. Each schema is read once.

export type Zod = z.core.$ZodType;

/** Reports what is wrong in a value; `given` is what the check has to know besides. */
export type Look<Given> = (value: unknown, path: string, issues: Issue[], given: Given) => void;

/** Looks into the fields of an object, or the places of a list; null when no field has anything to check. */
export function ofFields<Given>(
  fields: readonly (readonly [name: string, look: Look<Given> | null])[],
): Look<Given> | null {
  const looked = fields.flatMap(([name, look]) => (look === null ? [] : [{ name, look }]));
  if (looked.length === 0) return null;
  return (value, path, issues, given) => {
    if (!isObject(value)) return;
    for (const { name, look } of looked)
      if (Object.hasOwn(value, name)) look(value[name], below(path, name), issues, given);
  };
}

/** Looks into a discriminated union by the option that its field names. */
export function ofKinds<Given>(
  field: string,
  options: readonly Zod[],
  lookOf: (schema: Zod) => Look<Given> | null,
): Look<Given> | null {
  const looks = new Map<unknown, Look<Given>>();
  for (const option of options) {
    const look = lookOf(option);
    if (look !== null) for (const word of option._zod.propValues?.[field] ?? []) looks.set(word, look);
  }
  if (looks.size === 0) return null;
  return (value, path, issues, given) => {
    if (isObject(value)) looks.get(value[field])?.(value, path, issues, given);
  };
}

/** The path of a field or a place below a path. */
export const below = (path: string, step: string | number): string => (path === '' ? `${step}` : `${path}.${step}`);

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
