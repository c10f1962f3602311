import type { AnyAction, AnyDecision, AnyEvent, Draw, Engine, Seed, View, Violation } from '@rulewright/core';
import type { Words } from '@rulewright/core/positions';
import type { GameText } from '@rulewright/core/text';
import type { AnyState } from '../any.js';

/** The queries of a game, by name. */
export type Asking = Readonly<Record<string, (...args: readonly unknown[]) => unknown>>;
/** An engine as cases use it; every engine is one. */
export type CaseEngine = Engine<AnyState, AnyAction, unknown, AnyEvent, unknown, AnyDecision, Asking>;
/** The sentences of a game that cases compare and ask with. */
export type CaseText = Pick<GameText<View<AnyState>, AnyAction, AnyEvent, Violation>, 'event' | 'refusal' | 'action'>;

/** The set-up of a case: settings write to it before the game begins. */
export interface CaseStart {
  seed?: Seed;
  options: Record<string, unknown>;
  script?: readonly Draw[];
}

/** Everything that cases of one game need. */
export interface CaseGame {
  readonly engine: CaseEngine;
  /** The words that build positions. */
  readonly words: Words;
  /** Words that change the set-up, such as cards of the players' own. */
  readonly settings?: Readonly<Record<string, (start: CaseStart, ...values: never[]) => void>>;
  /** The sentences of the game in a language, such as `en`; undefined when it has none. */
  text?(language: string, engine: CaseEngine): CaseText | undefined;
  /** The types of its events, for misspelt ones; those that the engine declares, unless given. */
  readonly events?: readonly string[];
  /** The base pack, and the rules with another pack. */
  readonly content?: { readonly base: object; engine(content: object): CaseEngine };
}
