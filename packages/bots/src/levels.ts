import type { Expertise } from './expertise.js';
import type { AnyEngine } from './game.js';
import { LEVELS, type Level, type LevelName } from './search/advice.js';
import { ismcts } from './search/ismcts.js';
import type { SearchSeatable } from './search/searching.js';
import type { SearchSettings } from './search/settings.js';

/** A named strength. */
export interface NamedLevel extends Level {
  /** A sentence about how it plays. */
  readonly about: string;
}

/**
 * The named strengths, from the weakest to the strongest. They are one player, with more or less time to think, who
 * overlooks answers and sometimes takes a merely good one. These numbers suit an unknown game; `Expertise.levels` has
 * those fitted to a game.
 */
export const levels: Readonly<Record<LevelName, NamedLevel>> = {
  beginner: {
    about: 'takes what looks good at once, and overlooks much',
    iterations: 6,
    temperature: 0.5,
    overlooks: 0.7,
  },
  casual: {
    about: 'looks a step ahead, and overlooks some answers',
    iterations: 24,
    temperature: 0.15,
    overlooks: 0.35,
  },
  strong: {
    about: 'thinks a few steps ahead, and seldom takes less than the best it sees',
    iterations: 100,
    temperature: 0.01,
    overlooks: 0.02,
  },
  expert: {
    about: 'thinks for as long as a person waits, and takes the best it finds',
    iterations: 300,
    temperature: 0,
    overlooks: 0,
  },
};

/** The names of the strengths, from the weakest to the strongest. */
export const levelNames: readonly LevelName[] = LEVELS;

/**
 * A player of a named strength. With expertise it judges by what was learned, or by rules of thumb. `utility` is what
 * it plays for; by default the game decides.
 */
export function level<E extends AnyEngine>(
  engine: E,
  name: LevelName,
  expertise?: Expertise<E>,
  { utility }: Pick<SearchSettings, 'utility'> = {},
): SearchSeatable<E> {
  const { about: _, ...usual } = levels[name];
  return ismcts(engine, {
    ...usual,
    ...expertise?.levels?.[name],
    judge: 'learned',
    ...(utility !== undefined && { utility }),
    ...(expertise && { expertise }),
  });
}
