import { z } from '@rulewright/core/words';
import { COLOURS } from '../content/effects.js';

// The shapes of the fields that actions share.

export const index = z.int().check(z.minimum(0));
export const emons = z.int().check(z.minimum(0));
export const colour = z.enum(COLOURS);
/** The id of a card, with its deck of origin when there are several. */
export const cardName = z.string().check(z.maxLength(50));
