import type { ActionIn, Immutable } from '@rulewright/core';
import type { EuphoriaAction, EuphoriaOptions } from '@rulewright/euphoria';
import type { output } from 'zod/mini';
import type { game } from '../../packages/euphoria/src/game.js';
import type { optionsSchema } from '../../packages/euphoria/src/options.js';

// The written types and those of the definitions are the same, in both directions.
type Defined = Immutable<ActionIn<typeof game.choices>>;
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;
export const actionTypesAgree: Same<Defined, EuphoriaAction> = true;
export const optionTypesAgree: Same<output<typeof optionsSchema>, EuphoriaOptions> = true;
