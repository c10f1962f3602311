import type { JsonSchema } from '@rulewright/core/schema';
import * as z from 'zod/mini';

/** JSON Schema keywords that every model provider accepts. */
export const KEYWORDS = ['type', 'description', 'properties', 'required', 'items', 'enum', 'minimum'] as const;

/** The arguments of a tool as a JSON Schema of these keywords alone. Constraints beyond them are still checked. */
export const schemaOf = (args: z.ZodMiniType): JsonSchema & { readonly type: 'object' } => ({
  ...plain(z.toJSONSchema(args, { io: 'input' })),
  type: 'object',
});

function plain(schema: JsonSchema): JsonSchema {
  const { anyOf, properties, items, description } = schema;
  // of several ways the first is shown; its text tells the others
  if (Array.isArray(anyOf)) return { ...plain(anyOf[0]), ...(description !== undefined && { description }) };
  const kept = KEYWORDS.flatMap((keyword) => (schema[keyword] === undefined ? [] : [[keyword, schema[keyword]]]));
  return {
    ...Object.fromEntries(kept),
    ...(isObject(properties) && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, each]) => [name, isObject(each) ? plain(each) : each]),
      ),
    }),
    ...(isObject(items) && { items: Object.keys(items).length === 0 ? { type: 'string' } : plain(items) }),
  };
}

const isObject = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null;
