import type { AnyState, Expertise, Fields, NamedBots } from '@rulewright/bots';
import type { Sources } from '@rulewright/bots/arena';
import type { AnyAction, AnyEvent, Engine, RuleCatalogue, RuleTitles, View, Violation } from '@rulewright/core';
import type { GameText } from '@rulewright/core/text';
import type { CasePlayer } from '@rulewright/testing/cases';

/** The texts and rule titles of a game in another language. */
export interface GameTranslation<State, Action extends AnyAction, Event> {
  readonly text: GameText<View<State>, Action, Event, Violation>;
  readonly titles: RuleTitles;
}

/** Everything about one game that a program that plays it needs. */
export interface Game<State, Action extends AnyAction, Options, Event, Content> {
  readonly title: string;
  readonly engine: Engine<State, Action, Options, Event, Content>;
  /** The rulebook; empty for a game without one. */
  readonly rules: RuleCatalogue;
  /** The game's refusal codes in words. */
  readonly refusals: Readonly<Record<string, string>>;
  /** The texts of the game. */
  readonly text: GameText<View<State>, Action, Event, Violation>;
  /** Translations by code, such as `ru`, each loaded on request. */
  readonly languages?: Readonly<Record<string, () => Promise<GameTranslation<State, Action, Event>>>> | undefined;
  /** Number of rounds played; absent for a game that does not count them. */
  rounds?(view: View<State>): number;
  /** Types of the most important events, those told in a short account of a game. */
  readonly highlights?: readonly string[] | undefined;
  /** Playing knowledge for bots; without it the bots that need it cannot play. */
  readonly expertise?: Expertise | undefined;
  /** Possible values of the fields of actions under these options, for learners. */
  fields?(options: Options): Fields;
  /** Bots of the game's own, beside those that play every game. */
  readonly bots?: NamedBots | undefined;
  /** Loads the player of its cases; absent for a game without words for positions. */
  readonly cases?: (() => Promise<CasePlayer>) | undefined;
  /**
   * The part of the content that is our reconstruction because its text was never printed; absent when there is none.
   */
  readonly reconstructed?: string | undefined;
  /**
   * Modules from which threads and other machines load engine, expertise and bots; absent for a game outside any
   * module.
   */
  readonly sources?: Sources | undefined;
}

/** A game whose exact types do not matter. */
export type KnownGame = Game<AnyState, AnyAction, AnyState['options'], AnyEvent, unknown>;
