import { type ArenaReport, arena, type Pairing } from '@rulewright/bots/arena';
import { at } from '@rulewright/core';
import type { LadderGame } from './games.js';

/** Somebody who is to be stronger than somebody else. */
export interface Rung {
  readonly stronger: string;
  readonly weaker: string;
  readonly players: number;
  /** The share of games to win, beside being clear of chance. */
  readonly aim?: number;
  /** The two are only compared: whoever is stronger, it is no failure. */
  readonly isOpen?: true;
}

/** How a rung was climbed. */
export interface Climbed extends Rung {
  readonly game: string;
  readonly games: number;
  readonly score: number;
  readonly interval: Pairing['interval'];
  /** By player of the rung: milliseconds of processor time for a choice between several answers. */
  readonly perChoice: readonly number[];
  readonly holds: boolean;
}

/** Fewer games say too little to stop, whatever they say. */
const FEWEST = 40;

/** Whether the stronger player really is, and as often as it is to be; by an interval that holds for who looks after every deal. */
const isDecided = ({ games, score, anytime: [low, high] }: Pairing, aim: number | undefined): boolean =>
  games >= FEWEST && (high < 1 / 2 || (low > 1 / 2 && (aim === undefined || high < aim || score >= aim)));

/** Plays a rung: `games` at most, fewer when it is decided early and may be. */
export async function climb(
  game: LadderGame,
  rung: Rung,
  { games, seed, mayStop }: { readonly games: number; readonly seed: string; readonly mayStop: boolean },
): Promise<Climbed> {
  const { engine, expertise } = game;
  const { stronger, weaker, players, aim, isOpen = false } = rung;
  const report = await arena(engine, [stronger, weaker], {
    seed,
    games,
    seats: 'rotate',
    options: { players },
    known: { expertise },
    onFault: 'stop',
    until: (soFar) => soFar.faults.length > 0 || (mayStop && isDecided(pairingOf(soFar), aim)),
  });
  if (report.faults.length > 0) throw new Error(`${engine.id}: ${JSON.stringify(report.faults[0])}`);
  const pairing = pairingOf(report);
  return {
    ...rung,
    game: engine.id,
    games: pairing.games,
    score: pairing.score,
    interval: pairing.interval,
    perChoice: report.measured.perChoice,
    holds: isOpen || (pairing.interval[0] > 1 / 2 && (aim === undefined || pairing.score >= aim)),
  };
}

const pairingOf = ({ pairings }: ArenaReport): Pairing => at(pairings, 0);

/** The rungs of a game: from chance to the strongest that has a name, two players; on the last four. */
export function rungsOf({ aim }: LadderGame): readonly Rung[] {
  return [
    { stronger: 'weighted', weaker: 'uniform', players: 2 },
    { stronger: 'greedy', weaker: 'weighted', players: 2, isOpen: true },
    { stronger: 'flat:50', weaker: 'weighted', players: 2, isOpen: true },
    { stronger: 'ismcts:50', weaker: 'flat:50', players: 2, isOpen: true },
    { stronger: 'casual', weaker: 'beginner', players: 2 },
    { stronger: 'strong', weaker: 'casual', players: 2 },
    { stronger: 'expert', weaker: 'strong', players: 2 },
    { stronger: 'expert', weaker: 'weighted', players: 2, aim },
    { stronger: 'expert', weaker: 'weighted', players: 4, isOpen: true },
  ];
}

/** Fewer iterations and more, and longer times, all against the same rival. */
const RIVAL = 'ismcts:50';
export const curveOf = (): readonly Rung[] =>
  [
    ...[8, 16, 32, 64, 128, 256, 512, 1000].map((iterations) => `ismcts:${iterations}`),
    ...[1, 3, 10, 30].map((time) => `ismcts:milliseconds=${time}:clock=processor`),
  ].map((stronger) => ({ stronger, weaker: RIVAL, players: 2, isOpen: true }));
