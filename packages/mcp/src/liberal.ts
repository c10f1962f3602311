import type { JsonSchema } from '@rulewright/core/schema';

// Models write arguments as they like: a number as text, an object as its JSON, null for what they leave out. Here, and
// nowhere else, what is meant is read by the schema; whatever fits no such reading stays as it is, and is refused later.

/** Corrects a value towards a JSON Schema, such as a number sent as text. */
export function liberally(schema: JsonSchema, value: unknown): unknown {
  const ways = waysOf(schema);
  if (ways !== undefined) return byWay(ways, value);
  switch (schema.type) {
    case 'object':
      return objectOf(schema, fromText(value, '{'));
    case 'array':
      return listOf(schema, fromText(value, '['));
    case 'integer':
    case 'number':
      return numberOf(value);
    case 'boolean':
      return value === 'true' ? true : value === 'false' ? false : value;
    default:
      return value;
  }
}

/** The alternatives of a schema; undefined when it has none. */
function waysOf({ anyOf, oneOf }: JsonSchema): readonly JsonSchema[] | undefined {
  const ways: unknown = anyOf ?? oneOf;
  return Array.isArray(ways) ? ways : undefined;
}

/** Leaves text where text is allowed; otherwise uses the first alternative that reads it as something else. */
function byWay(ways: readonly JsonSchema[], value: unknown): unknown {
  const given =
    ways.some(({ type }) => type === 'string') && !isJson(value) ? value : fromText(fromText(value, '{'), '[');
  if (isObject(given)) return objectOf(ways.find((way) => hasConstants(way, given)) ?? {}, given);
  for (const way of ways) {
    const read = liberally(way, given);
    if (read !== given) return read;
  }
  return given;
}

/** True of an object with the constants of a schema, such as the type of an action. */
const hasConstants = ({ properties }: JsonSchema, given: Readonly<Record<string, unknown>>): boolean =>
  isObject(properties) &&
  Object.entries(properties).every(
    ([name, each]) => !isObject(each) || !('const' in each) || each.const === given[name],
  );

function objectOf({ properties, required }: JsonSchema, value: unknown): unknown {
  if (!isObject(value) || !isObject(properties)) return value;
  const needed: readonly unknown[] = Array.isArray(required) ? required : [];
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, each]) => {
      const schema = Object.hasOwn(properties, name) ? properties[name] : undefined;
      if (!isObject(schema)) return [[name, each]];
      return each === null && !needed.includes(name) ? [] : [[name, liberally(schema, each)]];
    }),
  );
}

function listOf({ items }: JsonSchema, value: unknown): unknown {
  return Array.isArray(value) && isObject(items) ? value.map((each) => liberally(items, each)) : value;
}

function numberOf(value: unknown): unknown {
  if (typeof value !== 'string' || !/^\s*-?\d+(\.\d+)?\s*$/.test(value)) return value;
  const number = Number(value);
  return Number.isInteger(number) && !Number.isSafeInteger(number) ? value : number;
}

const isJson = (value: unknown): boolean => typeof value === 'string' && /^\s*[[{]/.test(value);

/** Parses a text with this beginning as JSON; returns any other value unchanged. */
function fromText(value: unknown, begin: '{' | '['): unknown {
  if (typeof value !== 'string' || !value.trimStart().startsWith(begin)) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
