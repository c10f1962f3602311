/** A player's place at the table: 0 … players − 1, clockwise. */
export type Seat = number;
/** The viewer of a position: a seat, or a spectator. */
export type Viewer = Seat | 'spectator';

/** The next seat clockwise. */
export const nextSeat = (seat: Seat, players: number): Seat => (seat + 1) % players;

/** All seats clockwise, beginning with `first`. */
export function seatsFrom(first: Seat, players: number): Seat[] {
  const seats: Seat[] = [];
  for (let i = 0; i < players; i++) seats.push((first + i) % players);
  return seats;
}

/** All other seats clockwise, beginning to the left of `seat`. */
export const seatsAfter = (seat: Seat, players: number): Seat[] => seatsFrom(seat, players).slice(1);

/** The index of a viewer in lists by viewer: a seat has its own number, the spectator comes last. */
export const placeOfViewer = (viewer: Viewer, players: number): number => (viewer === 'spectator' ? players : viewer);
/** The viewer at that index. */
export const viewerAt = (place: number, players: number): Viewer => (place === players ? 'spectator' : place);
