import type { ActionIn, Asked } from '@rulewright/core';
import type { DoesNotExistAction, DoesNotExistQueries } from '@rulewright/does-not-exist';
import type { choices } from '../../packages/does-not-exist/src/choices.js';
import type { queries } from '../../packages/does-not-exist/src/queries.js';

// The written types and those of the definitions are the same, in both directions.
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;
export const actionTypesAgree: Same<ActionIn<typeof choices>, DoesNotExistAction> = true;
export const queriesAgree: Same<Asked<typeof queries>, DoesNotExistQueries> = true;
