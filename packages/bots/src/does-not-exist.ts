import type { DoesNotExistEngine } from '@rulewright/does-not-exist';
import { evaluation } from './does-not-exist/evaluation.js';
import { weights } from './does-not-exist/weights.js';
import type { Expertise } from './expertise.js';

/** What a decent player of EcoLogic knows: rules of thumb, and how well a seat stands. */
export const expertise: Expertise<DoesNotExistEngine> = { weights, evaluation };
