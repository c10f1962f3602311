import type { Sitting } from '../../kept.js';
import type { Watching } from '../session.js';

/** How a new game is to begin. */
export interface Setting {
  readonly options: object;
  readonly sitting: Sitting;
  readonly watching: Watching;
  /** Empty: by chance. */
  readonly seed: string;
}

/** Who plays: one person against bots, people who share the screen, bots alone. */
export const WAYS = ['bots', 'together', 'watch'] as const;
export type Way = (typeof WAYS)[number];
