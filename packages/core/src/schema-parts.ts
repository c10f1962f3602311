import type { EngineSchemas } from './engine-schemas.js';
import type { PartIds } from './parts.js';

/** A JSON Schema document (draft 2020-12). */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** What is said of the fields of actions: which parts they name, and by which ids. */
export function withParts(
  document: JsonSchema,
  parts: EngineSchemas['parts'],
  ids: Readonly<Record<string, PartIds>>,
): JsonSchema {
  const visit = (schema: JsonSchema): JsonSchema => {
    const { anyOf, oneOf, properties } = schema;
    return {
      ...schema,
      ...(Array.isArray(anyOf) && { anyOf: anyOf.map(visit) }),
      ...(Array.isArray(oneOf) && { oneOf: oneOf.map(visit) }),
      ...(isSchema(properties) && {
        properties: Object.fromEntries(
          Object.entries(properties).map(([field, shape]) => [field, isSchema(shape) ? ofField(field, shape) : shape]),
        ),
      }),
    };
  };
  const ofField = (field: string, shape: JsonSchema): JsonSchema => {
    if (field === 'seat' && ids.player !== undefined) return within(shape, ids.player, []);
    const part = Object.hasOwn(parts, field) ? parts[field] : undefined;
    if (part === undefined) return shape;
    const { kind, role, words = [] } = part;
    const known = typeof kind === 'string' && Object.hasOwn(ids, kind) ? ids[kind] : undefined;
    const named = { ...shape, 'x-part': { kind, role } };
    if (known === undefined || words === 'any') return named;
    const { items } = shape;
    return isSchema(items) ? { ...named, items: within(items, known, words) } : within(named, known, words);
  };
  return visit(document);
}

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The shape of one value, with what it can be in place of its bounds. */
function within({ maxLength: _, ...shape }: JsonSchema, ids: PartIds, words: readonly string[]): JsonSchema {
  if ('enum' in shape) return shape;
  return 'minimum' in ids ? { ...shape, ...ids } : { ...shape, enum: [...new Set([...ids, ...words])] };
}
