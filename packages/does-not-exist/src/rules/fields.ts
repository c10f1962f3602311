import { z } from '@rulewright/core/words';
import { PICKERS } from '../words.js';

// The shapes of the fields that actions share.

/** The id of a card, or the word that an action uses instead of one. */
export const cardName = z.string().check(z.maxLength(50));
export const seatNumber = z.int().check(z.minimum(0));
export const count = z.int().check(z.minimum(0));
export const picker = z.enum(PICKERS);
