import type { Seat } from '@rulewright/core';

/** A card of a line-up as it counts now. */
export interface CountedCard {
  readonly card: string;
  /** Who added it. */
  readonly by: Seat;
  /** Its bonus as played, in points, made greater where a class or a monster does so (DNE-SND.3); null for a copy. */
  readonly base: number | null;
  /** How many times +50 % its genres bring: 0, 1 or 2 (DNE-GEN.1). */
  readonly genreSteps: number;
  /** The genres that do so: those of its own that another card of the line-up has too. */
  readonly shared: readonly string[];
  /** What it adds to the total, in points; half points too under `genreRounding: 'ceilTotal'` (DNE-GEN.2, DNE-GEN.3). */
  readonly value: number;
}

/** A line-up as it counts now. */
export interface CountedLineup {
  readonly owner: Seat;
  /** In whole points (DNE-SND.1). */
  readonly total: number;
  /** DNE-DUR.1 */
  readonly minutes: number;
  /** In play order. */
  readonly cards: readonly CountedCard[];
}
