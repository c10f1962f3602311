import type * as z from 'zod/mini';
import type { Issue } from '../ground/errors.js';
import { below, isObject, type Look, ofFields, ofKinds, type Zod } from './looks.js';

// Measures lists before reading their elements: input from strangers costs no more than a list of the greatest length.

/** The greatest length of a list whose schema gives none. */
export const MOST_ELEMENTS = 80_000;
/** The most seats of any game, and one for the spectator. */
export const MOST_SEATS = 100;

/** Reports every list in a value that is too long. */
type Measure = Look<undefined>;

/** The measure of each schema; null for a schema without lists. */
const known = new WeakMap<Zod, Measure | null>();

/**
 * Every list in a value with more elements than its schema allows, or 80,000 if it gives no length. Takes a schema of
 * core or of zod 4, and checks nothing else.
 */
export function overlong(schema: object, value: unknown): readonly Issue[] {
  const issues: Issue[] = [];
  measureOf(schema as Zod)?.(value, '', issues, undefined);
  return issues;
}

function measureOf(schema: Zod): Measure | null {
  const found = known.get(schema);
  if (found !== undefined) return found;
  const measure = made((schema as z.core.$ZodTypes)._zod.def);
  known.set(schema, measure);
  return measure;
}

function made(def: z.core.$ZodTypes['_zod']['def']): Measure | null {
  switch (def.type) {
    case 'array':
      return ofList(mostOf(def), measureOf(def.element));
    case 'object':
      return ofFields(Object.entries(def.shape).map(([name, field]) => [name, measureOf(field as Zod)]));
    case 'tuple':
      return ofFields(def.items.map((item, i) => [`${i}`, measureOf(item as Zod)]));
    case 'record':
      return ofRecord(measureOf(def.valueType as Zod));
    case 'union':
      return 'discriminator' in def
        ? ofKinds(def.discriminator as string, def.options as Zod[], measureOf)
        : ofUnion(def.options.map((option) => measureOf(option as Zod)));
    case 'lazy':
      return (value, path, issues) => measureOf(def.getter())?.(value, path, issues, undefined);
    case 'pipe':
      return measureOf(def.in);
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'nonoptional':
    case 'readonly':
    case 'catch':
      return measureOf(def.innerType);
    default:
      return null;
  }
}

/** The length that the checks of a list allow. */
function mostOf({ checks = [] }: { readonly checks?: readonly z.core.$ZodCheck<never>[] | undefined }): number {
  let most = MOST_ELEMENTS;
  let isSaid = false;
  for (const check of checks) {
    const {
      check: name,
      maximum,
      length,
    } = check._zod.def as z.core.$ZodCheckDef & { maximum?: number; length?: number };
    const said = name === 'max_length' ? maximum : name === 'length_equals' ? length : undefined;
    if (said === undefined) continue;
    most = isSaid ? Math.min(most, said) : said;
    isSaid = true;
  }
  return most;
}

const ofList =
  (most: number, element: Measure | null): Measure =>
  (value, path, issues) => {
    if (!Array.isArray(value)) return;
    if (value.length > most) issues.push({ path, message: `expected at most ${most} elements, found ${value.length}` });
    else if (element !== null)
      for (let i = 0; i < value.length; i++) element(value[i], below(path, i), issues, undefined);
  };

const ofRecord =
  (field: Measure | null): Measure =>
  (value, path, issues) => {
    if (!isObject(value)) return;
    const names = Object.keys(value);
    if (names.length > MOST_ELEMENTS)
      issues.push({ path, message: `expected at most ${MOST_ELEMENTS} fields, found ${names.length}` });
    else if (field !== null) for (const name of names) field(value[name], below(path, name), issues, undefined);
  };

/** Measures a plain union: too long only if no option fits. */
function ofUnion(options: readonly (Measure | null)[]): Measure | null {
  const measures = options.filter((measure) => measure !== null);
  if (measures.length === 0) return null;
  return (value, path, issues) => {
    let first: Issue[] | undefined;
    for (const measure of measures) {
      const found: Issue[] = [];
      measure(value, path, found, undefined);
      if (found.length === 0) return;
      first ??= found;
    }
    issues.push(...(first ?? []));
  };
}
