import * as z from './z.js';

type Fields = Readonly<Record<string, z.Schema>>;
/** The optional keys of an object type. */
type OptionalKeys<X> = { [K in keyof X]-?: Record<never, never> extends Pick<X, K> ? K : never }[keyof X];
type Discriminant<X> = X extends { readonly kind: infer Kind } ? Kind : never;

/**
 * The difference between two types of plain data: never, the name of a field, or the type that only the first one has.
 */
type Difference<A, B> = [null] extends [A & B]
  ? Difference<Exclude<A, null>, Exclude<B, null>>
  : [A] extends [readonly (infer X)[]]
    ? [B] extends [readonly (infer Y)[]]
      ? Difference<X, Y>
      : { readonly '≠': A }
    : [A] extends [object]
      ? [Discriminant<A>] extends [never]
        ? Part<A, B>
        : OfKinds<A, B, Extract<Discriminant<A> | Discriminant<B>, string>>
      : [A, B] extends [B, A]
        ? never
        : { readonly '≠': A };
type OfKinds<A, B, Kinds extends string> = {
  [Kind in Kinds]: [Extract<A, { kind: Kind }>] extends [never]
    ? Kind
    : Part<Extract<A, { kind: Kind }>, Extract<B, { kind: Kind }>> extends infer Found
      ? [Found] extends [never]
        ? never
        : { readonly [K in Kind]: Found }
      : never;
}[Kinds];
type Part<A, B> =
  | Exclude<keyof A, keyof B>
  | Exclude<keyof B, keyof A>
  | Exclude<OptionalKeys<A>, OptionalKeys<B>>
  | Exclude<OptionalKeys<B>, OptionalKeys<A>>
  | {
      [K in keyof A & keyof B]-?: [Difference<A[K], B[K]>] extends [never]
        ? never
        : { readonly [X in K]: Difference<A[K], B[K]> };
    }[keyof A & keyof B];

/**
 * The schema of an object that has exactly the fields of a type: `exactly<Position<Eco>>()({ … })`.
 *
 * A field that only one of them has, that is optional in only one, or that differs in type does not compile, at any
 * depth; the error names the outermost field.
 */
export const exactly =
  <T>() =>
  <const F extends Fields>(fields: F & Said<F, T>) =>
    z.strictObject(fields as z.Fields) as unknown as z.Schema<T>;

/** `unknown` if schema and type agree; else an impossible property that names the difference. */
type Said<F extends Fields, T> = [Difference<z.Values<F>, T>] extends [never]
  ? unknown
  : { readonly '≠': Difference<z.Values<F>, T> };
