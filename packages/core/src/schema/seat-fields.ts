import type { EngineSchemas, JsonSchema } from './engine-schemas.js';

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
