import { type AnyAction, at } from '@rulewright/core';

/** The results of one tree for one answer. */
export interface TreeRow {
  readonly visits: number;
  /** By seat: the sum of the values over all visits. */
  readonly totals: readonly number[];
  /** The sum of the squared values to the seat that is asked. */
  readonly squares: number;
  /** The line tried most often from here, beginning with this answer. */
  readonly line: readonly AnyAction[];
}

/** A grown tree, with a row for every legal action in their order. Plain data. */
export interface Tree {
  readonly iterations: number;
  readonly rows: readonly TreeRow[];
}

/** The sums of several trees for one answer, to continue from. Plain data. */
export interface AnswerSums extends TreeRow {
  /** Number of trees. */
  readonly trees: number;
  /** Sums over the trees: of squared visits, of squared totals of the seat, and of visits times totals. */
  readonly spread: readonly [visits: number, totals: number, both: number];
  /** Visits of the answer in the tree that its line comes from. */
  readonly lineVisits: number;
}

export const noSums = (players: number): AnswerSums => ({
  visits: 0,
  totals: Array.from({ length: players }, () => 0),
  squares: 0,
  trees: 0,
  spread: [0, 0, 0],
  line: [],
  lineVisits: 0,
});

/** Adds a tree to the sums. The line is that of the tree with most visits, the first of several. */
export function withRow(sums: AnswerSums, row: TreeRow, seat: number): AnswerSums {
  const { visits } = row;
  const own = at(row.totals, seat);
  const [a, b, c] = sums.spread;
  const isBetter = visits > sums.lineVisits;
  return {
    visits: sums.visits + visits,
    totals: sums.totals.map((total, each) => total + at(row.totals, each)),
    squares: sums.squares + row.squares,
    trees: sums.trees + 1,
    spread: [a + visits * visits, b + own * own, c + visits * own],
    line: isBetter ? row.line : sums.line,
    lineVisits: isBetter ? visits : sums.lineVisits,
  };
}

/** Least number of trees that say how much they differ. */
const FEWEST_TREES = 3;
/**
 * Extra visits that an answer borrows from the scatter of all answers, so that rarely tried ones do not seem certain.
 */
const BORROWED = 2;

/** The variance of results around the mean of their answer, pooled over all answers. */
export function scatterOf(all: readonly AnswerSums[], seat: number): number {
  let squares = 0;
  let freedom = 0;
  for (const { visits, totals, squares: own } of all)
    if (visits > 0) {
      squares += Math.max(0, own - at(totals, seat) ** 2 / visits);
      freedom += visits - 1;
    }
  return freedom > 0 ? squares / freedom : 0;
}

/**
 * The standard error of the mean of an answer. It follows from the scatter within the trees, or from the differences
 * between trees if that is more. A tree deals few worlds, and an error that its worlds share shows only between trees.
 */
export function errorOf({ visits, totals, squares, trees, spread }: AnswerSums, seat: number, scatter: number): number {
  const mean = at(totals, seat) / visits;
  const own = Math.max(0, squares - visits * mean * mean);
  const within = (own + BORROWED * scatter) / (visits - 1 + BORROWED) / visits;
  if (trees < FEWEST_TREES) return Math.sqrt(within);
  const [a, b, c] = spread;
  const between = ((trees / (trees - 1)) * Math.max(0, b - 2 * mean * c + mean * mean * a)) / (visits * visits);
  return Math.sqrt(Math.max(within, between));
}
