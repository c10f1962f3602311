import type { EmixEngine } from '@rulewright/emix';
import { evaluation } from './emix/evaluation.js';
import { weights } from './emix/weights.js';
import type { Expertise } from './expertise.js';

/** What a decent player of EcoLogic knows: rules of thumb, and how well a seat stands. */
export const expertise: Expertise<EmixEngine> = { weights, evaluation };
