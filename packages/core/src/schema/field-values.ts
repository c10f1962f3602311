import * as z from 'zod/mini';
import type { Game } from '../game/game.js';
import type { Schema } from './z.js';
import { zodOf } from './zod-of.js';

/** This many values of one field, and that many products of them, are listed without a word of the author. */
const MOST_VALUES = 1000;

/**
 * Every value that a field of an action can have, in ascending order or in the order of its words; undefined when there
 * are too many, or when the schema does not tell.
 */
export function valuesOf(schema: Schema): readonly unknown[] | undefined {
  const {
    type,
    enum: words,
    const: only,
    minimum,
    maximum,
  } = z.toJSONSchema(zodOf(schema), { unrepresentable: 'any' });
  if (only !== undefined) return [only];
  if (words !== undefined) return words;
  if (type === 'boolean') return [false, true];
  if (type !== 'integer' || minimum === undefined || maximum === undefined || maximum - minimum >= MOST_VALUES)
    return undefined;
  return Array.from({ length: maximum - minimum + 1 }, (_, i) => minimum + i);
}

/** Offers every combination of the values of these fields, the last field changing fastest; undefined when they cannot be listed. */
export function everyCombination(
  type: string,
  fields: Readonly<Record<string, Schema>>,
): Game['choices'][string]['actions'][number]['candidates'] {
  let combinations: Record<string, unknown>[] = [{}];
  for (const [name, schema] of Object.entries(fields)) {
    const values = valuesOf(schema);
    if (values === undefined || values.length * combinations.length > MOST_VALUES) return undefined;
    combinations = combinations.flatMap((fields) => values.map((value) => ({ ...fields, [name]: value })));
  }
  return (_, seat, offer) => {
    for (const fields of combinations) offer({ type, seat, ...fields });
  };
}
