// What a schema is to those who use core: no type of zod's.

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
  | { readonly issues: readonly { readonly message: string; readonly path?: readonly unknown[] | undefined }[] };

/** The schema of a field that may be absent. */
export interface Optional<Output = unknown> extends Schema<Output> {
  readonly [absent]: true;
}
/** What a schema has to say beyond the type of a value. */
export interface Check<Input = never> {
  readonly [made]: (value: Input) => void;
}
