import { compareFractions, fraction, type Score } from '../chance/fraction.js';
import { at, InputError, withInputErrors } from '../errors.js';
import type { Outcome, Seat } from './types.js';

/**
 * All seats from 0 in groups, the best first; `compare` is negative when the first seat is better. Seats that are equal
 * share a group, in seat order.
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
 * How a game ends that the most points win: seats with as many share a place. Scores are by seat, whole or fractions.
 * Throws `InputError` for anything that is not scores.
 */
export const byScore = <const Reason extends string>(scores: readonly Score[], reason: Reason): Outcome<Reason> =>
  withInputErrors('not the scores of a game', () => {
    const exact = scores.map((score) => (typeof score === 'number' ? fraction(score) : score));
    const ranking = rank(scores.length, (a, b) => compareFractions(at(exact, b), at(exact, a)));
    return { winners: at(ranking, 0), ranking, scores: [...scores], reason };
  });

/**
 * A ranking in which whoever forfeited stands behind everybody who did not, and behind those who forfeited later. `ranked` is
 * the ranking by the rules, `forfeited` after how many decisions each seat forfeited, by seat: undefined for a seat that did not. Throws
 * `InputError` for anything else.
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

/** How a seat stands now. */
export interface Standing {
  readonly seat: Seat;
  /** What its game is decided by, in the unit of `outcome.scores`. */
  readonly value: Score;
  /** What the value is made of, by name. */
  readonly parts: Readonly<Record<string, Score>>;
}

/**
 * What a game is played for: to stand before the others (`places`), or for the points of the score, of which that many count
 * as 1. Points need not add up to zero.
 */
export type Utility = 'places' | { readonly points: number };

/** What a spec or a setting says about it. Throws `InputError` for anything else. */
export const utilityFrom = (given: unknown): Utility => withInputErrors('no utility', () => utilityIn(given));

function utilityIn(given: unknown): Utility {
  if (given === undefined || given === 'places') return 'places';
  const points: unknown = typeof given === 'object' && given !== null && 'points' in given ? given.points : undefined;
  if (typeof points === 'number' && points > 0 && points < Number.POSITIVE_INFINITY) return Object.freeze({ points });
  throw new InputError('no utility', [
    { path: 'utility', message: 'expected places, or { points: a number above 0 } that count as 1' },
  ]);
}
