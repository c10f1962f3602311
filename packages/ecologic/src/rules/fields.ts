import { z } from '@rulewright/core/words';
import { BRANCHES } from '../content/tables.js';

// The shapes of the fields that actions share.

/** A hex, counted from 0; the rules check that the field has it. */
export const hex = z.int().check(z.minimum(0));
export const seat = z.int().check(z.minimum(0));
export const coins = z.int().check(z.minimum(0));
export const branch = z.enum(BRANCHES);
/** The id of a card in the content. */
export const cardId = z.string().check(z.maxLength(40));
