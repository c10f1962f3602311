import { type AnyAction, at, InputError, type Seat } from '@rulewright/core';
import type { ActionIn, AnyEngine } from '../game.js';
import { keyOf } from '../search/tree.js';
import type { Reason } from './reason-text.js';
import { type AnswerSums, errorOf, noSums, scatterOf, type Tree, withRow } from './sums.js';

/** What a study says of one answer to a question. */
export interface Answer<E extends AnyEngine = AnyEngine> {
  readonly action: ActionIn<E>;
  /** In how many iterations it was tried. */
  readonly visits: number;
  /** What comes of it for whoever takes it, in the unit that is played for: by places 0 is the last place, 1 the first. */
  readonly value: number;
  /** The standard error of the value: what chance in the search leaves open. Where the judge is wrong it is wrong beyond it. */
  readonly error: number;
  /** By seat: what comes of it, as far as the seat that is asked can know. */
  readonly values: readonly number[];
  /** How the game is thought to go on: what was tried most often, this answer first. */
  readonly line: readonly AnyAction[];
  /** What `from` goes on from. */
  readonly sums: AnswerSums;
}

/** What a study says of a position. Plain data. */
export interface Analysis<E extends AnyEngine = AnyEngine> {
  /** Who is asked. */
  readonly seat: Seat;
  /** How many trees were grown, and how many iterations they have together. */
  readonly trees: number;
  readonly iterations: number;
  /** False when it was stopped before its end. */
  readonly isComplete: boolean;
  /** Every legal action, the best first; none when the study was stopped before its first tree. */
  readonly answers: readonly Answer<E>[];
  /** Why the best answer is better than the next, as `why` says it; known at the end alone, and where something was learned. */
  readonly reasons: readonly Reason[];
}

/** What trees say together, in the order of the legal actions. */
export interface Growth {
  readonly trees: number;
  readonly iterations: number;
  readonly sums: readonly AnswerSums[];
}

export const sprout = (answers: number, players: number): Growth => ({
  trees: 0,
  iterations: 0,
  sums: Array.from({ length: answers }, () => noSums(players)),
});

export const grown = ({ trees, iterations, sums }: Growth, tree: Tree, seat: Seat): Growth => ({
  trees: trees + 1,
  iterations: iterations + tree.iterations,
  sums: sums.map((each, place) => withRow(each, at(tree.rows, place), seat)),
});

/** The trees of an analysis, to go on from. Throws `InputError` when it is one of another position. */
export function growthOf(analysis: Analysis, legal: readonly AnyAction[], players: number): Growth {
  const { trees, iterations, answers } = analysis;
  if (trees === 0) return sprout(legal.length, players);
  const sums = new Map(answers.map((answer) => [keyOf(answer.action), answer.sums]));
  return {
    trees,
    iterations,
    sums: legal.map((action) => {
      const own = sums.get(keyOf(action));
      if (own !== undefined && sums.size === legal.length && own.totals.length === players) return own;
      throw new InputError('not this position', [{ path: 'from', message: 'an analysis of other legal actions' }]);
    }),
  };
}

/**
 * The best is the one whose value, less its error, is highest: an answer that was tried twice with luck is none. What is
 * equal stands in the order of the legal actions.
 */
export function analysisOf(
  seat: Seat,
  legal: readonly AnyAction[],
  { trees, iterations, sums }: Growth,
  isComplete: boolean,
): Analysis {
  const scatter = scatterOf(sums, seat);
  const answers = legal.flatMap((action, place): Answer[] => {
    const own = at(sums, place);
    const { visits, totals, line } = own;
    if (visits === 0) return [];
    const values = totals.map((total) => total / visits);
    return [{ action, visits, value: at(values, seat), error: errorOf(own, seat, scatter), values, line, sums: own }];
  });
  answers.sort((a, b) => b.value - b.error - (a.value - a.error));
  return { seat, trees, iterations, isComplete, answers, reasons: [] };
}
