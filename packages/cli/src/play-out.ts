import { type AnyAction, at, type Emitted, type Seat, type Viewer } from '@rulewright/core';
import type { AnyGame, AnyState } from './game.js';
import type { Transcript } from './transcript.js';

type Events = readonly Emitted<{ readonly type: string }>[];

/** Hears of every decision: the states before and after, and what happened. */
export type Watch = (before: AnyState, events: Events, after: AnyState) => void;

/** Says what the asked seat does. */
export type Choose = (state: AnyState, seat: Seat) => AnyAction | Promise<AnyAction>;

export interface Played {
  readonly end: AnyState;
  readonly actions: readonly AnyAction[];
}

/** Plays a game to its end. Where several seats are asked at once, the first of them answers first. */
export async function playOut({ engine }: AnyGame, start: AnyState, choose: Choose, watch: Watch): Promise<Played> {
  const actions: AnyAction[] = [];
  let state = start;
  for (let asked = engine.decision(state)?.seats ?? []; asked.length > 0; asked = engine.decision(state)?.seats ?? []) {
    const action = await choose(state, at(asked, 0));
    const { state: next, events } = engine.step(state, action);
    watch(state, events, next);
    actions.push(action);
    state = next;
  }
  return { end: state, actions };
}

/** Prints a game as one viewer may know it. */
export function narration({ engine, narrator }: AnyGame, viewer: Viewer, { print }: Transcript): Watch {
  return (before, events, after) => {
    if (events.length === 0) return;
    print(narrator.tell(engine.view(before, viewer), engine.eventsFor(events, viewer), engine.view(after, viewer)));
  };
}
