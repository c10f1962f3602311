import type { OfSeats } from '@rulewright/core/words';
import { fieldOf, type Shape } from './shape.js';

// Seats counted from a viewer: the viewer is 0, the next one clockwise 1.

/** Where a number or a place in a list goes, seen from this seat. */
export type Turn = (number: number, viewer: number) => number;

const asItIs: Turn = (number) => number;

/**
 * What of a shape goes by seat: each of that many seats has `per` numbers. Undefined where nothing does, or where it does not
 * in a game that begins like this.
 */
export function seatsIn({ 'x-seat': marked }: Shape, start: object, seats: number): OfSeats | undefined {
  if (marked?.where === undefined) return marked;
  const list = fieldOf(start, marked.where);
  return Array.isArray(list) && list.length === seats ? marked : undefined;
}

/** How numbers of this kind are turned; they stay where they do not go by seat. */
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

/** How the places of a list are turned: by whole rounds, so that none is left out. */
export function placesOf(
  of: OfSeats | undefined,
  seats: number,
): (place: number, viewer: number, length: number) => number {
  const turn = turnOf(of, seats);
  const round = (of?.per ?? 1) * seats;
  return (place, viewer, length) => (place < length - (length % round) ? turn(place, viewer) : place);
}
