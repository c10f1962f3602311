import type { AnyAction, Emitted, Engine, PartialOptions, Seed } from '@rulewright/core';
import type { AnyState } from './any.js';

/** What a search plays with; engines have it. */
export type Playing<State, Action extends AnyAction, Options, Event> = Pick<
  Engine<State, Action, Options, Event>,
  'init' | 'legalActions' | 'step' | 'explain'
>;

/** What a game starts from. */
export interface Start<Options> {
  readonly seed: Seed;
  readonly options: PartialOptions<Options>;
}

/** A position, and what happened on the way to it by the last decision. */
export interface Reached<State, Event> {
  readonly state: State;
  readonly events: readonly Event[];
}

/** Whether this is the situation that is looked for; after the set-up no events are given. */
export type Such<State, Event> = (position: State, events: readonly Event[]) => boolean;

/** A game step by step: what is reached after the set-up and after each action. */
export interface Trail<State, Action, Options, Event> {
  readonly start: Start<Options>;
  readonly actions: readonly Action[];
  readonly reached: readonly Reached<State, Event>[];
}

/** Says what is played next: an action that is legal, or nothing more. */
export type Next<State, Action> = (state: State) => Action | undefined;

/** What trails that share it may still cost together: one for each attempt, so that even those that play nothing come to an end, and one a decision. */
export interface Purse {
  left: number;
  /** The decisions that were played. */
  played: number;
}

/** Plays on from a trail until the situation is reached, `next` has no more, `longest` or the end of the purse. */
export function laid<State extends AnyState, Action extends AnyAction, Options, Event>(
  engine: Playing<State, Action, Options, Event>,
  trail: Trail<State, Action, Options, Event>,
  next: Next<State, Action>,
  stop: { readonly such: Such<State, Event>; readonly longest: number; readonly purse: Purse },
): Trail<State, Action, Options, Event> | undefined {
  const actions = [...trail.actions];
  const reached = [...trail.reached];
  const { such, longest, purse } = stop;
  let here = reached[reached.length - 1];
  purse.left--;
  while (here !== undefined && actions.length < longest && purse.left > 0) {
    const action = next(here.state);
    if (action === undefined) return undefined;
    purse.left--;
    purse.played++;
    here = taken(engine.step(here.state, action));
    actions.push(action);
    reached.push(here);
    if (such(here.state, here.events)) return { start: trail.start, actions, reached };
  }
  return undefined;
}

const taken = <State, Event>({
  state,
  events,
}: {
  readonly state: State;
  readonly events: readonly Emitted<Event>[];
}): Reached<State, Event> => ({ state, events: events.map(({ event }) => event) });

/** The set-up alone. */
export const begun = <State, Action extends AnyAction, Options, Event>(
  engine: Playing<State, Action, Options, Event>,
  start: Start<Options>,
): Trail<State, Action, Options, Event> => ({
  start,
  actions: [],
  reached: [{ state: engine.init(start.seed, start.options), events: [] }],
});

/** The first decisions of a trail. */
export const first = <State, Action, Options, Event>(
  { start, actions, reached }: Trail<State, Action, Options, Event>,
  decisions: number,
): Trail<State, Action, Options, Event> => ({
  start,
  actions: actions.slice(0, decisions),
  reached: reached.slice(0, decisions + 1),
});
