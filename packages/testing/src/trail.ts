import type { AnyAction, Emitted, Engine, PartialOptions, Seed } from '@rulewright/core';
import type { AnyState } from './any.js';

/** The functions of an engine that a search needs. */
export type Playing<State, Action extends AnyAction, Options, Event> = Pick<
  Engine<State, Action, Options, Event>,
  'init' | 'legalActions' | 'step' | 'explain'
>;

/** Seed and options of a game. */
export interface Start<Options> {
  readonly seed: Seed;
  readonly options: PartialOptions<Options>;
}

/** A position, and the events of the decision that led to it. */
export interface Reached<State, Event> {
  readonly state: State;
  readonly events: readonly Event[];
}

/** True for the situation sought; after the set-up it gets no events. */
export type Such<State, Event> = (position: State, events: readonly Event[]) => boolean;

/** A game step by step: what is reached after the set-up and after each action. */
export interface Trail<State, Action, Options, Event> {
  readonly start: Start<Options>;
  readonly actions: readonly Action[];
  readonly reached: readonly Reached<State, Event>[];
}

/** The next legal action to play; undefined ends the trail. */
export type Next<State, Action> = (state: State) => Action | undefined;

/**
 * The budget that trails share: each attempt costs one, and each decision one, so that even attempts without decisions
 * end.
 */
export interface Purse {
  left: number;
  /** The decisions that were played. */
  played: number;
}

/**
 * Plays on from a trail until the situation is reached. Gives up when `next` has no more actions, or at `longest`
 * decisions or the end of the purse.
 */
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
