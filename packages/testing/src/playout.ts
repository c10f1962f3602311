import type { AnyAction, Engine, PartialOptions, Seed } from '@rulewright/core';
import type { AnyState } from './any.js';
import { type Generator, generator } from './generator.js';

/** Says which of the listed actions is taken: an index of `legal`. */
export type Policy<State, Action> = (legal: readonly Action[], state: State, random: Generator) => number;

/** A game that can be played again: its seed, its options and the way its actions are chosen. */
export interface Plan<State, Action, Options> {
  /** Starts the engine's generator and, apart from it, the one that chooses. */
  readonly seed: Seed;
  readonly options?: PartialOptions<Options>;
  /** Indices of the actions to take, modulo the length of the list. The playout stops when they run out. */
  readonly choices?: readonly number[];
  /** Chooses when there are no `choices`; without it every listed action is equally likely. */
  readonly policy?: Policy<State, Action>;
  /** Stops after that many decisions; 100,000 when not given. */
  readonly maxDecisions?: number;
}

/** The state where a playout begins in place of the set-up; later draws come from the seed. */
export interface From<State> {
  readonly from?: State;
}

export interface Playout<State, Action> {
  /** The set-up, then the state after each action. */
  readonly states: readonly State[];
  readonly actions: readonly Action[];
  /** The last of the states. */
  readonly end: State;
}

/** Every listed action is equally likely. */
export const uniform: Policy<unknown, unknown> = (legal, _, random) => Math.floor(random() * legal.length);

/** Plays a game with `apply` and keeps every state. The same plan is always the same game. */
export function playout<State extends AnyState, Action extends AnyAction, Options, Event, Content>(
  engine: Engine<State, Action, Options, Event, Content>,
  plan: Plan<State, Action, Options> & From<State>,
): Playout<State, Action> {
  let end = startOf(engine, plan);
  const states = [end];
  const actions: Action[] = [];
  const choose = chooser(plan);
  const { maxDecisions: most = MOST_DECISIONS } = plan;
  while (actions.length < most) {
    const action = choose(engine.legalActions(end), end);
    if (action === undefined) break;
    end = engine.apply(end, action);
    actions.push(action);
    states.push(end);
  }
  return { states, actions, end };
}

/** Plays the same game in a simulation, which is much faster, and gives the last state alone. */
export function lastState<State extends AnyState, Action extends AnyAction, Options, Event, Content>(
  engine: Engine<State, Action, Options, Event, Content>,
  plan: Plan<State, Action, Options> & From<State>,
): State {
  const start = startOf(engine, plan);
  const game = engine.simulate(start);
  const choose = chooser(plan);
  const { maxDecisions: most = MOST_DECISIONS } = plan;
  for (let decision = 0; decision < most; decision++) {
    const action = choose(game.legalActions(), game.state);
    if (action === undefined) break;
    game.apply(action);
  }
  return game.state;
}

const startOf = <State extends AnyState, Action extends AnyAction, Options, Event, Content>(
  engine: Engine<State, Action, Options, Event, Content>,
  { seed, options, from }: Plan<State, Action, Options> & From<State>,
): State => (from === undefined ? engine.init(seed, options) : engine.reseed(from, seed));

/** Takes the next action of a plan; undefined when the game or the plan is over. */
export function chooser<State, Action, Options>({
  seed,
  choices,
  policy = uniform,
}: Plan<State, Action, Options>): (legal: readonly Action[], state: State) => Action | undefined {
  const random = generator(seed);
  let next = 0;
  return (legal, state) => {
    if (legal.length === 0) return undefined;
    if (choices === undefined) return legal[policy(legal, state, random)];
    const choice = choices[next++];
    return choice === undefined ? undefined : legal[choice % legal.length];
  };
}

/** More decisions than a game has unless it never ends. */
export const MOST_DECISIONS = 100_000;
