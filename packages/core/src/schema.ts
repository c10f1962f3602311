import type { EngineSchemas } from './engine/schemas.js';
import type { PartIds } from './game/parts.js';
import { own, withInputErrors } from './ground/errors.js';
import { replaySchema } from './records/record.js';
import { memorySchema, rngSchema } from './saves/validate.js';
import { type JsonSchema, toJson } from './schema/to-json.js';
import * as z from './schema/z.js';

export { type JsonSchema, type Shape, waysOf } from './schema/to-json.js';

export interface JsonSchemas {
  readonly action: JsonSchema;
  readonly options: JsonSchema;
  readonly state: JsonSchema;
  readonly pack: JsonSchema;
  readonly replay: JsonSchema;
}

/**
 * JSON Schemas of everything an engine reads and writes.
 *
 * Action fields that name a part say so in `x-part`, with its kind, role and possible ids: in any game with this
 * content, or in one with these options. Numbers and lists of states that belong to seats say so in `x-seat`, see
 * `ofSeats` of the words.
 */
export function jsonSchemas(engine: { readonly schemas: EngineSchemas }, options?: object): JsonSchemas {
  return withInputErrors('not an engine', () => schemasOf(engine, options));
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

/** JSON Schemas of the arguments of each query, in order. */
export function querySchemas(engine: {
  readonly schemas: EngineSchemas;
}): Readonly<Record<string, readonly JsonSchema[]>> {
  return withInputErrors('not an engine', () =>
    Object.fromEntries(Object.entries(engine.schemas.queries).map(([name, args]) => [name, args.map(toJson)])),
  );
}

/**
 * The names of fields whose numbers are seats, in positions and in answers of the game.
 *
 * These are the fields marked by the position schema (`aSeat`, `seatOrNone`) and those that name a player in the parts
 * of the game.
 */
export const seatFields = (engine: { readonly schemas: EngineSchemas }): ReadonlySet<string> =>
  withInputErrors('not an engine', () => seatFieldsOf(toJson(engine.schemas.position), engine.schemas.parts));

/** The schema of an object without some of its properties. */
function without(schema: JsonSchema, names: readonly string[]): JsonSchema {
  const { properties, ...rest } = schema;
  const offered = Object.entries({ ...(properties as object | undefined) }).filter(([name]) => !names.includes(name));
  return names.length === 0 ? schema : { ...rest, properties: Object.fromEntries(offered) };
}

/** A schema document as part of another one. */
function part({ $schema: _, ...schema }: JsonSchema): JsonSchema {
  return schema;
}

/** Adds to action fields the parts they name and the possible ids. */
function withParts(
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
    const part = own(parts, field);
    if (part === undefined) return shape;
    const { kind, role, words = [] } = part;
    const known = typeof kind === 'string' ? own(ids, kind) : undefined;
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

/** The fields of a position that are numbers of seats, and what else of a game's fields names players. */
function seatFieldsOf(position: JsonSchema, parts: EngineSchemas['parts']): ReadonlySet<string> {
  const found = new Set(Object.keys(parts).filter((field) => parts[field]?.kind === 'player'));
  const visit = (schema: unknown, field: string): void => {
    if (typeof schema !== 'object' || schema === null) return;
    const { anyOf = [], oneOf = [], properties = {}, items, 'x-seat': of, type } = schema as Walked;
    if (type === 'integer' && of?.per === 1 && of.where === undefined) found.add(field);
    for (const way of [...anyOf, ...oneOf, items]) visit(way, field);
    for (const [name, inside] of Object.entries(properties)) visit(inside, name);
  };
  visit(position, '');
  return found;
}

interface Walked {
  readonly type?: string;
  readonly anyOf?: readonly unknown[];
  readonly oneOf?: readonly unknown[];
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly items?: unknown;
  readonly 'x-seat'?: { readonly per: number; readonly where?: string };
}
