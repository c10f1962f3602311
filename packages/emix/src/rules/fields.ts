import * as z from 'zod/mini';
import { COLOURS } from '../content/effects.js';
import { NONE } from '../state.js';

// The shapes of the fields that actions share.

export const index = z.int().check(z.minimum(0));
/** A human or player, or NONE where free feeding needs none. */
export const indexOrNone = z.int().check(z.minimum(NONE));
export const emons = z.int().check(z.minimum(0));
export const colour = z.enum(COLOURS);
/** The id of a card, with its deck of origin when there are several. */
export const cardName = z.string().check(z.maxLength(50));
