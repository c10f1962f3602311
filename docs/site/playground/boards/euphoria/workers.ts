import { AVAILABLE, at, type Position, SUPPLY, spaceName, workersPerSeat } from './words.js';

/** A worker on the board: its number among those of its owner, from 1, its value, and the name of its space. */
export interface PlacedWorker {
  readonly number: number;
  readonly value: number;
  readonly where: string;
}

/** The workers of a seat by where they are; those to roll have come off the board. */
export interface Workers {
  /** Values. */
  readonly available: readonly number[];
  readonly placed: readonly PlacedWorker[];
  readonly rolling: number;
  readonly supply: number;
}

export function workersOf(position: Position, seat: number): Workers {
  const count = workersPerSeat(position);
  const all = Array.from({ length: count }, (_, i) => ({
    number: i + 1,
    value: at(position.value, seat * count + i),
    place: at(position.place, seat * count + i),
  }));
  const placed = all.filter(({ place }) => place >= 0);
  const available = all.filter(({ place }) => place === AVAILABLE).map(({ value }) => value);
  const supply = all.filter(({ place }) => place === SUPPLY).length;
  return {
    available: available.sort((a, b) => a - b),
    placed: placed.map(({ number, value, place }) => ({ number, value, where: spaceName(position, place) })),
    rolling: count - placed.length - available.length - supply,
    supply,
  };
}

/** Equal values together: they go by their value. */
export const groupsOf = (values: readonly number[]): readonly { readonly value: number; readonly count: number }[] =>
  [...new Set(values)].map((value) => ({ value, count: values.filter((one) => one === value).length }));
