import type { Seed } from '@rulewright/core';
import type { Expertise } from '../expertise.js';
import type { AnyEngine } from '../game.js';
import type { Advice } from '../search/advice.js';
import type { UtilitySetting } from '../search/utility.js';
import type { AnyView } from '../search/worlds.js';
import type { Tree } from './sums.js';

/** Search settings of the trees of a study: plain data, so that any thread can grow them. */
export interface StudySearch extends Advice {
  /** The judge where a tree ends: the learned one (`learned`, the default) or rules of thumb (`hand`). */
  readonly judge?: 'hand' | 'learned';
  /**
   * The utility that is played for: `places`, `points`, or `{ points }`, the number of points that count as 1. By
   * default the game decides.
   */
  readonly utility?: UtilitySetting;
}

/** The job of growing one tree: plain data. The same job gives the same tree on every machine. */
export interface TreeJob {
  readonly view: AnyView;
  readonly seed: Seed;
  readonly iterations: number;
  /** Indices of legal actions that share a fourth of the iterations, whatever the search thinks of them. */
  readonly attend: readonly number[];
  readonly search: StudySearch;
}

/** Workers that grow trees, several at once: threads, or workers of a web page. */
export interface TreeWorkers {
  work(job: TreeJob): Promise<Tree>;
  /** This many jobs at a time keep everybody busy. */
  readonly ahead: number;
}

/** Settings of a study. All are optional. */
export interface StudySettings<E extends AnyEngine = AnyEngine> extends StudySearch {
  /** Knowledge about the game: prior probabilities of actions, and a judge for where a tree ends. */
  readonly expertise?: Expertise<E>;
  /** The seed of all chance in the search; the same seed and settings give the same result. */
  readonly seed?: Seed;
  /**
   * Iterations of each tree, 100 by default. Larger trees see further ahead; more trees give better standard errors.
   */
  readonly tree?: number;
  /** Stops the study: the result so far is returned, and can be continued from. */
  readonly signal?: AbortSignal;
  /** Workers that grow the trees; this thread by default. The result is the same for any number of them. */
  readonly pool?: TreeWorkers;
}

/** The search settings among the settings of a study. */
export const searchOf = ({ judge = 'learned', ...given }: StudySearch): StudySearch => ({
  judge,
  ...(given.worlds !== undefined && { worlds: given.worlds }),
  ...(given.cutOff !== undefined && { cutOff: given.cutOff }),
  ...(given.playouts !== undefined && { playouts: given.playouts }),
  ...(given.exploration !== undefined && { exploration: given.exploration }),
  ...(given.widening !== undefined && { widening: given.widening }),
  ...(given.utility !== undefined && { utility: given.utility }),
});
