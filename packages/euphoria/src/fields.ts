import { z } from '@rulewright/core/words';
import { SPACE_IDS } from './content/board.js';
import { ARTIFACTS } from './content/words.js';

// The shapes of the fields that actions share.

export const id = z.string().check(z.maxLength(40));
export const space = z.enum(SPACE_IDS);
export const artifact = z.enum(ARTIFACTS);
export const face = z.int().check(z.minimum(1), z.maximum(6));
export const seatNumber = z.int().check(z.minimum(0));
export const artifactFields = { artifact };
export const noFields = {};

/** A list of `least` to `most` items. */
export const listOf = <X>(item: z.Schema<X>, most: number, least = 0): z.Schema<readonly X[]> =>
  z.array(item).check(...(least > 0 ? [z.minLength(least)] : []), z.maxLength(most));
