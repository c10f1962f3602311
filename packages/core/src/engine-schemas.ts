import type * as z from 'zod/mini';

/** What the input of an engine is checked against. */
export interface EngineSchemas {
  readonly options: z.core.$ZodType;
  readonly position: z.core.$ZodType;
  readonly pack: z.core.$ZodType;
  readonly actions: ReadonlyMap<string, z.core.$ZodType>;
  /** The arguments of each query, in their order. */
  readonly queries: Readonly<Record<string, readonly z.core.$ZodType[]>>;
}
