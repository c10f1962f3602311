import type { ActionIn, Asked, CoreRule } from '@rulewright/core/author';
import type { EcoLogicAction, EcoLogicEngine, EcoLogicQuestions } from '@rulewright/ecologic';
import type { rules } from '@rulewright/ecologic/rules';
import type { game } from '../../packages/ecologic/src/game.js';
import type { queries } from '../../packages/ecologic/src/queries.js';

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;

// The written action types and those of the action definitions are the same, in both directions.
type Defined = ActionIn<typeof game.choices>;
export const actionTypesAgree: Same<Defined, EcoLogicAction> = true;

// And so are the questions.
export const questionsAgree: Same<Asked<typeof queries>, EcoLogicQuestions> = true;

// Why a game ends, and by what an action is refused, are unions.
type Reason = NonNullable<ReturnType<EcoLogicEngine['outcome']>>['reason'];
export const reasonsAgree: Same<Reason, 'final-report'> = true;
type Refused = NonNullable<ReturnType<EcoLogicEngine['explain']>>['rule'];
export const refusalsNameRules: Same<Refused, keyof typeof rules | CoreRule> = true;
