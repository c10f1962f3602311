import * as z from 'zod/mini';
import { digest } from './digest.js';
import { EngineBug, InputError, type Issue, isInputError, messageOf } from './errors.js';
import { parseInput } from './input.js';
import { plain } from './plain.js';

/** Where a record comes from: printed in the rulebook, published elsewhere, or written by us because neither shows it. */
export const PROVENANCES = Object.freeze(['attested', 'published', 'reconstructed'] as const);
export type Provenance = (typeof PROVENANCES)[number];
export const provenance = z.enum(PROVENANCES);

/** How a game reads its content packs. */
export interface PackSpec<Content, Pack extends { readonly id: string } = { readonly id: string }> {
  readonly schema: z.core.$ZodType<Pack>;
  /** The pack used unless the user brings another. */
  readonly base: Pack;
  /** What a schema cannot say: sums, references, duplicates. Called with a pack that fits the schema. */
  problems?(pack: Pack): readonly Issue[];
  /** The form the rules read. */
  compile(pack: Pack): Content;
}

/** For games whose rules need no tables. */
export const noContent: PackSpec<{ readonly id: string }> = Object.freeze({
  schema: z.strictObject({ id: z.literal('none') }),
  base: Object.freeze({ id: 'none' }),
  compile: (pack: { readonly id: string }) => pack,
});

/** A pack's content and its name in states and records: the pack's id and a digest of all that is in it. */
export interface Loaded<Content> {
  readonly name: string;
  readonly content: Content;
}

/** Reads any JSON as a content pack. Throws `InputError` with every problem and its path. */
export function loadPack<Content>(spec: PackSpec<Content>, json: unknown): Loaded<Content> {
  try {
    const pack = parseInput('the content pack is not valid', spec.schema, plain(json));
    const issues = spec.problems?.(pack) ?? [];
    if (issues.length > 0) throw new InputError('the content pack is not valid', issues);
    return { name: `${pack.id}#${digest(pack)}`, content: spec.compile(pack) };
  } catch (error) {
    if (isInputError(error)) throw error;
    throw new EngineBug(`the game does not read its packs: ${messageOf(error)}`, { cause: error });
  }
}

/** Every problem of a pack with its path; an empty list means that `createEngine` will take it. */
export function packProblems<Content>(spec: PackSpec<Content>, json: unknown): readonly Issue[] {
  try {
    loadPack(spec, json);
    return [];
  } catch (error) {
    if (error instanceof InputError) return error.issues;
    throw error;
  }
}

/** Issues for values that stand twice in a list, with the path of each repetition. */
export function duplicates(values: readonly string[], path: (index: number) => string): Issue[] {
  const seen = new Set<string>();
  return values.flatMap((value, index) => {
    if (seen.has(value)) return [{ path: path(index), message: `${value} stands there twice` }];
    seen.add(value);
    return [];
  });
}
