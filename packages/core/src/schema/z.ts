import * as zod from 'zod/mini';
import { ours, zodOf } from './zod-of.js';

// The schemas that games are described with. zod validates them, but its types and its copy stay inside core, which
// reads the structure of schemas. Callers get a Standard Schema.

declare const made: unique symbol;
declare const absent: unique symbol;

/** A schema made by core: a Standard Schema (version 1) whose structure core can read. */
export interface Schema<Output = unknown> {
  readonly [made]: Output;
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: (value: unknown) => Validated<Output> | Promise<Validated<Output>>;
    readonly types?: { readonly input: unknown; readonly output: Output } | undefined;
  };
  /** The same schema with further checks. */
  check(...checks: readonly Check<Output>[]): this;
}
/** The parsed value, or its issues. */
export type Validated<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly { readonly message: string; readonly path?: readonly Step[] | undefined }[] };
/** One step of an issue's path, as Standard Schemas write it. */
type Step = PropertyKey | { readonly key: PropertyKey };

/** The schema of a field that may be absent. */
export interface Optional<Output = unknown> extends Schema<Output> {
  readonly [absent]: true;
}
/** A constraint on a value beyond its type. */
export interface Check<Input = never> {
  readonly [made]: (value: Input) => void;
}

/** Schemas by field name. */
export type Fields = Readonly<Record<string, Schema>>;
/** The type of the value that a schema returns. */
export type Output<S> = S extends Schema<infer X> ? X : never;
type AbsentIn<F> = { [K in keyof F]: F[K] extends Optional ? K : never }[keyof F];
/** The type of an object with these fields. */
export type Values<F> = Flat<
  { -readonly [K in Exclude<keyof F, AbsentIn<F>>]: Output<F[K]> } & { -readonly [K in AbsentIn<F>]?: Output<F[K]> }
>;
type Flat<X> = { [K in keyof X]: X[K] } & {};

type Word = string | number | boolean | null;

export const string: () => Schema<string> = () => ours(zod.string());
export const number: () => Schema<number> = () => ours(zod.number());
/** A whole number. */
export const int: () => Schema<number> = () => ours(zod.int());
export const boolean: () => Schema<boolean> = () => ours(zod.boolean());
export const unknown: () => Schema<unknown> = () => ours(zod.unknown());
// biome-ignore lint/suspicious/noExplicitAny: for those who do not care
export const any: () => Schema<any> = () => ours(zod.any());
/** Exactly this value. */
export const literal = <const L extends Word>(value: L): Schema<L> => ours(zod.literal(value));
const words = <const W extends readonly string[]>(values: W): Schema<W[number]> => ours(zod.enum([...values]));

export { words as enum };

/** Lists, tuples, and records by key. */
export const array = <X>(element: Schema<X>): Schema<X[]> => ours(zod.array(zodOf(element)));
export const tuple = <const S extends readonly Schema[]>(
  parts: S,
  rest?: Schema,
): Schema<{ -readonly [I in keyof S]: Output<S[I]> }> => {
  const items = parts.map(zodOf) as [zod.core.$ZodType];
  return ours(rest === undefined ? zod.tuple(items) : zod.tuple(items, zodOf(rest)));
};
export const record = <X>(key: Schema<string>, value: Schema<X>): Schema<Record<string, X>> =>
  ours(zod.record(zodOf(key) as zod.core.$ZodString, zodOf(value)));

/** An object with exactly these fields. */
export const strictObject = <F extends Fields>(fields: F): Schema<Values<F>> => ours(zod.strictObject(shapeOf(fields)));
/** An object with these fields; others are dropped. */
export const object = <F extends Fields>(fields: F): Schema<Values<F>> => ours(zod.object(shapeOf(fields)));
/** An object with these fields and any others. */
export const looseObject = <F extends Fields>(fields: F): Schema<Values<F> & { [name: string]: unknown }> =>
  ours(zod.looseObject(shapeOf(fields)));

/** One of several schemas. */
export const union = <const S extends readonly Schema[]>(options: S): Schema<Output<S[number]>> =>
  ours(zod.union(options.map(zodOf)));
/** One of several objects, told apart by one field. */
export const discriminatedUnion = <const S extends readonly Schema[]>(
  field: string,
  options: S,
): Schema<Output<S[number]>> => ours(zod.discriminatedUnion(field, options.map(zodOf) as never));
export const optional = <X>(schema: Schema<X>): Optional<X | undefined> =>
  ours(zod.optional(zodOf(schema))) as Optional<X | undefined>;
export const nullable = <X>(schema: Schema<X>): Schema<X | null> => ours(zod.nullable(zodOf(schema)));
/** The same schema with a default value. */
const withDefault = <X>(schema: Schema<X>, value: NoInfer<X>): Schema<X> =>
  ours(zod._default(zodOf(schema), value as never));

export { withDefault as _default };
/** A schema made on first use, so that it can contain itself. */
export const lazy = <X>(make: () => Schema<X>): Schema<X> => ours(zod.lazy(() => zodOf(make())));

/** Bounds of numbers and lengths. */
export const minimum = (least: number): Check<number> => zod.minimum(least) as never;
export const maximum = (most: number): Check<number> => zod.maximum(most) as never;
export const lt = (bound: number): Check<number> => zod.lt(bound) as never;
type Long = { readonly length: number };
export const minLength = (least: number): Check<Long> => zod.minLength(least) as never;
export const maxLength = (most: number): Check<Long> => zod.maxLength(most) as never;
export const length = (exact: number): Check<Long> => zod.length(exact) as never;
export const regex = (pattern: RegExp): Check<string> => zod.regex(pattern) as never;
/** A custom condition with its message. */
export const refine = <X>(
  holds: (value: X) => boolean,
  message: string | { readonly message?: string; readonly error?: string; readonly path?: PropertyKey[] },
): Check<X> => zod.refine(holds as never, message as never) as never;

/** Converts the input, then checks the result: `pipe(transform(read), schema)`. */
export const transform = <X>(make: (value: unknown) => X): Schema<X> => ours(zod.transform(make));
export const pipe = <X>(first: Schema, then: Schema<X>): Schema<X> => ours(zod.pipe(zodOf(first), zodOf(then)));

/** A parsed value, or the issues. */
export type Parsed<X> =
  | { readonly success: true; readonly data: X; readonly error?: undefined }
  | {
      readonly success: false;
      readonly data?: undefined;
      readonly error: {
        readonly issues: readonly { readonly message: string; readonly path: readonly PropertyKey[] }[];
      };
    };
export const safeParse = <X>(schema: Schema<X>, value: unknown): Parsed<X> =>
  zod.safeParse(zodOf(schema), value) as Parsed<X>;
/** The parsed value. Throws for a value that does not fit. */
export const parse = <X>(schema: Schema<X>, value: unknown): X => zod.parse(zodOf(schema), value) as X;

const shapeOf = (fields: Fields): Record<string, zod.core.$ZodType> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, zodOf(field)]));
