import * as zod from 'zod/mini';
import { ours, zodOf } from './zod-of.js';

// The schemas that games are described with. zod validates; it is a part of core, which reads the structure of schemas, so
// that its types and its copy stay inside. What is handed out is a Standard Schema.

declare const made: unique symbol;
declare const absent: unique symbol;

/** What a value is checked against, made by core: a Standard Schema (version 1) whose structure core can read. */
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
/** The value as the schema gives it back, or what is wrong with it. */
export type Validated<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly { readonly message: string; readonly path?: readonly Step[] | undefined }[] };
/** A step on the way to what is wrong, as Standard Schemas write it. */
type Step = PropertyKey | { readonly key: PropertyKey };

/** The schema of a field that may be absent. */
export interface Optional<Output = unknown> extends Schema<Output> {
  readonly [absent]: true;
}
/** What a schema has to say beyond the type of a value. */
export interface Check<Input = never> {
  readonly [made]: (value: Input) => void;
}

/** Schemas by the name of their field. */
export type Fields = Readonly<Record<string, Schema>>;
/** What a schema gives back. */
export type Output<S> = S extends Schema<infer X> ? X : never;
type AbsentIn<F> = { [K in keyof F]: F[K] extends Optional ? K : never }[keyof F];
/** What an object with these fields holds. */
export type Values<F> = Flat<
  { -readonly [K in Exclude<keyof F, AbsentIn<F>>]: Output<F[K]> } & { -readonly [K in AbsentIn<F>]?: Output<F[K]> }
>;
type Flat<X> = { [K in keyof X]: X[K] };

type Word = string | number | boolean | null;

export const string: () => Schema<string> = () => ours(zod.string());
export const number: () => Schema<number> = () => ours(zod.number());
/** A whole number. */
export const int: () => Schema<number> = () => ours(zod.int());
export const boolean: () => Schema<boolean> = () => ours(zod.boolean());
export const unknown: () => Schema<unknown> = () => ours(zod.unknown());
// biome-ignore lint/suspicious/noExplicitAny: for those who do not care
export const any: () => Schema<any> = () => ours(zod.any());
/** This value. */
export const literal = <const L extends Word>(value: L): Schema<L> => ours(zod.literal(value));
const words = <const W extends readonly string[]>(values: W): Schema<W[number]> => ours(zod.enum([...values]));

export { words as enum };

/** Lists, tuples of known length, and what is looked up by a word. */
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

/** An object of exactly these fields. */
export const strictObject = <F extends Fields>(fields: F): Schema<Values<F>> => ours(zod.strictObject(shapeOf(fields)));
/** An object of these fields; others are left out. */
export const object = <F extends Fields>(fields: F): Schema<Values<F>> => ours(zod.object(shapeOf(fields)));
/** An object of these fields and others. */
export const looseObject = <F extends Fields>(fields: F): Schema<Values<F> & { [name: string]: unknown }> =>
  ours(zod.looseObject(shapeOf(fields)));

/** One of several. */
export const union = <const S extends readonly Schema[]>(options: S): Schema<Output<S[number]>> =>
  ours(zod.union(options.map(zodOf)));
/** One of several objects, told apart by the word in one field. */
export const discriminatedUnion = <const S extends readonly Schema[]>(
  field: string,
  options: S,
): Schema<Output<S[number]>> => ours(zod.discriminatedUnion(field, options.map(zodOf) as never));
export const optional = <X>(schema: Schema<X>): Optional<X | undefined> =>
  ours(zod.optional(zodOf(schema))) as Optional<X | undefined>;
export const nullable = <X>(schema: Schema<X>): Schema<X | null> => ours(zod.nullable(zodOf(schema)));
/** The same, and this value where none is given. */
const withDefault = <X>(schema: Schema<X>, value: NoInfer<X>): Schema<X> =>
  ours(zod._default(zodOf(schema), value as never));

export { withDefault as _default };
/** A schema that is made when it is needed: one that holds itself. */
export const lazy = <X>(make: () => Schema<X>): Schema<X> => ours(zod.lazy(() => zodOf(make())));

/** At least, and at most. */
export const minimum = (least: number): Check<number> => zod.minimum(least) as never;
export const maximum = (most: number): Check<number> => zod.maximum(most) as never;
export const lt = (bound: number): Check<number> => zod.lt(bound) as never;
type Long = { readonly length: number };
export const minLength = (least: number): Check<Long> => zod.minLength(least) as never;
export const maxLength = (most: number): Check<Long> => zod.maxLength(most) as never;
export const length = (exact: number): Check<Long> => zod.length(exact) as never;
export const regex = (pattern: RegExp): Check<string> => zod.regex(pattern) as never;
/** A condition in words of one's own. */
export const refine = <X>(
  holds: (value: X) => boolean,
  message: string | { readonly message?: string; readonly error?: string; readonly path?: PropertyKey[] },
): Check<X> => zod.refine(holds as never, message as never) as never;

/** A value made of what comes in, and what it has to be then: `pipe(transform(read), schema)`. */
export const transform = <X>(make: (value: unknown) => X): Schema<X> => ours(zod.transform(make));
export const pipe = <X>(first: Schema, then: Schema<X>): Schema<X> => ours(zod.pipe(zodOf(first), zodOf(then)));

/** What a schema gives back of a value, or what is wrong with it. */
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
/** What a schema gives back of a value. Throws for a value that does not fit. */
export const parse = <X>(schema: Schema<X>, value: unknown): X => zod.parse(zodOf(schema), value) as X;

const shapeOf = (fields: Fields): Record<string, zod.core.$ZodType> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, zodOf(field)]));
