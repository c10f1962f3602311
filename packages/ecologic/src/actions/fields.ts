import * as z from 'zod/mini';
import { BRANCHES } from '../content/tables.js';

// The shapes of the fields that actions share.

export const hex = z.int().check(z.minimum(0));
export const coins = z.int().check(z.minimum(0));
export const branch = z.enum(BRANCHES);
export const cardId = z.string().check(z.maxLength(40));
