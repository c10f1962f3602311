import * as z from 'zod/mini';
import type { EngineSchemas } from './engine.js';
import { replaySchema } from './replay.js';
import { rngSchema } from './validate.js';

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
  const { actions, options, position, pack } = engine.schemas;
  const state = z.object({
    game: z.string(),
    rulesVersion: z.int(),
    content: z.string(),
    options,
    rng: rngSchema,
  });
  return {
    action: { anyOf: [...actions.values()].map((action) => toJson(action)) },
    options: toJson(options),
    state: { allOf: [toJson(state), open(toJson(position))] },
    pack: toJson(pack),
    replay: toJson(replaySchema),
  };
}

const toJson = (schema: z.core.$ZodType): JsonSchema => z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' });

/** A part of a whole: the fields of the other parts stand beside its own. */
function open({ additionalProperties: _, ...schema }: JsonSchema): JsonSchema {
  return schema;
}
