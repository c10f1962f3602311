import { InputError, onGiven } from './errors.js';

/**
 * What a game is played for: to stand before the others (`places`), or for the points of the score, of which so many count
 * as 1. Points need not add up to nothing.
 */
export type Utility = 'places' | { readonly points: number };

/** What a spec or a setting says about it. Throws `InputError` for anything else. */
export const utilityFrom = (given: unknown): Utility => onGiven('no utility', () => utilityIn(given));

function utilityIn(given: unknown): Utility {
  if (given === undefined || given === 'places') return 'places';
  const points: unknown = typeof given === 'object' && given !== null && 'points' in given ? given.points : undefined;
  if (typeof points === 'number' && points > 0 && points < Number.POSITIVE_INFINITY) return Object.freeze({ points });
  throw new InputError('no utility', [
    { path: 'utility', message: 'expected places, or { points: a number above 0 } that count as 1' },
  ]);
}
