import type { ActionIn } from '@rulewright/core';
import type { DoesNotExistAction } from '@rulewright/does-not-exist';
import type { game } from '../../packages/does-not-exist/src/game.js';

// The written action types and those of the action definitions are the same, in both directions.
type Defined = ActionIn<typeof game.choices>;
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;
export const actionTypesAgree: Same<Defined, DoesNotExistAction> = true;
