import type { Immutable } from '@rulewright/core/author';
import type { z } from '@rulewright/core/words';

type Identical<A, B> = (<X>() => X extends A ? 1 : 2) extends <X>() => X extends B ? 1 : 2 ? true : false;

/**
 * Gives a schema the written type of what it reads, so that declarations need not spell the schema out. The compiler
 * refuses a schema that reads anything else: another field, a field that may be absent in one of the two only.
 */
export const exactly =
  <Written>() =>
  <Schema extends z.Schema<Written>>(
    schema: Schema & (Identical<Immutable<z.Output<Schema>>, Immutable<Written>> extends true ? unknown : never),
  ): z.Schema<Written> =>
    schema;
