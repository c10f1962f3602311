import type { ActionIn, Asked, CoreRule } from '@rulewright/core/author';
import type { DoesNotExistAction, DoesNotExistEngine, DoesNotExistQueries } from '@rulewright/does-not-exist';
import type { rules } from '@rulewright/does-not-exist/rules';
import type { choices } from '../../packages/does-not-exist/src/choices.js';
import type { queries } from '../../packages/does-not-exist/src/queries.js';

// The written types and those of the definitions are the same, in both directions.
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;
export const actionTypesAgree: Same<ActionIn<typeof choices>, DoesNotExistAction> = true;
export const queriesAgree: Same<Asked<typeof queries>, DoesNotExistQueries> = true;

// Why a game ends, and by what an action is refused, are unions.
type Reason = NonNullable<ReturnType<DoesNotExistEngine['outcome']>>['reason'];
export const reasonsAgree: Same<Reason, 'souls' | 'last-player' | 'max-turns'> = true;
type Refused = NonNullable<ReturnType<DoesNotExistEngine['explain']>>['rule'];
export const refusalsNameRules: Same<Refused, keyof typeof rules | CoreRule> = true;
