import type { Seed } from '@rulewright/core';
import type { AnyEngine } from '../game.js';
import type { PlayedGame, Terms } from './played.js';
import type { Fixture } from './schedule.js';

/** The data that all games of an arena share, so that others can play them. */
export interface ArenaJob {
  readonly seed: Seed;
  /** The players, by names that `playerOf` knows. */
  readonly names: readonly string[];
  readonly terms: Terms;
}

/** Plays games of one arena. */
export interface Pool {
  play(fixture: Fixture): Promise<PlayedGame>;
  /** Number of games it wants to know of before the first of them is done. */
  readonly ahead: number;
  close(): Promise<void>;
}

/** Something that plays games for an arena: threads, or processes on other machines. */
export interface Workforce {
  /** Prepares for an arena. Throws `InputError` for one that it cannot play. */
  hire(engine: AnyEngine, job: ArenaJob): Pool;
}
