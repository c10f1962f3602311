import type { Seed } from '@rulewright/core';
import type { Told } from '@rulewright/core/text';
import type { EventIn, OptionsIn, ViewIn } from './engine-types.js';

/** The settings of games: their seeds, and the words of the log. */
export interface BoardgameSettings<E> {
  /** Options of every match; those that a match is created with, as `setupData`, go before them. */
  readonly options?: OptionsIn<E>;
  /**
   * Gives the seed of a match when it begins: 128 random bits when not given. Anyone who knows it knows every secret, so a
   * given one stands in the code of the server alone and not in the module that clients import.
   */
  readonly seed?: () => Seed;
  /** The result of `createText` of the game: the log tells events in words that everybody may read. */
  readonly text?: {
    opening(view: ViewIn<E>): string;
    event(view: ViewIn<E>, event: EventIn<E>): Told;
  };
  /** Lets a player take back moves until somebody else is asked, something is drawn or something hidden is seen; true when not given. */
  readonly undo?: boolean;
}
