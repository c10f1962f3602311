import type { Utility } from '@rulewright/core';

/** The origin of a net. */
export interface Provenance {
  /** The command that made it. */
  readonly command: string;
  readonly seed: string;
  /** Training data, one entry per generation: how many games and positions, and who played them. */
  readonly data: readonly { readonly games: number; readonly positions: number; readonly player: string }[];
  /**
   * The digest of the first games of weighted players, made by `firstGames`. Playing them again gives the same digest.
   */
  readonly firstGames: string;
  /** Loss on games held out from training, in bits a pair of seats; a guess has 1. */
  readonly heldOut: number;
}

/** A trained judge as plain data. Weights are 16-bit integers in base 64; each layer has a scale. */
export interface Net {
  readonly format: 1;
  readonly game: string;
  readonly content: string;
  /** The digest of the names of its features, made by `featuresDigest`. */
  readonly features: string;
  readonly hidden: number;
  /** The utility that its training games were played for; places by default. */
  readonly utility?: Utility;
  readonly scales: readonly [first: number, second: number];
  readonly weights: string;
  readonly provenance: Provenance;
}
