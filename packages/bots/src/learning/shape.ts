import type { OfSeats } from '@rulewright/core/words';

/** The part of a JSON Schema that describes the layout of a value. */
export interface Shape {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Shape[];
  readonly oneOf?: readonly Shape[];
  readonly allOf?: readonly Shape[];
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly items?: Shape;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly 'x-seat'?: OfSeats;
}

/** A schema written by core, as a `Shape`: core uses these keywords in no other way. */
export const shapeOf = (schema: Readonly<Record<string, unknown>>): Shape => schema as Shape;

/** The alternative shapes of a value; one if there is no choice. */
export const waysOf = (shape: Shape): readonly Shape[] => shape.oneOf ?? shape.anyOf ?? [shape];

/** A field of an object; undefined where there is none. */
export const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined;

/** True if a value can have this shape, judged by its type, constants and words. */
export function fits(shape: Shape, value: unknown): boolean {
  if (shape.const !== undefined) return value === shape.const;
  if (shape.enum !== undefined) return shape.enum.includes(value);
  switch (shape.type) {
    case 'null':
      return value === null;
    case 'array':
      return Array.isArray(value);
    case 'integer':
    case 'number':
      return typeof value === 'number';
    case 'object':
      return typeof value === 'object' && value !== null && fieldsFit(shape, value);
    default:
      return typeof value === shape.type;
  }
}

function fieldsFit({ properties = {} }: Shape, value: object): boolean {
  return Object.entries(properties).every(
    ([name, shape]) => (shape.const === undefined && shape.enum === undefined) || fits(shape, fieldOf(value, name)),
  );
}
