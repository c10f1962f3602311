import type * as z from 'zod/mini';
import type { Session } from '../session.js';
import type { Work } from '../work.js';

/** One row of the table of methods: from it follow dispatch, types, JSON Schemas and the page of the reference. */
export interface Method<Params extends z.ZodMiniType, Result extends z.ZodMiniType> {
  /** What it does, for the reference. */
  readonly about: string;
  readonly params: Params;
  readonly result: Result;
  /** Parameters for the reference; they are sent in the order of the table, so that handle 1 is the first position. */
  readonly example: z.input<Params>;
  /** Gives the result, or the work that leads to it when it takes long. */
  run(params: z.output<Params>, session: Session): z.input<Result> | Work<z.input<Result>>;
}

/** Holds the parts of a row together. */
export const method = <Params extends z.ZodMiniType, Result extends z.ZodMiniType>(
  row: Method<Params, Result>,
): Method<Params, Result> => row;
