import type { AnyEngine, Expertise, Fields, NamedBots, AnyState as State } from '@rulewright/bots';
import type { AnyAction, RuleCatalogue, RuleTitles, View, Violation } from '@rulewright/core';
import type { GameText } from '@rulewright/core/text';

/** What core keeps in the state of every game. */
export interface AnyState extends State {}

/** A game in words, whatever its exact types. */
export type AnyText = GameText<View<AnyState>, AnyAction, { readonly type: string }, Violation>;

/** An engine, whatever its exact types. */
export type ServedEngine = AnyEngine;

/** All that a server knows of one game. */
export interface ServedGame {
  readonly title: string;
  readonly engine: ServedEngine;
  /** The catalogue that `@rulewright/<game>/rules` exports. */
  readonly rules: RuleCatalogue;
  /** What `createText` of `@rulewright/<game>/text` gives. Without it the methods that say something are refused. */
  readonly text?: AnyText | undefined;
  /** The game in other languages by code, as `withLanguages` of `@rulewright/games/load` gives them. */
  readonly translations?: Readonly<Record<string, { readonly text: AnyText; readonly titles: RuleTitles }>> | undefined;
  /** What `@rulewright/bots/<game>` exports as `expertise`; without it the bots that need it cannot play. */
  readonly expertise?: Expertise | undefined;
  /** Bots of the game's own, beside those that play every game. */
  readonly bots?: NamedBots | undefined;
  /** What `fields` of `@rulewright/bots/<game>` says: without it there are more codes of actions. */
  fields?(options: AnyState['options']): Fields;
}
