import type { Seat } from '@rulewright/core';
import type { Site } from './content/board.js';
import type { Artifact, Faction, Good, Penalty } from './content/words.js';

// The answers of queries, by ids.

/** A price of a space: definite goods, parts of the payer's choice, and the recruits that make it what it is. */
export interface SpacePrice {
  readonly goods: { readonly [G in Good]?: number };
  readonly anyResource: number;
  readonly anyCommodity: number;
  readonly anyButBliss: number;
  /** Artifacts of any kinds, of one kind, and the kind of a definite one. */
  readonly artifacts: number;
  readonly alike: number;
  readonly artifact: Artifact | null;
  /** Steps down, and steps up. */
  readonly morale: number;
  readonly knowledge: number;
  readonly recruits: readonly string[];
}

/** A forecast of a player's knowledge check. */
export interface CheckForecast {
  /** Knowledge and the values of the available workers; what is rolled is added to it. */
  readonly sum: number;
  /** The least that a roll may add to cost a worker; 0 when the sum is that high already. */
  readonly costsFrom: number;
  /** EUP-KNO.11: false when a worker was lost in this turn already. */
  readonly mayLose: boolean;
}

/** The places of a player's stars. */
export interface StarPlaces {
  readonly left: number;
  readonly territories: { readonly [F in Faction]?: number };
  readonly tiles: readonly Site[];
  readonly recruits: readonly string[];
  readonly dilemma: boolean;
}

/** A construction site. */
export interface SiteState {
  /** The tile of its market; null while that is not built. */
  readonly tile: string | null;
  /** The seats with a star on the tile. */
  readonly stars: readonly Seat[];
  /** Workers on its construction spaces, and how many complete the market. */
  readonly workers: number;
  readonly needed: number;
}

/** A faction. */
export interface FactionState {
  /** The cell of its marker, 0 to 11, and the tier that it has reached, 0 to 4. */
  readonly allegiance: number;
  readonly tier: number;
  /** EUP-ALL.8 */
  readonly isRevealed: boolean;
  /** The cell of its miner, 0 to 9; null for the Icarites. */
  readonly miner: number | null;
  /** Star spaces of its territory that are free. */
  readonly freeStarSpaces: number;
  /** EUP-ALL.4 to EUP-ALL.6: the cells at which its tiers begin. The last is the end of its track. */
  readonly tiers: readonly number[];
  /** EUP-TUN.5, EUP-TUN.6: the cell of the miner that reveals its recruits, and the last, at which the end opens; null for the Icarites. */
  readonly tunnel: { readonly reveals: number; readonly end: number } | null;
}

/** The bonuses of a faction for a player. */
export interface FactionBonus {
  readonly tier1: boolean;
  readonly tier2: boolean;
  /** EUP-TUN.8: an active recruit of the faction and a complete tunnel. */
  readonly tunnelEnd: boolean;
}

/** A penalty that is in force for a player. */
export interface PenaltyInForce {
  readonly penalty: Penalty;
  readonly site: Site;
  readonly tile: string;
}
