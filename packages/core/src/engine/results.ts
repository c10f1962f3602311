import type { View } from '../cards/view.js';
import type { NamedDraw } from '../game/trace.js';
import type { Emitted } from '../game/types.js';
import type { Fraction } from '../ground/fraction.js';

// The answers of an engine about chance.

/** A possible result of an action: its probability, the state, and the events on the way. */
export interface ChanceOutcome<State, Event> {
  readonly probability: Fraction;
  readonly state: State;
  readonly events: readonly Emitted<Event>[];
  /** A script that leads there; for equal states, one of several. */
  readonly draws: readonly NamedDraw[];
}

/** A possible start of a game: its probability, the state, and the draws that lead to it. */
export interface Start<State> {
  readonly probability: Fraction;
  readonly state: State;
  /** A script for `init` that leads there; for equal states, one of several. */
  readonly draws: readonly NamedDraw[];
}

/** A possible result of an action as one viewer sees it and is told of it. */
export interface SeenChance<State, SeenEvent> {
  readonly probability: Fraction;
  readonly view: View<State>;
  readonly events: readonly SeenEvent[];
}

/**
 * The chances of an action for a player: every result, or the reason why they are not listed.
 *
 * `depends-on`: too many, because the rules read cards of that zone (`hands.1`), which the player does not see.
 * `too-many-draws`: too much is drawn in sight. `too-fine`: a probability is no fraction of safe integers. A sample
 * works in all three cases.
 */
export type Expected<State, SeenEvent> =
  | { readonly exact: true; readonly outcomes: readonly SeenChance<State, SeenEvent>[] }
  | { readonly exact: false; readonly code: 'depends-on'; readonly zone: string }
  | { readonly exact: false; readonly code: 'too-many-draws' | 'too-fine' };

/** The chances of an action for a player, from sampled worlds that agree with the view. */
export interface Sampled<State, SeenEvent> {
  readonly exact: false;
  readonly code: 'sampled';
  readonly worlds: number;
  readonly outcomes: readonly SampledChance<State, SeenEvent>[];
}

/** A result found in some worlds. A result found in none is not listed, but may still happen. */
export interface SampledChance<State, SeenEvent> {
  /** Its mean probability in these worlds. */
  readonly share: number;
  /** The 95 % confidence interval of the chance; a result seen in all of 100 worlds may still have only .963. */
  readonly interval: readonly [from: number, to: number];
  readonly view: View<State>;
  readonly events: readonly SeenEvent[];
}
