import * as z from 'zod/mini';
import { isSame } from '../ground/same.js';
import type { Schema } from '../schema/z.js';
import { zodOf } from '../schema/zod-of.js';

// Every later addition to a state has a declared default, so a state is the same with and without it.

/** A copy of plain data that fits the schema, without the fields equal to their declared default, at any depth. */
export const withoutDefaults = (schema: Schema, value: unknown): unknown => without(zodOf(schema), value);

function without(schema: z.core.$ZodType, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const { def } = known(schema)._zod;
  switch (def.type) {
    case 'object':
      return ofFields(value, ([name, field]) => {
        const shape = def.shape[name];
        if (shape === undefined) return [[name, field]];
        return isDefault(shape, field) ? [] : [[name, without(shape, field)]];
      });
    case 'array':
      return Array.isArray(value) ? value.map((element) => without(def.element, element)) : value;
    case 'record':
      return ofFields(value, ([name, field]) => [[name, without(def.valueType, field)]]);
    case 'tuple':
      return Array.isArray(value) ? value.map((element, i) => part(def.items[i] ?? def.rest, element)) : value;
    case 'union':
      return part(
        def.options.find((option) => z.safeParse(option, value).success),
        value,
      );
    case 'lazy':
      return without(def.getter(), value);
    case 'default':
    case 'optional':
    case 'nullable':
    case 'readonly':
      return without(def.innerType, value);
    default:
      return value;
  }
}

/** The one cast that zod requires for walking a schema. */
const known = (schema: z.core.$ZodType): z.core.$ZodTypes => schema as z.core.$ZodTypes;

const part = (schema: z.core.$ZodType | null | undefined, value: unknown): unknown =>
  schema === null || schema === undefined ? value : without(schema, value);

const ofFields = (value: object, visit: (entry: [string, unknown]) => [string, unknown][]): object =>
  Object.fromEntries(Object.entries(value).flatMap(visit));

function isDefault(schema: z.core.$ZodType, value: unknown): boolean {
  const { def } = known(schema)._zod;
  return def.type === 'default' && isSame(def.defaultValue, value);
}
