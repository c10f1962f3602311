import type { AnyState as State } from '@rulewright/bots';
import type { AnyAction, Engine, RuleCatalogue, View, Violation } from '@rulewright/core';
import type { GameText } from '@rulewright/core/text';

/** What core keeps in the state of every game. */
export interface AnyState extends State {}

/** A game in words, whatever its exact types. */
export type AnyText = GameText<View<AnyState>, AnyAction, { readonly type: string }, Violation>;

/** An engine, whatever its exact types. */
export type ServedEngine = Engine<AnyState, AnyAction, object, unknown>;

/** All that a server knows of one game. */
export interface ServedGame {
  readonly title: string;
  readonly engine: ServedEngine;
  /** The catalogue that `@rulewright/<game>/rules` exports. */
  readonly rules: RuleCatalogue;
  /** What `createText` of `@rulewright/<game>/text` gives. Without it the methods that say something are refused. */
  readonly text?: AnyText | undefined;
}
