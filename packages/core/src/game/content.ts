import { digest } from '../ground/digest.js';
import { EngineBug, InputError, type Issue, isInputError, messageOf } from '../ground/errors.js';
import { plain } from '../ground/plain.js';
import { parseInput } from '../input/input.js';
import * as z from '../schema/z.js';

/**
 * The origin of an entry: printed in the rulebook, published elsewhere, or reconstructed by us because neither shows
 * it.
 */
export const provenance = z.enum(['attested', 'published', 'reconstructed']);
export type Provenance = z.Output<typeof provenance>;

/** The content packs of a game and how it reads them. */
export interface PackSpec<Content, Pack extends { readonly id: string } = { readonly id: string }> {
  readonly schema: z.Schema<Pack>;
  /** The default pack. */
  readonly base: Pack;
  /** Problems that a schema cannot express: sums, references, duplicates. Called with a pack that fits the schema. */
  problems?(pack: Pack): readonly Issue[];
  /** Converts a pack into the form that rules read. */
  compile(pack: Pack): Content;
  /**
   * The part of a pack that the rules read: ids, counts, effects; default the whole pack. See `withoutFields`.
   *
   * States and records are tied to a pack by its id and the digest of this part, so that a corrected name or a new
   * translation refuses no save. A field that rules read only since a later release is left out while it equals its
   * default: otherwise no save of the same pack would fit any more.
   */
  identity?(pack: Pack): unknown;
  /**
   * The first 16 hex digits of the digest of the base pack's identity. With it, the base pack is neither validated nor
   * hashed each time an engine is made.
   *
   * The pack has to be deeply frozen, fit the schema as it stands, and have this digest. A test makes an engine with
   * the base pack given as `content`, which is always validated and hashed, and compares `contentName` and `content`.
   */
  readonly baseDigest?: string;
}

/** The text fields of a pack that rules do not read, by their names in our games. */
export const TEXT_FIELDS = Object.freeze([
  'name',
  'note',
  'provenance',
  'source',
  'attested',
  'reconstructed',
] as const);

/** An `identity` without the fields of these names, at any depth: `identity: withoutFields(TEXT_FIELDS)`. */
export const withoutFields =
  (names: readonly string[]) =>
  (pack: unknown): unknown => {
    const hidden = new Set(names);
    const visit = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(visit);
      if (typeof value !== 'object' || value === null) return value;
      return Object.fromEntries(
        Object.entries(value).flatMap(([name, field]) => (hidden.has(name) ? [] : [[name, visit(field)]])),
      );
    };
    return visit(pack);
  };

/** The content of a game whose rules need no tables. */
export const noContent: PackSpec<{ readonly id: string }> = Object.freeze({
  schema: z.strictObject({ id: z.literal('none') }),
  base: Object.freeze({ id: 'none' }),
  baseDigest: 'd32acf592f7f6346',
  compile: (pack: { readonly id: string }) => pack,
});

/** The number of hex digits that tell packs apart: 64 bits. */
const DIGITS = 16;

/**
 * The content of a pack and its name in states and records: `id#digest`, with the first 16 hex digits of the digest of
 * its identity.
 */
export interface Loaded<Content> {
  readonly name: string;
  readonly content: Content;
}

/** The content of the base pack, or of the given one. Throws `InputError` with every problem and its path. */
export const packOf = <Content>(spec: PackSpec<Content>, given: unknown): Loaded<Content> =>
  given === undefined ? basePackOf(spec) : loadPack(spec, given);

/** The base pack, trusted if its digest is declared, otherwise read like any other. */
const basePackOf = <Content>(spec: PackSpec<Content>): Loaded<Content> =>
  spec.baseDigest === undefined
    ? loadPack(spec, spec.base)
    : { name: `${spec.base.id}#${spec.baseDigest}`, content: spec.compile(spec.base) };

/** Reads any JSON as a content pack. Throws `InputError` with every problem and its path. */
export function loadPack<Content>(spec: PackSpec<Content>, json: unknown): Loaded<Content> {
  try {
    const pack = parseInput('the content pack is not valid', spec.schema, plain(json));
    const issues = spec.problems?.(pack) ?? [];
    if (issues.length > 0) throw new InputError('the content pack is not valid', issues);
    const identity = digest(spec.identity === undefined ? pack : spec.identity(pack));
    return { name: `${pack.id}#${identity.slice(0, DIGITS)}`, content: spec.compile(pack) };
  } catch (error) {
    if (isInputError(error)) throw error;
    throw new EngineBug(`the game does not read its packs: ${messageOf(error)}`, { cause: error });
  }
}

/** Every problem of a pack with its path; empty when `createEngine` will accept it. */
export function packProblems<Content>(spec: PackSpec<Content>, json: unknown): readonly Issue[] {
  try {
    loadPack(spec, json);
    return [];
  } catch (error) {
    if (error instanceof InputError) return error.issues;
    throw error;
  }
}

/** Issues for repeated values of a list, with the path of each repetition. */
export function duplicates(values: readonly string[], path: (index: number) => string): Issue[] {
  const seen = new Set<string>();
  return values.flatMap((value, index) => {
    if (seen.has(value)) return [{ path: path(index), message: `${value} is listed twice` }];
    seen.add(value);
    return [];
  });
}
