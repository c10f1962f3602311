import type { EcoLogicEngine } from '@rulewright/ecologic';
import { evaluation } from './ecologic/evaluation.js';
import { weights } from './ecologic/weights.js';
import type { Expertise } from './expertise.js';

/** What a decent player of EcoLogic knows: rules of thumb, and how well a seat stands. */
export const expertise: Expertise<EcoLogicEngine> = { weights, evaluation };
