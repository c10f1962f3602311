import { at, InputError, withInputErrors } from '../ground/errors.js';
import { compareFractions, fraction, type Score } from '../ground/fraction.js';
import type { Outcome, Seat } from './types.js';

/**
 * All seats from 0 in groups, the best first; `compare` is negative when the first seat is better. Equal seats share a
 * group, in seat order.
 */
export function rank(players: number, compare: (a: Seat, b: Seat) => number): Seat[][] {
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const groups: Seat[][] = [];
  for (const seat of seats.sort((a, b) => compare(a, b) || a - b)) {
    const group = groups[groups.length - 1];
    const [best] = group ?? [];
    if (group !== undefined && best !== undefined && compare(best, seat) === 0) group.push(seat);
    else groups.push([seat]);
  }
  return groups;
}

/**
 * The result of a game that the most points win; equal scores share a place. Scores are by seat, whole or fractions.
 * Throws `InputError` for anything else.
 */
export const byScore = <const Reason extends string>(scores: readonly Score[], reason: Reason): Outcome<Reason> =>
  withInputErrors('not the scores of a game', () => {
    const exact = scores.map((score) => (typeof score === 'number' ? fraction(score) : score));
    const ranking = rank(scores.length, (a, b) => compareFractions(at(exact, b), at(exact, a)));
    return { winners: at(ranking, 0), ranking, scores: [...scores], reason };
  });

/**
 * A ranking that puts seats that forfeited last, the earliest at the very end.
 *
 * `ranked` is the ranking by the rules. `forfeited` gives, by seat, the number of decisions after which it forfeited,
 * or undefined. Throws `InputError` for anything else.
 */
export const placed = (
  ranked: readonly (readonly Seat[])[],
  forfeited: readonly (number | undefined)[],
): readonly (readonly Seat[])[] =>
  withInputErrors('not a ranking', () => {
    const isIn = (seat: Seat): boolean => forfeited[seat] === undefined;
    const standing = ranked.map((group) => group.filter(isIn)).filter((group) => group.length > 0);
    const moments = [...new Set(forfeited)].filter((moment) => moment !== undefined).sort((a, b) => b - a);
    const seats = forfeited.map((_, seat) => seat);
    return [...standing, ...moments.map((moment) => seats.filter((seat) => forfeited[seat] === moment))];
  });

/** The current standing of a seat. */
export interface Standing {
  readonly seat: Seat;
  /** The deciding value, in the unit of `outcome.scores`. */
  readonly value: Score;
  /** The parts of the value, by name. */
  readonly parts: Readonly<Record<string, Score>>;
}

/**
 * The goal of a game: a place before the others (`places`), or points of the score, of which `points` count as 1.
 * Points need not add up to zero.
 */
export type Utility = 'places' | { readonly points: number };

/** The utility given by a spec or a setting. Throws `InputError` for anything else. */
export const utilityFrom = (given: unknown): Utility => withInputErrors('no utility', () => utilityIn(given));

function utilityIn(given: unknown): Utility {
  if (given === undefined || given === 'places') return 'places';
  const points: unknown = typeof given === 'object' && given !== null && 'points' in given ? given.points : undefined;
  if (typeof points === 'number' && points > 0 && points < Number.POSITIVE_INFINITY) return Object.freeze({ points });
  throw new InputError('no utility', [
    { path: 'utility', message: 'expected places, or { points: a number above 0 } that count as 1' },
  ]);
}
