import type { NamingField, PartIds } from '../game/parts.js';
import type * as z from './z.js';

/** What the input of an engine is checked against. */
export interface EngineSchemas {
  readonly options: z.Schema;
  /** The options that only older saves and records have: new games are not offered them. */
  readonly olderRules: readonly string[];
  readonly position: z.Schema;
  readonly pack: z.Schema;
  readonly actions: ReadonlyMap<string, z.Schema>;
  /** The arguments of each query, in their order. */
  readonly queries: Readonly<Record<string, readonly z.Schema[]>>;
  /** What the fields of actions and events name, by the field. */
  readonly parts: Readonly<Record<string, NamingField>>;
  /** The ids that parts can have in a game with these options, by kind; what depends on options is left out without them. */
  ids(options?: object): Readonly<Record<string, PartIds>>;
}

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

/** The fields of a position that are numbers of seats, and what else of a game's fields names players. */
export function seatFieldsOf(position: JsonSchema, parts: EngineSchemas['parts']): ReadonlySet<string> {
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
