import type { DoesNotExistAction, DoesNotExistState } from '@rulewright/does-not-exist';
import type { State } from './table.js';

// The same table with everybody some seats further on.

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const BY_SEAT: readonly string[] = ['players', 'calls'];
const SEATS: readonly string[] = [
  ...['seat', 'target', 'victim', 'to', 'host', 'place', 'lineup', 'invader', 'owner', 'by', 'takenBy', 'out'],
  ...['saviour', 'winner', 'expelled', 'copied', 'shielded', 'signalled', 'challenged', 'left'],
];

/** What is known by viewer: the seats move, the spectator stays the last. */
const movedRows = (rows: readonly unknown[], by: number, players: number): unknown[] =>
  rows.map((row, viewer) => (viewer < players ? rows[(viewer + players - by) % players] : row));

/** What is remembered, by zone: `players.0.hand` becomes that of another seat. */
const movedMemory = (memory: Record<string, unknown>, by: number, players: number) =>
  Object.fromEntries(
    Object.entries(memory).map(([zone, rows]) => [
      zone.replace(/^players\.(\d+)/, (_, seat) => `players.${(Number(seat) + by) % players}`),
      movedRows(rows as unknown[], by, players),
    ]),
  );

/** Rebuilds data with every seat replaced. */
function moved(value: unknown, by: number, players: number, key = ''): unknown {
  const seatOf = (seat: number) => (seat < 0 ? seat : (seat + by) % players);
  if (typeof value === 'number') return SEATS.includes(key) ? seatOf(value) : value;
  if (Array.isArray(value)) {
    if (key === 'known') return movedRows(value, by, players);
    const list = value.map((entry) => moved(entry, by, players, key));
    return BY_SEAT.includes(key) ? list.map((_, at) => list[(at + players - by) % players]) : list;
  }
  if (!isObject(value)) return value;
  if (key === 'memory') return movedMemory(value, by, players);
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, moved(part, by, players, name)]));
}

export const plain = (state: DoesNotExistState): State => JSON.parse(JSON.stringify(state));

/** The position after everybody has moved `by` seats clockwise. */
export function turned(state: DoesNotExistState, by: number): State {
  const { options, rng, ...position } = plain(state);
  return { ...(moved(position, by, options.players) as State), options, rng };
}
export const turnedAction = (action: DoesNotExistAction, by: number, players: number): DoesNotExistAction =>
  moved(action, by, players) as DoesNotExistAction;
export const turnedSeats = (seats: readonly number[], by: number, players: number): number[] =>
  seats.map((seat) => (seat + by) % players).sort((a, b) => a - b);
