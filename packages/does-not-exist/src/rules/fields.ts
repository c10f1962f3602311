import { z } from '@rulewright/core/words';
import { INVENTORY, PICKERS } from '../words.js';

// The shapes of the fields that actions share.

/** The id of a card, or the word that an action uses instead of one. */
export const cardName = z.string().check(z.maxLength(50));
/** DNE-GNL.3: `inventory` names the copy that lies there while another one is in the hand. */
export const from = z.optional(z.literal(INVENTORY));
/** The number, from 2, of a mercenary among those of one name before a player. */
export const copy = z.optional(z.int().check(z.minimum(2), z.maximum(9)));
export const seatNumber = z.int().check(z.minimum(0));
export const count = z.int().check(z.minimum(0));
export const picker = z.enum(PICKERS);
