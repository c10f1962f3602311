import type { Seed } from '@rulewright/core';
import type { Told } from '@rulewright/core/text';
import type { EventIn, OptionsIn, ViewIn } from './engine-types.js';

/** How games are set up and told. */
export interface BoardgameSettings<E> {
  /** Options of every match; those that a match is created with, as `setupData`, go before them. */
  readonly options?: OptionsIn<E>;
  /**
   * Gives the seed of a match when it begins: 128 random bits when not given. Whoever knows it knows every secret, so a
   * given one stands in the code of the server alone and not in the module that clients import.
   */
  readonly seed?: () => Seed;
  /** What `createText` of the game gives: the log tells what happened, in words that everybody may read. */
  readonly text?: {
    opening(view: ViewIn<E>): string;
    event(view: ViewIn<E>, event: EventIn<E>): Told;
  };
  /** Whether a player may take back moves as long as nobody else was asked, nothing was drawn and nothing hidden was seen; true when not given. */
  readonly undo?: boolean;
}
