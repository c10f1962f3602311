import { at, type Seat } from '@rulewright/core';
import type { AnyEngine, PositionIn, QuestionsIn } from '../game.js';

/**
 * The numbers that a judge reads of a position: some about each seat, in the same way for all, and some shared. Read
 * from a view, they contain only what its viewer may know. The numbers of the viewer's own seat are the same as in the
 * full state.
 */
export interface Features<E extends AnyEngine = AnyEngine> {
  /** The name of each number about a seat, as a sentence would have it: `stars on territories`. */
  readonly ofSeat: readonly string[];
  /** The name of each number that belongs to no single seat. */
  readonly shared: readonly string[];
  /**
   * Writes the numbers of seat 0, then of seat 1 and so on, then the shared ones; most lie between −3 and 3. `into` has
   * `sizeOf(features, players)` places. Pass `ask`, the questions about the position, if you have them already.
   */
  read(position: PositionIn<E>, into: Float64Array, ask?: QuestionsIn<E>): void;
}

/** Count of numbers written for a position with `players` seats. */
export const sizeOf = ({ ofSeat, shared }: Pick<Features, 'ofSeat' | 'shared'>, players: number): number =>
  players * ofSeat.length + shared.length;

/** A function for each number, by the number's name. `Read` is what was read of a position beforehand. */
export interface FeatureSpec<Read> {
  readonly ofSeat: Readonly<Record<string, (read: Read, seat: Seat) => number>>;
  readonly shared: Readonly<Record<string, (read: Read) => number>>;
}

/** Features from one function per number. `read` looks at a position once, for all of them. */
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

/** Judges a position by its features: the value for each seat, by seat. */
export type Judged = (numbers: Float64Array, players: number) => readonly number[];
