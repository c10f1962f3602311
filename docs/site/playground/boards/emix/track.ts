import { at, type Seat, seatsFrom } from '@rulewright/core';
import { type BoardSymbol, type EmixView, engine } from '@rulewright/emix';
import { FOCUS_SHIFT, REACH } from './geometry.js';
import { isFree } from './words.js';

// The track as it is drawn: where markers stand, where they would land now, and the cells around the viewer's own.

/** A marker that would move if the round ended now, and the symbol it would stop on. */
export interface Way {
  readonly seat: Seat;
  readonly from: number;
  readonly to: number;
  readonly symbol: BoardSymbol | null;
}
/** A cell, what is printed on it, who stands there, and who would land there. */
export interface Cell {
  readonly cell: number;
  readonly symbol: BoardSymbol | null;
  readonly standing: readonly Seat[];
  readonly coming: readonly Seat[];
}
/** All that is drawn of the track. */
export interface Track {
  readonly goal: number;
  /** The end of the drawn track, on both sides. */
  readonly most: number;
  readonly markers: readonly number[];
  readonly ways: readonly Way[];
  /** The seats whose landing is told in words: with many players the viewer, the leader and the seats beside the viewer. */
  readonly told: readonly Way[];
  readonly focus: number;
  readonly cells: readonly Cell[];
}

/** Number of landings told in words; with more players only those that matter most to the viewer. */
const MOST_TOLD = 4;
const between = (least: number, value: number, most: number): number => Math.max(least, Math.min(most, value));
const seatsOn = (cells: readonly number[], cell: number): Seat[] =>
  cells.flatMap((one, seat) => (one === cell ? [seat] : []));

export function trackOf(view: EmixView): Track {
  const ask = engine.ask(view);
  const { players, goal } = view.position.options;
  const seats = seatsFrom(0, players);
  const markers = seats.map((seat) => ask.player(seat).marker);
  // in free feeding nobody knows whose pool moves whom
  const landings = isFree(view) ? markers : markers.map((marker, seat) => marker + ask.result(seat));
  const own = view.viewer === 'spectator' ? (engine.deciders(view)[0] ?? 0) : view.viewer;
  const most = Math.max(goal, ...markers.map(Math.abs), ...landings.map(Math.abs));
  const landing = at(landings, own);
  const focus = landing + Math.round(between(-FOCUS_SHIFT, (at(markers, own) - landing) / 2, FOCUS_SHIFT));
  const from = Math.max(-most, focus - REACH);
  const cells = Array.from({ length: Math.min(most, focus + REACH) - from + 1 }, (_, i): Cell => {
    const cell = from + i;
    const standing = seatsOn(markers, cell);
    const coming = seatsOn(landings, cell).filter((seat) => !standing.includes(seat));
    return { cell, symbol: ask.symbol(cell), standing, coming };
  });
  const ways = seats.flatMap((seat): Way[] => {
    const to = at(landings, seat);
    const way = { seat, from: at(markers, seat), to, symbol: ask.symbol(to) };
    return way.from === way.to ? [] : [way];
  });
  return {
    goal,
    most,
    markers,
    ways,
    told: ways.length <= MOST_TOLD ? ways : nearest(ways, own, players),
    focus,
    cells,
  };
}

/** The ways of the viewer, of who would be farthest out, and of the seats beside the viewer. */
function nearest(ways: readonly Way[], own: Seat, players: number): readonly Way[] {
  const [leader] = ways.toSorted((one, other) => Math.abs(other.to) - Math.abs(one.to));
  const wanted = new Set([own, leader?.seat, (own + 1) % players, (own + players - 1) % players]);
  return ways.filter(({ seat }) => wanted.has(seat));
}
