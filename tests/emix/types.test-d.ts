import type { ActionIn, Asked } from '@rulewright/core/author';
import type { EmixAction, EmixEngine, EmixQueries } from '@rulewright/emix';
import type { game } from '../../packages/emix/src/game.js';
import type { queries } from '../../packages/emix/src/queries.js';

// The written types and those of the definitions are the same: every field, and whether it may be absent.
type Identical<A, B> = (<X>() => X extends A ? 1 : 2) extends <X>() => X extends B ? 1 : 2 ? true : false;
type Flat<X> = X extends X ? { [K in keyof X]: X[K] } : never;
export const actionTypesAgree: Identical<Flat<ActionIn<typeof game.choices>>, Flat<EmixAction>> = true;

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;
export const queriesAgree: Same<Asked<typeof queries>, EmixQueries> = true;

type Reason = NonNullable<ReturnType<EmixEngine['outcome']>>['reason'];
export const reasonsAgree: Same<Reason, 'goal' | 'rounds'> = true;
