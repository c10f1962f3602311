import { type AnyAction, at, InputError, type Seat } from '@rulewright/core';
import type { ActionIn, AnyEngine } from '../game.js';
import { keyOf } from '../search/tree.js';
import { type AnswerSums, errorOf, noSums, scatterOf, type Tree, withRow } from './sums.js';
import type { Reason } from './why.js';

/** The result of a study for one answer. */
export interface Answer<E extends AnyEngine = AnyEngine> {
  readonly action: ActionIn<E>;
  /** Number of iterations in which it was tried. */
  readonly visits: number;
  /**
   * Average value to the player who takes it, in the unit that is played for. In places, 0 is the last place and 1 the
   * first.
   */
  readonly value: number;
  /** The standard error of the value. It covers chance in the search, not the errors of the judge. */
  readonly error: number;
  /** By seat: the value of the answer, as far as the seat that is asked can know. */
  readonly values: readonly number[];
  /** The expected continuation: the line tried most often, beginning with this answer. */
  readonly line: readonly AnyAction[];
  /** Sums to continue the analysis from, see `from` of the settings. */
  readonly sums: AnswerSums;
}

/** The result of a study of one position. Plain data. */
export interface Analysis<E extends AnyEngine = AnyEngine> {
  /** The seat that is asked. */
  readonly seat: Seat;
  /** Number of trees grown; `iterations` counts those of all trees. */
  readonly trees: number;
  readonly iterations: number;
  /** False when it was stopped early. */
  readonly isComplete: boolean;
  /** All legal actions, best first; empty when the study was stopped before its first tree. */
  readonly answers: readonly Answer<E>[];
  /**
   * The reasons for the best answer, found by `why`: against the first attended answer, or against the next best. They
   * are there only at the end, if they were asked for, and for a lead of more than two errors.
   */
  readonly reasons: readonly Reason[];
}

/** The sums over all trees so far, in the order of the legal actions. */
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

/** The trees of an analysis, to continue from. Throws `InputError` when it belongs to another position. */
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
 * The analysis of some trees. Answers are sorted by value less error, so that a lucky answer with two visits does not
 * come first; ties stay in the order of the legal actions.
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
