import { type AnyAction, at, digest, type Engine, type Outcome } from '@rulewright/core';

/** What a whole game came to. */
export interface Played {
  readonly decisions: number;
  readonly outcome: Outcome | undefined;
  readonly state: string;
}

/** A game of random legal actions to its end: the same one wherever it is played. */
export function playOut<S, A extends AnyAction, O, E, C>(engine: Engine<S, A, O, E, C>): Played {
  let state = engine.init('packaging');
  let decisions = 0;
  for (let random = 1; engine.outcome(state) === undefined; random = (random * 48271) % 2147483647) {
    const actions = engine.legalActions(state);
    state = engine.apply(state, at(actions, random % actions.length));
    decisions++;
  }
  return { decisions, outcome: engine.outcome(state), state: digest(state) };
}
