import { at, type Seed } from '@rulewright/core';

/** The contestants at a table: by seat, the index of a contestant. */
export type Seating = readonly number[];

/** One game of an arena. */
export interface Fixture {
  /** The name of the game within its arena: `3/0/1` is the fourth deal at the first table with the second seating. */
  readonly name: string;
  /** The number of the deal, from 0. Games of one deal share a seed, whatever their table and seating. */
  readonly deal: number;
  readonly seed: string;
  readonly seating: Seating;
}

/** A plan of seatings: everybody moves on by one seat (`rotate`), or every order is played (`all`). */
export type SeatPlan = 'rotate' | 'all';

/**
 * The tables at which contestants meet. With enough contestants for a table, every combination meets. With fewer, they
 * sit around the table in turn, so that all get the same number of seats.
 */
export function tables(contestants: number, seats: number): readonly Seating[] {
  if (contestants >= seats) return combinations(contestants, seats);
  const around = (first: number): Seating => Array.from({ length: seats }, (_, seat) => (first + seat) % contestants);
  return distinct(
    Array.from({ length: contestants }, (_, first) => around(first)),
    (table) => at(rotations(table).map(keyOf).sort(), 0),
  );
}

/** All seatings of a table under a plan. */
export const seatings = (table: Seating, plan: SeatPlan): readonly Seating[] =>
  distinct(plan === 'rotate' ? rotations(table) : permutations(table), keyOf);

/** All games of an arena: every table plays each deal in every seating. */
export function* fixtures(plans: readonly (readonly Seating[])[], deals: number, seed: Seed): Generator<Fixture> {
  for (let deal = 0; deal < deals; deal++)
    for (const [table, plan] of plans.entries())
      for (const [place, seating] of plan.entries())
        yield { name: `${deal}/${table}/${place}`, deal, seed: `${seed}/${deal}`, seating };
}

function combinations(contestants: number, seats: number, from = 0): readonly Seating[] {
  if (seats === 0) return [[]];
  const all: Seating[] = [];
  for (let first = from; first <= contestants - seats; first++)
    for (const rest of combinations(contestants, seats - 1, first + 1)) all.push([first, ...rest]);
  return all;
}

const rotations = (table: Seating): readonly Seating[] =>
  table.map((_, first) => [...table.slice(first), ...table.slice(0, first)]);

function permutations(table: Seating): readonly Seating[] {
  if (table.length < 2) return [table];
  return table.flatMap((one, i) => permutations(table.filter((_, other) => other !== i)).map((rest) => [one, ...rest]));
}

const keyOf = (seating: Seating): string => seating.join();

function distinct(all: readonly Seating[], keyed: (seating: Seating) => string): readonly Seating[] {
  const known = new Map(all.map((seating) => [keyed(seating), seating] as const).reverse());
  return [...known.values()].reverse();
}
