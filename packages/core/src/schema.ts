import { toJSONSchema } from 'zod/mini';
import { onGiven } from './errors.js';
import { memorySchema, rngSchema } from './input/validate.js';
import { replaySchema } from './records/record.js';
import { type EngineSchemas, type JsonSchema, seatFieldsOf, withParts } from './schema/engine-schemas.js';
import * as z from './schema/z.js';
import { seatsOf, zodOf } from './schema/zod-of.js';

export type { JsonSchema } from './schema/engine-schemas.js';

export interface JsonSchemas {
  readonly action: JsonSchema;
  readonly options: JsonSchema;
  readonly state: JsonSchema;
  readonly pack: JsonSchema;
  readonly replay: JsonSchema;
}

/**
 * JSON Schemas of all that an engine reads and writes. Fields of actions that name a part of the table say so in `x-part`,
 * with its kind and role, and list the ids that can occur: in any game with this content, or in one with these options.
 * Numbers and lists of states that go by seat say so in `x-seat`, see `ofSeats` among the words.
 */
export function jsonSchemas(engine: { readonly schemas: EngineSchemas }, options?: object): JsonSchemas {
  return onGiven('not an engine', () => schemasOf(engine, options));
}

function schemasOf(engine: { readonly schemas: EngineSchemas }, start: object | undefined): JsonSchemas {
  const { actions, options, olderRules, position, pack, parts, ids } = engine.schemas;
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
    action: withParts(toJson(z.union([...actions.values()])), parts, ids(start)),
    options: without(toJson(options), olderRules),
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

/**
 * The names of fields whose numbers are seats, in positions as in what the game answers of them: those that schemas of the
 * position mark (`aSeat`, `seatOrNone`), and those that name a player in the parts of the game.
 */
export const seatFields = (engine: { readonly schemas: EngineSchemas }): ReadonlySet<string> =>
  onGiven('not an engine', () => seatFieldsOf(toJson(engine.schemas.position), engine.schemas.parts));

const toJson = (schema: z.Schema): JsonSchema =>
  toJSONSchema(zodOf(schema), {
    unrepresentable: 'any',
    io: 'input',
    override({ zodSchema, jsonSchema }) {
      const seats = seatsOf(zodSchema);
      if (seats !== undefined) jsonSchema['x-seat'] = { ...seats };
    },
  });

/** The document of an object, without some of its properties. */
function without(schema: JsonSchema, names: readonly string[]): JsonSchema {
  const { properties, ...rest } = schema;
  const offered = Object.entries({ ...(properties as object | undefined) }).filter(([name]) => !names.includes(name));
  return names.length === 0 ? schema : { ...rest, properties: Object.fromEntries(offered) };
}

/** A document as a part of another one. */
function part({ $schema: _, ...schema }: JsonSchema): JsonSchema {
  return schema;
}
