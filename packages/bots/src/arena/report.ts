import type { Seat, Seed, Utility } from '@rulewright/core';
import type { AnyEngine } from '../game.js';
import type { Fault, MatchEnd } from '../match/result.js';
import type { PlayedGame } from './played.js';
import { type Pairing, pairings, type Standing, standings } from './standings.js';

/** A fault and the game it happened in. */
export interface ArenaFault extends Fault {
  readonly game: string;
  readonly player: string;
}

/**
 * The result of an arena: plain data. Everything but `measured` follows from the settings, whatever the number of
 * workers.
 */
export interface ArenaReport {
  readonly game: string;
  readonly rulesVersion: number;
  readonly content: string;
  /** Games of deal d, from 0, have the seed `seed/d`. */
  readonly seed: Seed;
  /** All options of the game, defaults filled in. */
  readonly options: object;
  /** The utility that was played for. */
  readonly utility: Utility;
  /** The names of the contestants, in the order given. */
  readonly players: readonly string[];
  readonly games: number;
  readonly deals: number;
  /** True when it ended early: by `until`, or because a contestant was always at fault. */
  readonly isEarly: boolean;
  /** The contestant who was at fault in each of its first ten games, and the reason; this ends the arena. */
  readonly halted?: string;
  /** All contestants, best first. */
  readonly standings: readonly Standing[];
  /** Every pair of contestants. */
  readonly pairings: readonly Pairing[];
  /** By seat: games won; a shared win is divided among its seats. */
  readonly seats: readonly number[];
  /** Number of games by how they ended. */
  readonly ends: Readonly<Partial<Record<MatchEnd, number>>>;
  /** Number of games that ended by their rules, by reason. */
  readonly reasons: Readonly<Record<string, number>>;
  /** The first faults; `standings` counts them all. */
  readonly faults: readonly ArenaFault[];
  readonly measured: {
    /** Seconds from the first game to the last. */
    readonly seconds: number;
    /** By contestant, in the order of `players`: milliseconds per decision. */
    readonly perDecision: readonly number[];
    /** By contestant: milliseconds of processor time per decision with more than one answer. */
    readonly perChoice: readonly number[];
  };
}

const MOST_FAULTS = 20;

/** The part of a report that describes the arena itself. */
export type About = Pick<ArenaReport, 'game' | 'rulesVersion' | 'content' | 'seed' | 'options' | 'players' | 'utility'>;

export const aboutArena = (
  engine: AnyEngine,
  seed: Seed,
  options: object,
  { players, utility }: { readonly players: readonly string[]; readonly utility: Utility },
): About => ({
  game: engine.id,
  rulesVersion: engine.rulesVersion,
  content: engine.contentName,
  seed,
  options,
  players,
  utility,
});

/** The report of some games; `seconds` is the time they took. */
export function report(about: About, games: readonly PlayedGame[], isEarly: boolean, seconds: number): ArenaReport {
  const { players } = about;
  return {
    ...about,
    games: games.length,
    deals: new Set(games.map(({ deal }) => deal)).size,
    isEarly,
    standings: standings(players, games),
    pairings: pairings(players, games),
    seats: (games[0]?.seating ?? []).map((_, seat) => seatWins(games, seat)),
    ends: counted(games.map(({ end }) => end)),
    reasons: counted(games.flatMap(({ reason }) => reason ?? [])),
    faults: firstFaults(players, games),
    measured: {
      seconds,
      perDecision: players.map((_, who) => perCall(games, who, 'time', 'decisions')),
      perChoice: players.map((_, who) => perCall(games, who, 'processor', 'choices')),
    },
  };
}

const seatWins = (games: readonly PlayedGame[], seat: Seat): number =>
  games.reduce((sum, { winners }) => sum + (winners.includes(seat) ? 1 / winners.length : 0), 0);

function counted(keys: readonly string[]): Record<string, number> {
  const counts = new Map<string, number>();
  for (const key of [...keys].sort()) counts.set(key, (counts.get(key) ?? 0) + 1);
  return Object.fromEntries(counts);
}

function firstFaults(players: readonly string[], games: readonly PlayedGame[]): readonly ArenaFault[] {
  const all: ArenaFault[] = [];
  for (const { name, seating, faults } of games) {
    if (all.length >= MOST_FAULTS) break;
    for (const fault of faults) all.push({ game: name, player: players[seating[fault.seat] ?? -1] ?? '', ...fault });
  }
  return all.slice(0, MOST_FAULTS);
}

/** By contestant: milliseconds of one kind per call of another. */
function perCall(
  games: readonly PlayedGame[],
  contestant: number,
  spent: 'time' | 'processor',
  called: 'decisions' | 'choices',
): number {
  let time = 0;
  let calls = 0;
  for (const game of games)
    for (const [seat, who] of game.seating.entries())
      if (who === contestant) {
        time += game[spent][seat] ?? 0;
        calls += game[called][seat] ?? 0;
      }
  return calls === 0 ? 0 : time / calls;
}
