import type { ActionIn, Asked } from '@rulewright/core';
import type { EcoLogicAction, EcoLogicQuestions } from '@rulewright/ecologic';
import type { game } from '../../packages/ecologic/src/game.js';
import type { queries } from '../../packages/ecologic/src/queries.js';

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;

// The written action types and those of the action definitions are the same, in both directions.
type Defined = ActionIn<typeof game.choices>;
export const actionTypesAgree: Same<Defined, EcoLogicAction> = true;

// And so are the questions.
export const questionsAgree: Same<Asked<typeof queries>, EcoLogicQuestions> = true;
