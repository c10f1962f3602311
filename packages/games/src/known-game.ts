import type { AnyState, Expertise, Fields, NamedBots } from '@rulewright/bots';
import type { Sources } from '@rulewright/bots/arena';
import type { AnyAction, AnyEvent, Engine, RuleCatalogue, RuleTitles, View, Violation } from '@rulewright/core';
import type { GameText } from '@rulewright/core/text';

/** A game in another language: its words, and what its rules are called. */
export interface GameTranslation<State, Action extends AnyAction, Event> {
  readonly text: GameText<View<State>, Action, Event, Violation>;
  readonly titles: RuleTitles;
}

/** All that is known of one game: what every program that plays games needs of it. */
export interface Game<State, Action extends AnyAction, Options, Event, Content> {
  readonly title: string;
  readonly engine: Engine<State, Action, Options, Event, Content>;
  /** The rulebook; empty for a game without one. */
  readonly rules: RuleCatalogue;
  /** The game's refusal codes in words. */
  readonly refusals: Readonly<Record<string, string>>;
  /** The game in words. */
  readonly text: GameText<View<State>, Action, Event, Violation>;
  /** The game in other languages, each loaded when it is asked for, by code: `ru`. */
  readonly languages?: Readonly<Record<string, () => Promise<GameTranslation<State, Action, Event>>>> | undefined;
  /** How many rounds have been played; absent for a game that does not count them. */
  rounds?(view: View<State>): number;
  /** The types of events that matter most to somebody who looks back at a game: what a game told in short tells. */
  readonly highlights?: readonly string[] | undefined;
  /** What somebody knows well about the game. Without it the bots that need it cannot play. */
  readonly expertise?: Expertise | undefined;
  /** What the fields of actions can hold with these options, for learners. */
  fields?(options: Options): Fields;
  /** Bots of the game's own, beside those that play every game. */
  readonly bots?: NamedBots | undefined;
  /** What of the content is our reconstruction because it was never printed as text; absent where nothing is. */
  readonly reconstructed?: string | undefined;
  /** Where threads and other machines find engine, expertise and bots; absent for a game that lies in no module. */
  readonly sources?: Sources | undefined;
}

/** A game whose exact types do not matter. */
export type KnownGame = Game<AnyState, AnyAction, AnyState['options'], AnyEvent, unknown>;
