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

/** The same people and bots, each one seat further; whoever sat last is first. */
export function movedOn({ names, bots }: Sitting): Sitting {
  const { length } = names;
  const next = (seat: number): number => (seat + 1) % length;
  return {
    names: names.map((_, seat) => names[(seat + length - 1) % length] ?? ''),
    bots: Object.fromEntries(Object.entries(bots).map(([seat, bot]) => [next(Number(seat)), bot])),
  };
}
