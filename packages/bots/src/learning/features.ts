import { at, type Seat } from '@rulewright/core';
import type { AnyEngine, PositionIn, QuestionsIn } from '../game.js';

/**
 * What a judge sees of a position of one game: some numbers about each seat, all seats read alike, and some about the
 * table. Of a view they say what its viewer may know; the numbers of a viewer's own seat are those of the state behind.
 */
export interface Features<E extends AnyEngine = AnyEngine> {
  /** What each number about a seat counts, as a sentence would name it: `stars on territories`. */
  readonly ofSeat: readonly string[];
  /** The same of the table. */
  readonly shared: readonly string[];
  /**
   * Writes the numbers of seat 0, then those of seat 1 and so on, then those of the table; most lie between −3 and 3.
   * `into` has `sizeOf(features, players)` places. `ask` are the questions about the position, for those who have them at hand.
   */
  read(position: PositionIn<E>, into: Float64Array, ask?: QuestionsIn<E>): void;
}

/** How many numbers a position with that many seats has. */
export const sizeOf = ({ ofSeat, shared }: Pick<Features, 'ofSeat' | 'shared'>, players: number): number =>
  players * ofSeat.length + shared.length;

/** Numbers by what they count. `Read` is what was read of a position. */
export interface FeatureSpec<Read> {
  readonly ofSeat: Readonly<Record<string, (read: Read, seat: Seat) => number>>;
  readonly shared: Readonly<Record<string, (read: Read) => number>>;
}

/** Features from a table of what each number counts. `read` looks at a position once, for all of them. */
export function featuresBy<E extends AnyEngine, Read>(
  read: (position: PositionIn<E>, ask: QuestionsIn<E> | undefined) => Read,
  { ofSeat, shared }: FeatureSpec<Read>,
): Features<E> {
  const [seats, table] = [Object.values(ofSeat), Object.values(shared)];
  return {
    ofSeat: Object.keys(ofSeat),
    shared: Object.keys(shared),
    read(position, into, ask) {
      const found = read(position, ask);
      const { players } = position.options;
      let place = 0;
      for (let seat = 0; seat < players; seat++)
        for (let i = 0; i < seats.length; i++) into[place++] = at(seats, i)(found, seat);
      for (let i = 0; i < table.length; i++) into[place++] = at(table, i)(found);
    },
  };
}

/** Judges positions by the numbers that the features of its game write about them: how well all seats stand, by seat. */
export type Judged = (numbers: Float64Array, players: number) => readonly number[];
