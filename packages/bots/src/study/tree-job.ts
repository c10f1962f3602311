import type { Seed } from '@rulewright/core';
import type { Expertise } from '../expertise.js';
import type { AnyEngine } from '../game.js';
import type { Advice } from '../search/advice.js';
import type { UtilitySetting } from '../search/utility.js';
import type { AnyView } from '../search/worlds.js';
import type { Tree } from './sums.js';

/** How the trees of a study think: plain data, so that any thread can grow them. */
export interface StudySearch extends Advice {
  /** Who judges where a tree ends: what was learned (`learned`, the default) or rules of thumb (`hand`). */
  readonly judge?: 'hand' | 'learned';
  /** What is played for: `places`, `points`, or `{ points }` with how many count as 1; what the game says when not given. */
  readonly utility?: UtilitySetting;
}

/** A tree to be grown: plain data. The same job gives the same tree on every machine. */
export interface TreeJob {
  readonly view: AnyView;
  readonly seed: Seed;
  readonly iterations: number;
  /** Places in the list of legal actions: these answers get a fourth of the iterations, whatever the search thinks of them. */
  readonly attend: readonly number[];
  readonly search: StudySearch;
}

/** Others who grow trees, some at once: threads, or workers of a page. */
export interface TreeWorkers {
  work(job: TreeJob): Promise<Tree>;
  /** This many jobs at a time keep everybody busy. */
  readonly ahead: number;
}

/** How a position is studied. Everything has a default. */
export interface StudySettings<E extends AnyEngine = AnyEngine> extends StudySearch {
  /** What somebody knows well about the game: what is tried first, and who stands well where a tree ends. */
  readonly expertise?: Expertise<E>;
  /** Decides every draw of the search; the same seed and settings give the same result. */
  readonly seed?: Seed;
  /** How many iterations a tree has, 100 when not given: more see further ahead, more trees know better how far they are off. */
  readonly tree?: number;
  /** Ends the study: what is known by then is the result, and can be gone on from. */
  readonly signal?: AbortSignal;
  /** Who grows the trees; this thread when not given. The result is the same for any number of them. */
  readonly pool?: TreeWorkers;
}

/** What of some settings those who grow the trees are told. */
export const searchOf = ({ judge = 'learned', ...given }: StudySearch): StudySearch => ({
  judge,
  ...(given.worlds !== undefined && { worlds: given.worlds }),
  ...(given.cutOff !== undefined && { cutOff: given.cutOff }),
  ...(given.playouts !== undefined && { playouts: given.playouts }),
  ...(given.exploration !== undefined && { exploration: given.exploration }),
  ...(given.widening !== undefined && { widening: given.widening }),
  ...(given.utility !== undefined && { utility: given.utility }),
});
