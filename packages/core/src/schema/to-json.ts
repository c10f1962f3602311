import { toJSONSchema } from 'zod/mini';
import { guarded } from '../ground/errors.js';
import type * as z from './z.js';
import { type OfSeats, seatsOf, zodOf } from './zod-of.js';

/** A JSON Schema document (draft 2020-12). */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** The JSON Schema of what a schema takes; numbers and lists that belong to seats say so in `x-seat`. */
export const toJson = (schema: z.Schema): JsonSchema =>
  toJSONSchema(zodOf(schema), {
    unrepresentable: 'any',
    io: 'input',
    override({ zodSchema, jsonSchema }) {
      const seats = seatsOf(zodSchema);
      if (seats === undefined) return;
      const { isEach: _, ...published } = seats;
      jsonSchema['x-seat'] = published;
    },
  });

/** The part of a JSON Schema that describes the layout of a value; core writes these keywords in no other way. */
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

/** The alternative shapes of a value; one if there is no choice. */
export const waysOf: (shape: Shape) => readonly Shape[] = guarded((shape) => shape.oneOf ?? shape.anyOf ?? [shape]);

/** The JSON Schema of a schema, as a shape. */
export const shapeOf = (schema: z.Schema): Shape => toJson(schema) as Shape;
