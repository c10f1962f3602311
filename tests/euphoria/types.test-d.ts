import type { ActionIn, Asked, CoreRule, Immutable } from '@rulewright/core/author';
import type { z } from '@rulewright/core/words';
import type { EuphoriaAction, EuphoriaEngine, EuphoriaOptions, EuphoriaQueries } from '@rulewright/euphoria';
import type { rules } from '@rulewright/euphoria/rules';
import type { game } from '../../packages/euphoria/src/game.js';
import type { optionsSchema } from '../../packages/euphoria/src/options.js';
import type { queries } from '../../packages/euphoria/src/queries.js';

// The written types and those of the definitions are the same, in both directions.
type Defined = Immutable<ActionIn<typeof game.choices>>;
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;
export const actionTypesAgree: Same<Defined, EuphoriaAction> = true;
export const optionTypesAgree: Same<z.Output<typeof optionsSchema>, EuphoriaOptions> = true;
export const queriesAgree: Same<Asked<typeof queries>, EuphoriaQueries> = true;

// Why a game ends, and by what an action is refused, are unions.
type Reason = NonNullable<ReturnType<EuphoriaEngine['outcome']>>['reason'];
export const reasonsAgree: Same<Reason, 'tenth-star' | 'turn-limit'> = true;
type Refused = NonNullable<ReturnType<EuphoriaEngine['explain']>>['rule'];
export const refusalsNameRules: Same<Refused, keyof typeof rules | CoreRule> = true;
