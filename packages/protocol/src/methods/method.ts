import type * as z from 'zod/mini';
import type { Session } from '../session.js';
import type { Work } from '../work.js';

/** One row of the table of methods, the source of dispatch, types, JSON Schemas and the page of the reference. */
export interface Method<Params extends z.ZodMiniType, Result extends z.ZodMiniType> {
  /** Its description in the reference. */
  readonly about: string;
  readonly params: Params;
  readonly result: Result;
  /** Parameters for the reference. Examples run in the order of the table, so that handle 1 is the first position. */
  readonly example: z.input<Params>;
  /** Returns the result, or `Work` that leads to it when it takes long. */
  run(params: z.output<Params>, session: Session): z.input<Result> | Work<z.input<Result>>;
}

/** Types a row of the table. */
export const method = <Params extends z.ZodMiniType, Result extends z.ZodMiniType>(
  row: Method<Params, Result>,
): Method<Params, Result> => row;
