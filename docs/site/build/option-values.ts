import type { JsonSchema } from '@rulewright/core/schema';

/** A menu with more numbers than this is no menu. */
const MOST_NUMBERS = 6;

/**
 * The values that a menu offers for an option whose schema does not list them: words and a few whole numbers, or an object with
 * one of its parts changed at a time. Undefined where there are none, or too many.
 */
export function offeredValues(schema: JsonSchema, usual: unknown): readonly unknown[] | undefined {
  const { properties, anyOf } = schema;
  if (schema.type === 'object' && isRecord(properties) && isRecord(usual)) return changedByOne(properties, usual);
  if (!Array.isArray(anyOf)) return undefined;
  const ways = anyOf.map((way: JsonSchema) => oneOf(way));
  return ways.every((way) => way !== undefined) ? ways.flat() : undefined;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The usual object first, then each that differs from it in one part that is a word, or yes and no. */
function changedByOne(parts: Readonly<Record<string, unknown>>, usual: Readonly<Record<string, unknown>>) {
  const changed = Object.entries(parts).flatMap(([name, part]) => {
    const values = isRecord(part) ? (part.type === 'boolean' ? [true, false] : part.enum) : undefined;
    const others = Array.isArray(values) ? values.filter((value) => value !== usual[name]) : [];
    return others.map((value: unknown) => ({ ...usual, [name]: value }));
  });
  return changed.length === 0 ? undefined : [usual, ...changed];
}

function oneOf(schema: JsonSchema): readonly unknown[] | undefined {
  const { type, const: only, enum: words, prefixItems, minimum, maximum } = schema;
  if (type === 'null') return [null];
  if (only !== undefined) return [only];
  if (Array.isArray(words)) return words;
  if (Array.isArray(prefixItems)) return oneTuple(prefixItems);
  const [least, most] = [Number(minimum ?? Number.NaN), Number(maximum ?? Number.NaN)];
  if (type !== 'integer' || !(most - least < MOST_NUMBERS)) return undefined;
  return Array.from({ length: most - least + 1 }, (_, i) => least + i);
}

/** The only list that a schema allows whose items are all told. */
const oneTuple = (items: readonly JsonSchema[]): readonly unknown[] | undefined =>
  items.every((item) => item.const !== undefined) ? [items.map((item) => item.const)] : undefined;

/** The bounds of a whole number; of one that may be absent too, which is then told by leaving the field empty. */
export function rangeOf(schema: JsonSchema, usual: unknown): Range | undefined {
  const { type, minimum, maximum, anyOf } = schema;
  if (type === 'integer' && typeof minimum === 'number' && typeof maximum === 'number')
    return { least: minimum, most: maximum };
  if (usual !== null || !Array.isArray(anyOf)) return undefined;
  const others = anyOf.filter((way: JsonSchema) => way.type !== 'null');
  return others.length === 1 ? rangeOf({ ...others[0] }, undefined) : undefined;
}
interface Range {
  readonly least: number;
  readonly most: number;
}
