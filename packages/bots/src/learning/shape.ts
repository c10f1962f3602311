import type { Shape } from '@rulewright/core/schema';

export { type Shape, waysOf } from '@rulewright/core/schema';

/** A schema written by core, as a `Shape`: core uses these keywords in no other way. */
export const shapeOf = (schema: Readonly<Record<string, unknown>>): Shape => schema as Shape;

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
