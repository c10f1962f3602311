import { type AnyAction, type AnyDecision, type Engine, isInputError } from '@rulewright/core';
import type { AnyState } from './any.js';

/** Further decisions in which draws that are left over are looked for. */
const MOST_AHEAD = 30;

/** In which decision the first of the draws that are left over would be taken, when everybody does nothing meanwhile. */
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
