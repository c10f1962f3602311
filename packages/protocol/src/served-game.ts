import type { AnyEngine, Expertise, Fields, NamedBots, Nets, AnyState as State } from '@rulewright/bots';
import {
  type AnyAction,
  InputError,
  type RuleCatalogue,
  type RuleTitles,
  type View,
  type Violation,
} from '@rulewright/core';
import type { GameText } from '@rulewright/core/text';

/** Fields that core keeps in the state of every game. */
export interface AnyState extends State {}

/** The text of a game, whatever its exact types. */
export type AnyText = GameText<View<AnyState>, AnyAction, { readonly type: string }, Violation>;

/** An engine, whatever its exact types. */
export type ServedEngine = AnyEngine;

/** A case that has been played: `TriedCase` of `@rulewright/testing/cases`. */
export interface ServedCase {
  readonly name: string;
  readonly at: number;
  readonly rules: readonly string[];
  readonly ok: boolean;
  readonly lines: readonly {
    readonly at: number;
    readonly expected: string;
    readonly found: readonly string[];
    readonly ok: boolean;
  }[];
  readonly written: string;
  readonly problem?: { readonly at: number; readonly why: string };
  readonly wentOn?: string;
  readonly actions: readonly string[];
}

/** Player of the cases of a game: `CasePlayer` of `@rulewright/testing/cases`. */
export interface ServedCases {
  readonly words: Readonly<Record<string, string>>;
  read(given: { readonly text: string; readonly positions?: string | undefined }): readonly (() => ServedCase)[];
}

/** A game as a server needs it. */
export interface ServedGame {
  readonly title: string;
  readonly engine: ServedEngine;
  /** The catalogue that `@rulewright/<game>/rules` exports. */
  readonly rules: RuleCatalogue;
  /** Result of `createText` of `@rulewright/<game>/text`; without it the methods that answer in words are refused. */
  readonly text?: AnyText | undefined;
  /** The game in other languages by code, as `withLanguages` of `@rulewright/games/load` gives them. */
  readonly translations?: Readonly<Record<string, { readonly text: AnyText; readonly titles: RuleTitles }>> | undefined;
  /** Export `expertise` of `@rulewright/bots/<game>`; without it the bots that need it cannot play. */
  readonly expertise?: Expertise | undefined;
  /** Bots of the game's own, beside those that play every game. */
  readonly bots?: NamedBots | undefined;
  /** Nets that clients may name as judges of searches. */
  readonly nets?: Nets | undefined;
  /** Loads the player of its cases; without it `case_words` and `try_case` are refused. */
  readonly cases?: (() => Promise<ServedCases>) | undefined;
  /** Function `fields` of `@rulewright/bots/<game>`; without it there are more codes of actions. */
  fields?(options: AnyState['options']): Fields;
}

/** The player of a game's cases. Throws `InputError` for a game without words for positions. */
export function casesOf({ engine, cases }: Pick<ServedGame, 'engine' | 'cases'>): Promise<ServedCases> {
  if (cases !== undefined) return cases();
  throw new InputError('no cases', [{ path: 'game', message: `${engine.id} has no words for positions` }]);
}
