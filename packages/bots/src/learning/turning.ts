import type { OfSeats } from '@rulewright/core/words';
import { fieldOf, type Shape } from './shape.js';

// Counts seats from a viewer: the viewer is 0, the next one clockwise 1.

/** The number or list index of a seat as seen from `viewer`. */
export type Turn = (number: number, viewer: number) => number;

const asItIs: Turn = (number) => number;

/**
 * The part of a shape that goes by seat: each of `seats` seats has `per` numbers. Undefined where nothing goes by seat,
 * or nothing does in a game that starts with `start`.
 */
export function seatsIn({ 'x-seat': marked }: Shape, start: object, seats: number): OfSeats | undefined {
  if (marked?.where === undefined) return marked;
  const list = fieldOf(start, marked.where);
  return Array.isArray(list) && list.length === seats ? marked : undefined;
}

/** Turns numbers of this kind; numbers that do not go by seat keep their value. */
export function turnOf(of: OfSeats | undefined, seats: number): Turn {
  if (of === undefined) return asItIs;
  const { per } = of;
  const round = per * seats;
  return (number, viewer) => {
    if (number < 0) return number;
    const place = number % round;
    return number - place + ((place - viewer * per + round) % round);
  };
}

/** Turns the indices of a list, in whole rounds; a rest shorter than a round keeps its place. */
export function placesOf(
  of: OfSeats | undefined,
  seats: number,
): (place: number, viewer: number, length: number) => number {
  const turn = turnOf(of, seats);
  const round = (of?.per ?? 1) * seats;
  return (place, viewer, length) => (place < length - (length % round) ? turn(place, viewer) : place);
}
