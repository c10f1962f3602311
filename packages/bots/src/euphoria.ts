import type { EuphoriaEngine } from '@rulewright/euphoria';
import { evaluation } from './euphoria/evaluation.js';
import { weights } from './euphoria/weights.js';
import type { Expertise } from './expertise.js';

/** What a decent player of EcoLogic knows: rules of thumb, and how well a seat stands. */
export const expertise: Expertise<EuphoriaEngine> = { weights, evaluation };
