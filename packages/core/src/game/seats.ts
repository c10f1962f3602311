/** A player's place at the table: 0 … players − 1, clockwise. */
export type Seat = number;
/** Who looks at a position: a seat, or somebody who plays no part. */
export type Viewer = Seat | 'spectator';

/** The next seat clockwise. */
export const nextSeat = (seat: Seat, players: number): Seat => (seat + 1) % players;

/** All seats clockwise, beginning with `first`. */
export function seatsFrom(first: Seat, players: number): Seat[] {
  const seats: Seat[] = [];
  for (let i = 0; i < players; i++) seats.push((first + i) % players);
  return seats;
}

/** All other seats clockwise, beginning at the left of `seat`. */
export const seatsAfter = (seat: Seat, players: number): Seat[] => seatsFrom(seat, players).slice(1);

/** The place of a viewer in what is known: a seat has its own number, the spectator comes after the last one. */
export const placeOfViewer = (viewer: Viewer, players: number): number => (viewer === 'spectator' ? players : viewer);
/** The viewer at that place. */
export const viewerAt = (place: number, players: number): Viewer => (place === players ? 'spectator' : place);
