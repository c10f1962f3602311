import { type AnyAction, at } from '@rulewright/core';

/** What one tree says of one answer. */
export interface TreeRow {
  readonly visits: number;
  /** By seat: what came of it, all visits together. */
  readonly totals: readonly number[];
  /** The squares of what came of it for the seat that is asked. */
  readonly squares: number;
  /** What was tried most often from here on, this answer first. */
  readonly line: readonly AnyAction[];
}

/** A tree that was grown: a row for every legal action, in the order of the list. Plain data. */
export interface Tree {
  readonly iterations: number;
  readonly rows: readonly TreeRow[];
}

/** What some trees together say of one answer. Plain data, to go on from. */
export interface AnswerSums extends TreeRow {
  /** How many trees there were. */
  readonly trees: number;
  /** Over the trees: the squares of the visits, of what they brought the seat, and the products of both. */
  readonly spread: readonly [visits: number, totals: number, both: number];
  /** How often the answer was tried in the tree that its line is from. */
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

/** The sums with one more tree. The line is that of the tree that tried the answer most often, the first of several. */
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

/** Fewer trees say nothing of how much they differ. */
const FEWEST_TREES = 3;
/** An answer that was tried seldom scatters as all answers do: as if it had been tried that many times more. */
const BORROWED = 2;

/** How much results scatter around the means of their answers, all answers together. */
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
 * The standard error of the mean of an answer: by how its results scatter within the trees, or by how the means of the
 * trees differ where that is more: a tree deals few worlds, and what is off in all of them is off in its mean.
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
