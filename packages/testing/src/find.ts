import { type AnyAction, at, type Engine, type PartialOptions, type Replay, type Seed } from '@rulewright/core';
import type { AnyState } from './any.js';
import { type Generator, generator } from './generator.js';
import { type Policy, uniform } from './playout.js';
import { shortened } from './shorten.js';
import { begun, first, laid, type Next, type Purse, type Such, type Trail } from './trail.js';
import { type Teller, transcript } from './transcript.js';

/** Settings of a search: the situation, and the effort spent on it. */
export interface Find<State, Action, Options, Event> {
  /**
   * True for the situation sought. Called after the set-up, without events, and after each decision with all events it
   * caused.
   */
  readonly such: Such<State, Event>;
  /** The sets of options that are played in turn: the defaults alone when not given. */
  readonly options?: readonly PartialOptions<Options>[];
  /** Upper bound of decisions played, 20,000 when not given: half to find a game, half to shorten it. */
  readonly budget?: number;
  /** Decides everything; 'find' when not given. */
  readonly seed?: Seed;
  /** Chooses the actions; without it every listed action is equally likely. Good players reach what chance does not. */
  readonly policy?: Policy<State, Action>;
  /** The game in words: what was found is told in them. */
  readonly text?: Teller<State, Action, Partial<Event>>;
}

/** A game that shows a situation with its last decision. */
export interface Found<State, Action, Options, Event> {
  readonly record: Replay<Action, Options>;
  readonly position: State;
  /** Events of the last decision. */
  readonly events: readonly Event[];
  /** The game in sentences, each with its rule; none without `text`. */
  readonly transcript: readonly string[];
}

export interface Findings<State, Action, Options, Event> {
  /** The shortest game found; undefined when no game showed the situation, which does not prove it impossible. */
  readonly found: Found<State, Action, Options, Event> | undefined;
  /** Number of games and decisions played during the search. */
  readonly searched: { readonly games: number; readonly decisions: number };
}

export const BUDGET = 20_000;

/**
 * Searches seeded games for a situation, then shortens the game found. It shortens by leaving out decisions and by
 * playing on differently from earlier positions. Equal settings find the same game.
 */
export function find<State extends AnyState, Action extends AnyAction, Options, Event, Content>(
  engine: Engine<State, Action, Options, Event, Content>,
  settings: Find<State, Action, Options, Event>,
): Findings<State, Action, Options, Event> {
  const { such, options = [{}], budget = BUDGET, seed = 'find', policy = uniform, text } = settings;
  const random = generator(seed);
  const next: Next<State, Action> = (state) => {
    const legal = engine.legalActions(state);
    return legal[policy(legal, state, random)];
  };
  const purse: Purse = { left: budget, played: 0 };
  let best: Trail<State, Action, Options, Event> | undefined;
  let games = 0;
  const isEnough = () => best !== undefined && (best.actions.length < 2 || purse.left <= budget / 2);
  while (purse.left > 0 && !isEnough()) {
    const start = { seed: `${seed}/${games}`, options: options[games % options.length] ?? {} };
    games++;
    const trail = begun(engine, start);
    const isThere = such(at(trail.reached, 0).state, []);
    best = isThere ? trail : (laid(engine, trail, next, { such, purse, longest: lengthOf(best) - 1 }) ?? best);
  }
  const searched = () => ({ games, decisions: purse.played });
  if (best === undefined) return { found: undefined, searched: searched() };

  best = shortened(engine, best, { such, purse, next });
  while (purse.left > 0 && best.actions.length > 1) {
    const longest: number = best.actions.length - 1;
    best = laid(engine, first(best, below(longest, random)), next, { such, purse, longest }) ?? best;
  }
  const { start, actions, reached } = best;
  const record = engine.record({ ...start, actions });
  const { state: position, events } = at(reached, reached.length - 1);
  const sentences = text === undefined ? [] : transcript(engine, text, record);
  return { found: { record, position, events, transcript: sentences }, searched: searched() };
}

const lengthOf = (trail: { readonly actions: readonly unknown[] } | undefined): number =>
  trail?.actions.length ?? Number.POSITIVE_INFINITY;

const below = (count: number, random: Generator): number => Math.floor(random() * count);
