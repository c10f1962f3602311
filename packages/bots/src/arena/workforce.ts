import type { Seed } from '@rulewright/core';
import type { AnyEngine } from '../game.js';
import type { PlayedGame, Terms } from './played.js';
import type { Fixture } from './schedule.js';

/** What all games of an arena have in common: plain data, so that others can play them. */
export interface ArenaJob {
  readonly seed: Seed;
  /** The players, by names that `playerOf` knows. */
  readonly names: readonly string[];
  readonly terms: Terms;
}

/** Plays games of one arena. */
export interface Pool {
  play(fixture: Fixture): Promise<PlayedGame>;
  /** How many games it wants to know of before the first of them is done. */
  readonly ahead: number;
  close(): Promise<void>;
}

/** Others who play games: threads, or processes on other machines. */
export interface Workforce {
  /** Gets ready for an arena. Throws `InputError` for what it cannot play. */
  hire(engine: AnyEngine, job: ArenaJob): Pool;
}
