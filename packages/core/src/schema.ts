import * as z from 'zod/mini';
import type { EngineSchemas } from './engine-schemas.js';
import { onGiven } from './errors.js';
import { replaySchema } from './record.js';
import { memorySchema, rngSchema } from './validate.js';

/** A JSON Schema document (draft 2020-12). */
export type JsonSchema = Readonly<Record<string, unknown>>;

export interface JsonSchemas {
  readonly action: JsonSchema;
  readonly options: JsonSchema;
  readonly state: JsonSchema;
  readonly pack: JsonSchema;
  readonly replay: JsonSchema;
}

/** JSON Schemas of all that an engine reads and writes. */
export function jsonSchemas(engine: { readonly schemas: EngineSchemas }): JsonSchemas {
  return onGiven('not an engine', () => schemasOf(engine));
}

function schemasOf(engine: { readonly schemas: EngineSchemas }): JsonSchemas {
  const { actions, options, position, pack } = engine.schemas;
  const kept = toJson(
    z.object({
      game: z.string(),
      rulesVersion: z.int(),
      content: z.string(),
      options,
      rng: rngSchema,
      memory: memorySchema,
    }),
  );
  const { additionalProperties = true, ...own } = toJson(position);
  return {
    action: toJson(z.union([...actions.values()])),
    options: toJson(options),
    state: {
      $schema: kept.$schema,
      type: 'object',
      allOf: [part(kept), part(own)],
      unevaluatedProperties: additionalProperties,
    },
    pack: toJson(pack),
    replay: toJson(replaySchema),
  };
}

/** JSON Schemas of the arguments of each query, in their order. */
export function querySchemas(engine: {
  readonly schemas: EngineSchemas;
}): Readonly<Record<string, readonly JsonSchema[]>> {
  return onGiven('not an engine', () =>
    Object.fromEntries(Object.entries(engine.schemas.queries).map(([name, args]) => [name, args.map(toJson)])),
  );
}

const toJson = (schema: z.core.$ZodType): JsonSchema => z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' });

/** A document as a part of another one. */
function part({ $schema: _, ...schema }: JsonSchema): JsonSchema {
  return schema;
}
