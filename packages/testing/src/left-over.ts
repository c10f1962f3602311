import { type AnyAction, type AnyDecision, type Engine, isInputError } from '@rulewright/core';
import type { AnyState } from './any.js';

/** Upper bound of further decisions in which left-over draws are searched for. */
const MOST_AHEAD = 30;

/** Finds the decision that would use the first left-over draw if every seat did nothing until then. */
export function takerOf<
  State extends AnyState,
  Action extends AnyAction,
  Options,
  Event,
  Content,
  Decision extends AnyDecision,
>(engine: Engine<State, Action, Options, Event, Content, Decision>, left: State): string {
  const { script } = left.rng;
  let state = engine.scriptDraws(left, script);
  for (let n = 0; n < MOST_AHEAD; n++) {
    const decision = engine.decision(state);
    const [seat = 0] = decision?.seats ?? [];
    const action = decision && engine.idle(state, seat);
    if (action === undefined) return '; nobody draws any more';
    const when = `${decision?.kind} of seat ${seat}, ${n === 0 ? 'which waits now' : `${n} decisions later`}`;
    try {
      state = engine.apply(state, action);
    } catch (error) {
      if (!isInputError(error)) throw error;
      return `; they do not fit what ${when}, draws: ${error.issues[0]?.message}`;
    }
    if (state.rng.script.length < script.length) return `; ${JSON.stringify(script[0])} would be taken by ${when}`;
  }
  return `; no draw of the next ${MOST_AHEAD} decisions takes them`;
}
