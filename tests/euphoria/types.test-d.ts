import type { ActionIn, Asked, Immutable } from '@rulewright/core';
import type { EuphoriaAction, EuphoriaOptions, EuphoriaQueries } from '@rulewright/euphoria';
import type { output } from 'zod/mini';
import type { game } from '../../packages/euphoria/src/game.js';
import type { optionsSchema } from '../../packages/euphoria/src/options.js';
import type { queries } from '../../packages/euphoria/src/queries.js';

// The written types and those of the definitions are the same, in both directions.
type Defined = Immutable<ActionIn<typeof game.choices>>;
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;
export const actionTypesAgree: Same<Defined, EuphoriaAction> = true;
export const optionTypesAgree: Same<output<typeof optionsSchema>, EuphoriaOptions> = true;
export const queriesAgree: Same<Asked<typeof queries>, EuphoriaQueries> = true;
