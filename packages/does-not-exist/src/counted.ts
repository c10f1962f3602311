import type { Seat } from '@rulewright/core';

/** A card of a line-up as it counts now. */
export interface CountedCard {
  readonly card: string;
  /** The seat that added it. */
  readonly by: Seat;
  /** Its bonus as played, in points, after increases by a class or a monster (DNE-SND.3); null for a copy. */
  readonly base: number | null;
  /** Steps of +50 % by its genres: 0, 1 or 2 (DNE-GEN.1). */
  readonly genreSteps: number;
  /** Its genres that bring the steps, shared with another card of the line-up. */
  readonly shared: readonly string[];
  /** Its part of the total, in points; half points too under `genreRounding: 'ceilTotal'` (DNE-GEN.2, DNE-GEN.3). */
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
